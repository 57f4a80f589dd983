import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import * as z from 'zod/mini'
import { stored, useLeaving, useStored } from '../forms/stored.ts'
import { inFigures } from '../lib/english.ts'
import { type Bounds, type CountChange, parseCount, signed } from '../rules/sheet/count.ts'
import { Button } from '../ui/button/button.tsx'
import common from '../ui/common.module.css'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx'
import styles from './count.module.css'

/** What is typed into a count, and the number that was shown when the typing began, with its version. */
const typedCounts = stored('count', z.object({ text: z.string(), over: z.number(), rev: z.number() }))

type CountProps = {
  /** The ids that it belongs to, first the user id. */
  whose: readonly string[]
  /** What is counted, and whose it is, if that is not above it. */
  label: string
  value: number
  /** The version of the value. */
  rev: number
  bounds: Bounds
  /** Shows the max beside the number. */
  isOfMax?: boolean
  /** Adds a difference; the count may stop at its bounds. What it returns is awaited before a note is shown. */
  onAdd: (add: number) => unknown
  /** Sets the value, as `onAdd` adds, on the one that it was typed over: somebody else may have changed it since. */
  onSet: (value: number, on: { value: number; rev: number }) => unknown
  /** What was said of the last change, such as “−5 of −7”. */
  note?: string | undefined
  /** A drawing of it, below. */
  children?: ReactNode
}

/** The differences of the keys of a number field (ARIA: spinbutton). */
const steps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }
/** What can be typed instead. Whoever typed too many digits hears of the limit. */
const notNumber = (typed: string, max: number | undefined) =>
  `Type a number ${max !== undefined && /(\d,?){8}/.test(typed) ? `up to ${inFigures(max)}` : 'such as 12'}, or a change such as -7 or +3.`
/** The most characters of a note that have room beside the label. */
export const longestBeside = 12

const savedNote = 'Saved'

/**
 * How a note on what is saved is shown, and what of it is only seen: “Saving…”, and “Saved” from the second time until
 * what it is about is left. After “Not saved yet” it is news again.
 * @param isIn whether the person is in what is saved
 * @param value what was saved. With another one, “Saved” is gone: somebody else has changed it.
 */
export function useNote(note: string, isIn: boolean, value?: number): { note: string; isSeenOnly: boolean } {
  const [last, keep] = useState({ note: '', isIn, value, wasSaid: false, isSeenOnly: false })
  if (last.note !== note || last.isIn !== isIn) {
    const isNew = last.note !== note
    const isQuiet = note === '' || note.endsWith('…')
    const wasSaid = last.isIn === isIn && last.wasSaid
    const isSaved = note === savedNote
    keep({
      note,
      isIn,
      value: isNew ? value : last.value,
      wasSaid: isNew && (isSaved || (isQuiet && wasSaid)),
      isSeenOnly: isNew ? note.endsWith('…') || (isSaved && wasSaid) : last.isSeenOnly,
    })
  }
  return { note: note === savedNote && value !== last.value ? '' : note, isSeenOnly: last.isSeenOnly }
}

/**
 * A number that several people change at once: by its buttons, which repeat while they are held, by the arrow keys, or
 * by typing. `-7` and `+3` change it, `12` sets it. After digits alone, buttons offer all three. What is typed is entered
 * when the field is left; after a reload, at once.
 */
