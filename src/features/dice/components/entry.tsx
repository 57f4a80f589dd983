import { memo, useState } from 'react'
import { errorText } from '../../../api/api-error.ts'
import { useCloseRollRequestMutation, useRemoveEntryMutation, useShowEntryMutation } from '../../../api/log-api.ts'
import type { Game, LogEntry, Member } from '../../../contract/types.gen.ts'
import { may } from '../../../game/may.ts'
import { LinkedText } from '../../../game/others-text.tsx'
import { PersonAvatar } from '../../../game/person-avatar.tsx'
import { removableForMs } from '../../../rules/limits.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { MenuButton, type MenuItem } from '../../../ui/menu/menu-button.tsx'
import { RelativeTime } from '../../../ui/relative-time/relative-time.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { entryInWords, list, number, resultInWords } from '../model/in-words.ts'
import type { Verdict } from '../model/verdict.ts'
import { DiceRow } from './die.tsx'
import styles from './log.module.css'

/** What is shown of a roll that kept its promise. */
const checkedWords = { checked: 'Checked', dice: 'Dice checked' }

type EntryProps = {
  game: Pick<Game, 'gameId' | 'role'>
  /** The user id of the reader. */
  me: string
  entry: LogEntry
  verdict?: Verdict | undefined
  /** The names of the members, by user id. */
  members: ReadonlyMap<string, Member>
  /** Whether it has just arrived. Then its dice tumble. */
  isNew?: boolean
}

/** A line of the log: a roll, a message or a roll request. */
export const Entry = memo(function Entry({ entry, verdict, members, isNew, ...place }: EntryProps) {
  const { author, at, kind, state, audience, to, label, request } = entry
  const nameOf = (userId: string) => members.get(userId)?.displayName ?? 'Someone who left'
  return (
    <li className={styles.entry} data-new={isNew ? '' : undefined}>
      <PersonAvatar person={author} size={32} />
      <div className={styles.head}>
        <strong dir="auto" className={styles.name}>
          {author.displayName}
        </strong>
        {state === 'shown' && label && (
          <span dir="auto" className={styles.label}>
            {label}
          </span>
        )}
        <span className={styles.time}>
          <RelativeTime at={at} />
        </span>
      </div>
      <Actions entry={entry} {...place} />
      <div className={styles.content}>
        {state === 'removed' && <p className={styles.quiet}>Removed.</p>}
        {state === 'concealed' && <p className={styles.quiet}>Rolled in secret.</p>}
        {state === 'shown' && kind === 'message' && (
          <p dir="auto" className={styles.text}>
            <LinkedText>{entry.text ?? ''}</LinkedText>
          </p>
        )}
        {state === 'shown' && (kind === 'roll' || kind === 'hand') && <Result entry={entry} />}
        {state === 'shown' && request && <Asked request={request} nameOf={nameOf} />}
        <p className={styles.marks}>
          {verdict === 'broken' && <Badge tone="danger">Not what was promised</Badge>}
          {state === 'shown' && verdict && verdict !== 'broken' && <Tick word={checkedWords[verdict]} />}
          {state === 'shown' && kind === 'hand' && <Badge>By hand</Badge>}
          {state === 'shown' && to !== undefined && <Badge tone="ember">Whisper to {nameOf(to)}</Badge>}
          {state === 'shown' && to === undefined && audience === 'hosts' && <Badge tone="ember">Hosts only</Badge>}
          {state === 'shown' && to === undefined && audience === 'me' && <Badge tone="ember">Only you</Badge>}
        </p>
      </div>
    </li>
  )
})

/** A small tick. A tap shows its word, which a screen reader always reads. */
function Tick({ word }: { word: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Button variant="quiet" className={styles.tick} onClick={() => setOpen(!isOpen)}>
      <CheckIcon />
      {isOpen ? word : <VisuallyHidden>{word}</VisuallyHidden>}
    </Button>
  )
}

/** The total in large type, and every die. */
export function Result({ entry }: { entry: LogEntry }) {
  const { roll, hand } = entry
  const faces = hand?.faces?.map((value) => ({ value, kept: true, exploded: false, rerolled: false }))
  return (
    <div className={styles.result}>
      <VisuallyHidden>{entryInWords(entry)}</VisuallyHidden>
      <p aria-hidden="true" className={styles.total} data-successes={roll?.countsSuccesses ? '' : undefined}>
        {resultInWords(entry)}
      </p>
      <div aria-hidden="true">
        {roll && (
          <p className={styles.notation} dir="ltr">
            {roll.notation}
          </p>
        )}
        {roll && <DiceRow terms={roll.terms} />}
        {faces && <DiceRow terms={[{ text: '', negative: false, value: 0, dice: faces }]} />}
      </div>
    </div>
  )
}

type AskedProps = { request: NonNullable<LogEntry['request']>; nameOf: (userId: string) => string }

function Asked({ request: { asked, answered, isOpen, notation, target }, nameOf }: AskedProps) {
  const missing = asked.filter((userId) => !answered.includes(userId))
  return (
    <>
      <p>
        Roll request{notation && `: ${notation}`}
        {target !== undefined && `, to reach ${number.format(target)}`}
      </p>
      <p className={styles.quiet}>
        {answered.length} of {asked.length} rolled.{!isOpen && ' Closed.'}
        {isOpen && missing.length > 0 && ` Waiting for ${list.format(missing.map(nameOf))}.`}
      </p>
    </>
  )
}

function Actions({ entry, game: { gameId, role }, me }: Pick<EntryProps, 'entry' | 'game' | 'me'>) {
  const { toast } = useOverlays()
  const [show] = useShowEntryMutation()
  const [remove] = useRemoveEntryMutation()
  const [close] = useCloseRollRequestMutation()
  const { entryId, author, state, audience, to, kind, request, at } = entry
  const params = { gameId, entryId }
  const isMine = author.userId === me
  const run = async (call: PromiseLike<{ error?: unknown }>, fallback: string) => {
    const { error } = await call
    if (error) toast.error(errorText(error, fallback))
  }
  const items: MenuItem[] = []
  if (state === 'shown' && isMine && (audience !== 'everyone' || to !== undefined))
    items.push({
      id: 'show',
      label: 'Show to everyone',
      onSelect: () => run(show({ params }), "Couldn't show it. Try again."),
    })
  if (kind === 'request' && request?.isOpen && may.run(role))
    items.push({
      id: 'close',
      label: 'Close request',
      onSelect: () => run(close({ params }), "Couldn't close it. Try again."),
    })
  const isFresh = isMine && Date.now() - Date.parse(at) < removableForMs
  if (state !== 'removed' && (isFresh || may.run(role)))
    items.push({
      id: 'remove',
      label: 'Remove',
      danger: true,
      onSelect: () => run(remove({ params }), "Couldn't remove it. Try again."),
    })
  if (items.length === 0) return <span />
  return (
    <MenuButton label={`Actions for the entry of ${author.displayName}`} items={items}>
      …
    </MenuButton>
  )
}
