import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { LogEntry } from '../../../contract/types.gen.ts'
import { useStored } from '../../../forms/stored.ts'
import { Die } from '../../../game/die.tsx'
import { parseNotation } from '../../../rules/dice/notation.ts'
import { LiveRegion, useSettled } from '../../../ui/announcer/live-region.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import common from '../../../ui/common.module.css'
import { useIgnoreDoubleClick } from '../../../ui/dialog/use-ignore-double-click.ts'
import { Field } from '../../../ui/field/field.tsx'
import { useFocusAfterRemoval, useFocusBack } from '../../../ui/focus-back/use-focus-back.ts'
import { Stepper } from '../../../ui/stepper/stepper.tsx'
import { useIsNarrow } from '../../../ui/tabs/tabs.tsx'
import { answersInWords } from '../model/in-words.ts'
import { type Composed, emptyTray, mostPinned, pinnedRolls, trays } from '../model/stored.ts'
import {
  addDie,
  afterRoll,
  canCount,
  countAtLeast,
  firstDice,
  labelProblem,
  modifierOf,
  narrower,
  restore,
  toggleKeep,
  trayDice,
  withModifier,
} from '../model/tray.ts'
import type { useRoll } from '../model/use-roll.ts'
import styles from './dice.module.css'
import { AudienceSelect, isAudience } from './log.tsx'
import { PinnedRolls } from './pinned-rolls.tsx'
import { ByHand } from './real-dice-form.tsx'
import { RollProblem } from './roll-problem.tsx'

type TrayProps = {
  gameId: string
  me: string
  roller: ReturnType<typeof useRoll>
  /** The roll requests that I can answer. */
  asked: readonly LogEntry[]
  /** What stands above the main action. */
  bar: ReactNode
  /** Why nobody can roll now. */
  closedBy?: string | undefined
  onRolled: (entry: LogEntry) => void
  /** Announces a text. */
  say: (words: string) => void
}