export function Count({ whose, label, value, rev, bounds, onAdd, onSet, note = '', ...drawn }: CountProps) {
  const { isOfMax = false, children } = drawn
  const [draft, keep] = useStored(typedCounts, whose)
  const typed = draft?.text
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const offers = useRef<HTMLDivElement>(null)
  const said = useId()
  // Whoever presses a button, or types a difference, does not hear the value of the field.
  const isUnheard = useRef(false)
  const press = (add: number) => {
    isUnheard.current = true
    onAdd(add)
  }
  /** What was typed is on its way: the note is still that of an earlier change. */
  const [isEntering, setEntering] = useState(false)
  const until = async (entered: unknown) => {
    setEntering(true)
    await entered
    setEntering(false)
  }
  const [isIn, setIn] = useState(false)
  const told = useNote(note, isIn, value)
  const { min, max } = bounds
  const ofMax = isOfMax && max !== undefined ? ` of ${inFigures(max)}` : ''
  const isTyping = typed !== undefined
  const shown = typed ?? inFigures(value)
  // What is typed after a step, or after Enter, replaces the number.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number is selected, too
  useLayoutEffect(() => {
    if (!isTyping && document.activeElement === field.current) field.current?.select()
  }, [value, isTyping])
  const settle = (chosen?: CountChange) => {
    // Of two that ask at once, one enters it.
    const { text, over, ...on } = keep((now) => now) ?? { text: '', over: value, rev }
    const isChanged = text.trim() !== '' && text !== inFigures(over)
    const change = chosen ?? (isChanged ? parseCount(text, over) : undefined)
    if (isChanged && !change) return setProblem(notNumber(text, max))
    drop()
    if (!change) return
    isUnheard.current = 'add' in change
    if ('add' in change) {
      if (change.add !== 0) void until(onAdd(change.add))
    } else if (change.set !== value) void until(onSet(change.set, { value: over, ...on }))
  }
  const drop = () => {
    keep(undefined)
    setProblem('')
  }
  const enter = useEffectEvent(() => settle())
  useEffect(() => enter(), [])
  useLeaving(() => settle())
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || typed === undefined) return
    event.stopPropagation()
    drop()
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.key === 'Enter') settle()
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    isUnheard.current = false
    onAdd(step)
  }
  // While something is typed, nothing says that it is saved.
  const state = problem || (isTyping || isEntering ? '' : told.note)
  const digits = typed !== undefined && /^\s*\d{1,7}\s*$/.test(typed) ? Number(typed) : 0
  const isOffering = digits > 0
  useLayoutEffect(() => {
    if (offers.current && digits) keepInWindow(offers.current)
  }, [digits])
  const offer = (words: string, change: { add: number } | { set: number }) => (
    <Button
      className={styles.offer}
      aria-label={`${words}: ${label}`}
      // Safari gives a pressed button no focus: the field would lose it, and set the number.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        settle(change)
        field.current?.focus()
      }}
    >
      {words}
    </Button>
  )
  return (
    <div className={styles.count}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of what its controls do */}
      <div
        className={styles.row}
        data-wrong={problem ? '' : undefined}
        onKeyDown={onEscape}
        onFocus={() => setIn(true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          setIn(currentTarget.contains(relatedTarget))
          if (relatedTarget !== field.current && !offers.current?.contains(relatedTarget)) settle()
        }}
      >
        <Step label={`Less: ${label}`} isAtEnd={min !== undefined && value <= min} onStep={() => press(-1)} sign="−" />
        <input
          ref={field}
          className={styles.number}
          aria-label={label}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={ofMax && !isTyping ? inFigures(value) + ofMax : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? said : undefined}
          data-long={shown.length > 3 ? '' : undefined}
          // Its card is as wide as the saved number wants. Only while it is typed has a longer one to be over the buttons.
          data-over={isTyping && !isOfMax && shown.length > 5 ? '' : undefined}
          value={shown}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            keep({ over: value, rev, ...draft, text: target.value })
            setProblem('')
          }}
          onKeyDown={onKeyDown}
        />
        {ofMax && (
          <span className={`${common.small} ${styles.of}`} aria-hidden="true">
            {ofMax}
          </span>
        )}
        <Step label={`More: ${label}`} isAtEnd={max !== undefined && value >= max} onStep={() => press(1)} sign="+" />
        {isOffering && (
          <div ref={offers} className={`${common.over} ${styles.offers}`}>
            {offer(signed(-digits), { add: -digits })}
            {offer(signed(digits), { add: digits })}
            {offer(`= ${inFigures(digits)}`, { set: digits })}
          </div>
        )}
      </div>
      {children}
      <p
        id={said}
        className={`${common.small} ${problem ? common.fault : ''}`}
        role="status"
        data-short={!problem && state.length <= longestBeside ? '' : undefined}
      >
        {/* Once: not already while it is being saved. */}
        {state && !problem && isUnheard.current && !state.endsWith('…') && (
          <VisuallyHidden>{`${label} ${inFigures(value)}${ofMax}. `}</VisuallyHidden>
        )}
        {state && !problem && told.isSeenOnly ? <span aria-hidden="true">{state}</span> : state}
        {isOffering && (
          <VisuallyHidden>
            {`Enter sets it to ${inFigures(digits)}. Tab leads to ${signed(-digits)} and ${signed(digits)}.`}
          </VisuallyHidden>
        )}
      </p>
    </div>
  )
}

/** Moves the choice, which is centered below its field, so that all of it is 8 px or more inside of the window. */
function keepInWindow(choice: HTMLElement) {
  choice.style.translate = ''
  const { left, right } = choice.getBoundingClientRect()
  const shift = Math.max(8 - left, Math.min(0, document.documentElement.clientWidth - 8 - right))
  if (shift !== 0) choice.style.translate = `calc(-50% + ${shift}px)`
}

type StepProps = { label: string; isAtEnd: boolean; onStep: () => void; sign: '−' | '+' }

/** No Tab stop: the arrow keys do the same in the field. */
function Step({ label, isAtEnd, onStep, sign }: StepProps) {
  const held = useHeld(() => isAtEnd || onStep())
  return (
    <button type="button" className={styles.step} tabIndex={-1} aria-label={label} aria-disabled={isAtEnd} {...held}>
      {sign}
    </button>
  )
}

/** How long a button is held before it repeats, and the pause between two repetitions, in milliseconds. */
const heldAfterMs = 400
const againMs = 110

/**
 * The handlers of a button that does its work once for each press, and goes on while a pointer holds it. Nothing depends
 * on the hold (WCAG 2.5.1): presses, taps and keys do the same.
 */
function useHeld(work: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRepeated = useRef(false)
  const latest = useRef(work)
  latest.current = work
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const again = () => {
    hasRepeated.current = true
    latest.current()
    timer.current = setTimeout(again, againMs)
  }
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      hasRepeated.current = false
      if (button === 0) timer.current = setTimeout(again, heldAfterMs)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A touch screen opens a menu on a long press.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (!hasRepeated.current) work()
      hasRepeated.current = false
    },
  }
}
