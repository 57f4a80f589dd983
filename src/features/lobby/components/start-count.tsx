import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import { Link, useNavigate } from 'react-router-dom'
import type { Start } from '../../../contract/types.gen.ts'
import { countSeconds } from '../../../rules/limits.ts'
import { selectClockOffset } from '../../../session/session-slice.ts'
import { href } from '../../../shell/href.ts'
import { dialogAnswered, type OverlaysRoot } from '../../../shell/overlays/overlays-slice.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { topModal } from '../../../ui/dialog/modal-stack.ts'
import { useTopHost } from '../../../ui/dialog/use-top-host.ts'
import { useDocumentAttribute } from '../../../ui/document-attribute/use-document-attribute.ts'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import styles from './start-count.module.css'

/** The countdown is visible at every scroll position, so focusing it must not scroll. */
const stay = { preventScroll: true }

type CountProps = {
  gameId: string
  start: Start
  /** The person stays in the lobby. */
  stopped: boolean
  onStop: () => void
  /** Called when it appears and disappears. Keep it the same function. */
  onShown: (isShown: boolean) => void
}

/** The countdown to the start, if there is one, above the page and above an open dialog. */
export default function StartCount({ start, ...props }: Omit<CountProps, 'start'> & { start: Start | undefined }) {
  return start ? <CountAbove start={start} {...props} /> : null
}

function CountAbove(props: CountProps) {
  const home = useRef<HTMLDivElement>(null)
  const host = useTopHost(home)
  return (
    <div ref={home} className={styles.home}>
      {host && createPortal(<Count {...props} />, host)}
    </div>
  )
}

/** Counts down to the start, then opens the table; each person can stop that for themselves. */
function Count({ gameId, start, stopped, onStop, onShown }: CountProps) {
  const seconds = useSecondsLeft(start.goesAt)
  const [first] = useState(seconds)
  const isLate = first === 0
  const table = href('gameTable', { game: gameId })
  const navigate = useNavigate()
  const dialogs = useSelector(({ overlays }: OverlaysRoot) => overlays.dialogs)
  const dispatch = useDispatch()
  const leave = useEffectEvent(() => {
    for (const { id } of dialogs) dispatch(dialogAnswered({ id, answer: null }))
    void navigate(table)
  })
  const isOver = seconds === 0
  // A person who arrives after the countdown is not taken to the table.
  const isCounting = !stopped && !isLate
  useEffect(() => {
    if (isCounting && isOver) leave()
  }, [isCounting, isOver])
  useEscape(isCounting, onStop)
  const stop = useRef<HTMLButtonElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  useFocusUnlessTyping(stop, isCounting)
  useEffect(() => {
    if (stopped) note.current?.focus(stay)
  }, [stopped])
  if (isLate || (stopped && isOver)) return null
  return (
    <Counting onShown={onShown}>
      {stopped ? (
        <>
          <p ref={note} tabIndex={-1}>
            You're staying.
          </p>
          <Link to={table} className={buttonClass('secondary')}>
            Go to the Table
          </Link>
        </>
      ) : (
        <>
          {/* Announced once; the numbers that follow are visual only. */}
          <p role="alert" className={styles.words}>
            Starting in<VisuallyHidden> {first} seconds</VisuallyHidden>
          </p>
          <span className={styles.number} aria-hidden="true">
            <span key={seconds}>{seconds}</span>
          </span>
          <Button ref={stop} onClick={onStop} aria-keyshortcuts="Escape">
            Stay here
          </Button>
        </>
      )}
    </Counting>
  )
}

function Counting({ onShown, children }: Pick<CountProps, 'onShown'> & { children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  useFocusAfterRemoval(section)
  // The focused element stays clear of the countdown.
  useDocumentAttribute('counting')
  useEffect(() => {
    onShown(true)
    return () => onShown(false)
  }, [onShown])
  return (
    <section ref={section} aria-label="Starting the game" className={`${common.row} ${styles.count}`}>
      {children}
    </section>
  )
}

/** Whole seconds until a moment of the server's clock, at most the length of the countdown. */
function useSecondsLeft(moment: string): number {
  const offset = useSelector(selectClockOffset)
  const left = () => Math.ceil((Date.parse(moment) - Date.now() - offset) / 1000)
  const [seconds, setSeconds] = useState(left)
  const look = useEffectEvent(() => setSeconds(left()))
  const isOver = seconds <= 0
  useEffect(() => {
    if (isOver) return
    const tick = setInterval(() => look(), 100)
    return () => clearInterval(tick)
  }, [isOver])
  return Math.min(Math.max(seconds, 0), countSeconds)
}

function useEscape(isOn: boolean, stop: () => void): void {
  const press = useEffectEvent(stop)
  useEffect(() => {
    if (!isOn) return
    // In a menu or a dialog the key closes that.
    const hear = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && !topModal() && press()
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isOn])
}

/** Five seconds are too short to move there with Tab, so the button takes the focus, unless someone types. */
function useFocusUnlessTyping(target: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || document.activeElement?.matches('input, textarea, select')) return
    // A menu is above everything.
    document.querySelector<HTMLElement>('[role=menu]:popover-open')?.hidePopover()
    const button = target.current
    button?.focus(stay)
    if (button && !isInSight(button)) scrollBy(0, button.getBoundingClientRect().top - innerHeight / 2)
  }, [isOn, target])
}

/** Whether the button is in view. With text at 200 %, what is above the page may leave no space for it. */
function isInSight(button: Element): boolean {
  const { left, top, width, height } = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