/** The dice tray: the notation to roll, composed by taps or typed. */
export function DiceTray({ gameId, me, roller, asked, bar, closedBy, onRolled, say }: TrayProps) {
  const [draft, keep] = useStored(trays, [me, gameId])
  const tray = draft ?? emptyTray
  const { notation, label, audience } = tray
  const request = asked.find(({ entryId }) => entryId === tray.answers)
  const [pinned, keepPinned] = useStored(pinnedRolls, [me, gameId])
  const [last, setLast] = useState<Composed>()
  const [isByHand, setByHand] = useState(false)
  const byHand = useFocusBack(isByHand)
  const [wasRefused, setWasRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isNarrow = useIsNarrow()
  // Once a roll is answered, “By hand” may be where “Try again” was.
  useIgnoreDoubleClick(!roller.pending)
  const set = (part: Partial<Composed>) => {
    setWasRefused(false)
    keep({ ...tray, ...part })
  }
  const parsed =
    notation.trim() === '' ? { problem: 'Choose dice, or type a roll such as 2d6+3.' } : parseNotation(notation)
  const problem = 'problem' in parsed ? parsed.problem : undefined
  const first = firstDice(notation)
  const counted = canCount(notation) ? first : undefined
  const face = counted?.counts?.how === '>=' ? counted.counts.face : undefined
  const wrongLabel = labelProblem(label)
  const error = wasRefused || notation !== '' ? problem : undefined
  // What is refused is heard at once, from the field or below.
  const settledError = useSettled((!wasRefused && error) || '')
  /** Chooses dice and says them. Without dice, the label goes too. */
  const compose = (notation: string) => {
    set(notation === '' ? { notation, label: '' } : { notation })
    say(notation || 'Cleared.')
  }

  const roll = async ({ notation, label, audience }: Composed) => {
    const what = { notation, label: label.trim(), audience }
    const entry = await roller.roll({ ...what, ...(request && { answers: request.entryId }) })
    if (!entry || entry === 'over') return
    setLast(what)
    onRolled(entry)
  }
  /** Rolls what was composed before. No more people see it than the tray says now. */
  const repeat = (what: Composed) => closedBy || roll({ ...what, audience: narrower(what.audience, audience) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (closedBy || isByHand) return
    roller.clear()
    setWasRefused(problem !== undefined)
    // Whoever is in the field already would hear nothing.
    if (problem) return field.current === document.activeElement ? say(problem) : field.current?.focus()
    if (wrongLabel) return say(wrongLabel)
    void roll(tray)
  }
  const openByHand = () => {
    roller.clear()
    setByHand(true)
  }
  const added = (entry: LogEntry) => {
    setByHand(false)
    keep((now) => afterRoll(now, { ...tray, label: label.trim() }))
    onRolled(entry)
  }
  const rolls = pinned?.rolls ?? []
  const pinButton = useRef<HTMLButtonElement>(null)
  const pin = () => {
    keepPinned({ rolls: [{ notation, label: label.trim(), audience }, ...rolls].slice(0, mostPinned) })
    say(`Pinned ${label.trim() || notation}.`)
  }
  const trouble = <RollProblem roller={roller} closedBy={closedBy} say={say} />
  const answered = request && <Answered request={request} onUntick={() => keep(restore)} />
  return (
    <form noValidate aria-label="Dice tray" className={styles.part} onSubmit={submit}>
      <fieldset className={styles.buttons} aria-label="Add a die">
        {trayDice.map((die) => (
          <button
            key={die}
            type="button"
            className={styles.add}
            aria-label={`Add ${die}`}
            onClick={() => compose(addDie(notation, die))}
          >
            <Die sides={die.slice(1)} />
            <span aria-hidden="true">{die}</span>
          </button>
        ))}
      </fieldset>
      <div className={`${styles.row} ${styles.typed}`}>
        <Field
          ref={field}
          label="Dice to roll"
          placeholder="e.g. 2d6+3"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={notation}
          error={error}
          isErrorQuiet
          onChange={({ target }) => set({ notation: target.value })}
        />
        <Stepper
          label="Modifier"
          min={-Infinity}
          value={modifierOf(notation)}
          onChange={(modifier) => set({ notation: withModifier(notation, modifier) })}
        />
      </div>
      <LiveRegion message={settledError} />
      <div className={styles.row}>
        <Field
          label="Label (optional)"
          placeholder="e.g. Stealth"
          autoComplete="off"
          value={label}
          error={wrongLabel}
          onChange={({ target }) => set({ label: target.value })}
        />
        <AudienceSelect
          label="Visible to"
          value={audience}
          me={me}
          onChange={(value) => isAudience(value) && set({ audience: value })}
        />
      </div>
      {isByHand ? (
        <ByHand gameId={gameId} tray={tray} request={request} onDone={added} onCancel={() => setByHand(false)}>
          {bar}
          {answered}
          {trouble}
        </ByHand>
      ) : (
        // Each keeps its place while dice are typed.
        <div className={styles.switches}>
          <Button ref={byHand} onClick={openByHand}>
            By hand
          </Button>
          <Button ref={pinButton} aria-disabled={problem !== undefined} onClick={() => problem ?? pin()}>
            Pin
          </Button>
          {(['kh', 'kl'] as const).map((how) => (
            <Button
              key={how}
              aria-disabled={!first}
              aria-pressed={first?.keep?.how === how}
              onClick={() => first && compose(toggleKeep(notation, how))}
            >
              {how === 'kh' ? 'Keep highest' : 'Keep lowest'}
            </Button>
          ))}
        </div>
      )}
      {!isByHand && (
        // As high as the number, with the gap above it.
        <div
          className={styles.switches}
          style={{ fontSize: 'var(--text-s)', minBlockSize: 'calc(var(--target) + var(--space-1))' }}
        >
          <Checkbox
            label="Count dice at or above"
            aria-disabled={!counted}
            checked={face !== undefined}
            onChange={({ target }) =>
              counted && compose(countAtLeast(notation, target.checked ? Number(counted.sides) : undefined))
            }
          />
          {counted && face !== undefined && (
            <Stepper
              label="At or above"
              hidesLabel
              min={0}
              max={Number(counted.sides)}
              value={face}
              onChange={(face) => set({ notation: countAtLeast(notation, face) })}
            />
          )}
        </div>
      )}
      {!isByHand && (
        <PinnedRolls
          rolls={rolls}
          busy={roller.isRolling}
          onRoll={repeat}
          keep={(rolls) => keepPinned({ rolls })}
          say={say}
          heir={pinButton}
        />
      )}
      {!isByHand && (
        <div className={styles.main} data-toasts-above={isNarrow || undefined}>
          {bar}
          {isNarrow && answered}
          {trouble}
          <div className={common.actions}>
            <Button type="submit" variant="primary" busy={roller.isRolling} aria-disabled={Boolean(closedBy)}>
              {audience === 'everyone' ? 'Roll' : 'Roll in secret'}
            </Button>
            {last && (
              <Button busy={roller.isRolling} onClick={() => repeat(last)}>
                Again
              </Button>
            )}
            <Button variant="quiet" aria-disabled={notation === ''} onClick={() => notation && compose('')}>
              Clear
            </Button>
          </div>
          {/* Beside the view, “Roll” stays where it is. */}
          {!isNarrow && answered}
        </div>
      )}
    </form>
  )
}

/** Says which request the next roll answers. Unticked, it leaves the tray, and its button is at the bottom edge again. */
function Answered({ request, onUntick }: { request: LogEntry; onUntick: () => void }) {
  const part = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(part, 'section')
  return (
    <div ref={part}>
      <Checkbox label={answersInWords(request)} checked onChange={onUntick} />
    </div>
  )
}
