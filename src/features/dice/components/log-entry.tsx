import { memo, useCallback, useRef } from 'react'
import { logApi } from '../../../api/log-api.ts'
import type { Game, LogEntry, Member } from '../../../contract/types.gen.ts'
import { may } from '../../../game/may.ts'
import { CutText, LinkedText } from '../../../game/others-text.tsx'
import { PersonAvatar } from '../../../game/person-avatar.tsx'
import { inList } from '../../../lib/english.ts'
import { removableForMs } from '../../../rules/limits.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import common from '../../../ui/common.module.css'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import { CheckIcon, MoreIcon } from '../../../ui/icon/icons.tsx'
import { MenuButton, type MenuItem } from '../../../ui/menu/menu-button.tsx'
import { RelativeTime } from '../../../ui/relative-time/relative-time.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { answerInWords, askedInWords, entryInWords, entryName, resultInWords, secretWords } from '../model/in-words.ts'
import { type Verdict, verdictOf } from '../model/verdict.ts'
import { DiceRow } from './dice-row.tsx'
import styles from './log.module.css'

/** What is shown of a roll that kept its promise. */
const checkedWords = { checked: 'Checked', dice: 'Dice checked' }

/** Shows an entry to everyone, closes its roll request or removes it, and says so, or that it failed. */
export type Act = (what: 'show' | 'close' | 'remove', entryId: string) => void

const failed = {
  show: "Couldn't show it. Try again.",
  close: "Couldn't close it. Try again.",
  remove: "Couldn't remove it. Try again.",
}

const done = { show: 'Shown to everyone.', close: 'Roll request closed.', remove: 'Removed.' }

/**
 * What can be done with the entries of a game's log. It stays the same function.
 * @param say announces what was done; it stays the same function
 */
export function useEntryActions(gameId: string, say: (words: string) => void): Act {
  const { toast } = useOverlays()
  const [show] = logApi.useShowEntryMutation()
  const [close] = logApi.useCloseRollRequestMutation()
  const [remove] = logApi.useRemoveEntryMutation()
  return useCallback(
    async (what, entryId) => {
      const call = { show, close, remove }[what]
      const { error } = await call({ params: { gameId, entryId } })
      if (error) toast.failed(error, failed[what])
      else say(done[what])
    },
    [gameId, say, toast, show, close, remove],
  )
}

type EntryProps = {
  game: Pick<Game, 'role' | 'status'>
  /** The user id of the reader. */
  me: string
  entry: LogEntry
  /** Its verdict by `chainVerdicts`. */
  chainVerdict?: Verdict | undefined
  /** The rolls that answer it. */
  answers?: readonly LogEntry[] | undefined
  /** The names of the members, by user id. */
  members: ReadonlyMap<string, Member>
  act: Act
  /** Begins a whisper to a member. It stays the same function. */
  onReply: (to: string) => void
}

type ItemProps = {
  /** Whether it has just arrived. Then its dice tumble. */
  isNew: boolean
  /** Its place in the log, from 1. */
  position: number
  /** The number of entries in the log, or -1 if it is unknown. */
  size: number
}

/** A line of the log: a roll, a message or a roll request. */
export function Entry({ isNew, position, size, ...line }: EntryProps & ItemProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: between it and its list is a group
    <div
      role="listitem"
      id={`entry-${line.entry.entryId}`}
      // It takes the focus when its menu goes.
      tabIndex={-1}
      aria-posinset={position}
      aria-setsize={size}
      className={styles.entry}
      data-new={isNew ? '' : undefined}
    >
      <Line {...line} />
    </div>
  )
}

/** What a line says. It is drawn again only if that changes, not if its place does. */
const Line = memo(function Line({ entry, chainVerdict, answers, members, ...place }: EntryProps) {
  const { author, at, kind, state, audience = 'everyone', wasSecret, to, label, request } = entry
  const verdict = verdictOf(entry, chainVerdict)
  const nameOf = (userId: string) =>
    userId === place.me ? 'you' : (members.get(userId)?.displayName ?? 'Someone who left')
  return (
    <>
      <PersonAvatar person={author} size={32} />
      <div className={`${common.row} ${styles.head}`}>
        {/* The sentence of a roll says it. */}
        <strong dir="auto" aria-hidden={(state === 'shown' && (kind === 'roll' || kind === 'hand')) || undefined}>
          {author.displayName}
        </strong>
        <span className={common.small}>
          <RelativeTime at={at} />
        </span>
        {state === 'shown' && verdict && verdict !== 'broken' && (
          <span className={`${common.row} ${common.small} ${styles.marks}`}>
            {checkedWords[verdict]}
            {/* The sentence of the roll follows. */}
            <VisuallyHidden>.</VisuallyHidden>
            <CheckIcon />
          </span>
        )}
      </div>
      <div className={`${common.row} ${styles.content}`}>
        {/* Of a roll the sentence below says it. */}
        {state === 'shown' && label && (
          <p dir="auto" aria-hidden={!request || undefined}>
            {label}
          </p>
        )}
        {state === 'removed' && <p className={common.small}>Removed.</p>}
        {state === 'concealed' && <p className={common.small}>Rolled in secret.</p>}
        {state === 'shown' && kind === 'message' && (
          <p dir="auto">
            <LinkedText>{entry.text ?? ''}</LinkedText>
          </p>
        )}
        {state === 'shown' && (kind === 'roll' || kind === 'hand') && <Result entry={entry} />}
        {state === 'shown' && request && <Asked request={request} answers={answers} nameOf={nameOf} />}
        <div className={`${common.row} ${styles.marks}`}>
          {verdict === 'broken' && <Badge tone="danger">Not what was promised</Badge>}
          {state === 'shown' && kind === 'hand' && <Badge>By hand</Badge>}
          {state === 'shown' && wasSecret && <Badge>Shown later</Badge>}
          {state === 'shown' && to !== undefined && <Badge tone="ember">Whisper to {nameOf(to)}</Badge>}
          {state === 'shown' && to === undefined && audience !== 'everyone' && (
            <Badge tone="ember">{secretWords[audience]}</Badge>
          )}
        </div>
      </div>
      <Actions entry={entry} members={members} {...place} />
    </>
  )
})

/** The total in large type, and every die. Above them is the notation, or `about` in its place. */
export function Result({ entry, about }: { entry: LogEntry; about?: string | undefined }) {
  const { roll, hand } = entry
  const faces = hand?.faces?.map((value) => ({ value, kept: true, exploded: false, rerolled: false }))
  return (
    <div className={styles.result}>
      <VisuallyHidden>{entryInWords(entry)}</VisuallyHidden>
      <p aria-hidden="true" className={styles.total} data-successes={roll?.countsSuccesses ? '' : undefined}>
        {resultInWords(entry)}
      </p>
      <div className={`${common.row} ${styles.dice}`}>
        {about ? (
          <CutText lines={2}>{about}</CutText>
        ) : (
          roll && (
            <p aria-hidden="true" className={common.small} dir="ltr">
              {roll.notation}
            </p>
          )
        )}
        {roll && <DiceRow terms={roll.terms} />}
        {faces && <DiceRow terms={[{ text: '', negative: false, value: 0, dice: faces }]} />}
      </div>
    </div>
  )
}

type AskedProps = Pick<EntryProps, 'answers'> & {
  request: NonNullable<LogEntry['request']>
  nameOf: (userId: string) => string
}

function Asked({ request, answers, nameOf }: AskedProps) {
  const { asked, answered, isOpen, target } = request
  const missing = asked.filter((userId) => !answered.includes(userId))
  return (
    <>
      <p className={common.small}>Roll request{askedInWords(request)}</p>
      {answers?.map((entry) => (
        <p key={entry.entryId} dir="auto">
          {answerInWords(entry, target)}
        </p>
      ))}
      <p className={common.small}>
        {answered.length} of {asked.length} rolled.{!isOpen && ' Closed.'}
        {isOpen && missing.length > 0 && ` Waiting for ${inList(missing.map(nameOf))}.`}
      </p>
    </>
  )
}

function Actions({ entry, game: { role, status }, me, act, members, onReply }: EntryProps) {
  const { entryId, author, state, audience = 'everyone', to, kind, request, at } = entry
  const isMine = author.userId === me
  const items: MenuItem[] = []
  const add = (id: Parameters<Act>[0], label: string, more: Partial<MenuItem> = {}) =>
    items.push({ id, label, onSelect: () => act(id, entryId), ...more })
  if (state === 'shown' && to === me && status !== 'archived' && members.has(author.userId))
    items.push({ id: 'reply', label: 'Reply', onSelect: () => onReply(author.userId) })
  if (state === 'shown' && isMine && (audience !== 'everyone' || to !== undefined)) add('show', 'Show to everyone')
  if (kind === 'request' && request?.isOpen && may.run(role)) add('close', 'Close request')
  const isFresh = isMine && Date.now() - Date.parse(at) < removableForMs
  if (state !== 'removed' && (isFresh || may.run(role))) add('remove', 'Remove', { danger: true })
  if (items.length === 0) return <span />
  return <EntryMenu entryId={entryId} label={`Actions for ${entryName(entry)}`} items={items} />
}

function EntryMenu({ entryId, label, items }: { entryId: string; label: string; items: readonly MenuItem[] }) {
  const part = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(part, `#entry-${entryId}`)
  return (
    <div ref={part}>
      <MenuButton label={label} items={items}>
        <MoreIcon />
      </MenuButton>
    </div>
  )
}
