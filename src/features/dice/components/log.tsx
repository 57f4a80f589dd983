import { type FormEvent, useMemo, useState } from 'react'
import { fresh } from '../../../api/call.ts'
import { useListWholeLogInfiniteQuery, useSendMessageMutation } from '../../../api/log-api.ts'
import type { Audience, Game, Member } from '../../../contract/types.gen.ts'
import { FailedCall, LoadError, LongCall, useRunning } from '../../../forms/calls.tsx'
import { useStored } from '../../../forms/stored.ts'
import { type Sent, useCreate } from '../../../forms/use-create.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyList } from '../../../ui/empty-list/empty-list.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { countCharacters } from '../../../ui/text-area/characters-left.ts'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import { longest, messageDrafts } from '../model/stored.ts'
import { namedCommitments } from '../model/use-roll.ts'
import { verdictsOf } from '../model/verdict.ts'
import styles from './dice.module.css'
import { Entry } from './entry.tsx'
import list from './log.module.css'

type LogProps = {
  log: ReturnType<typeof useLog>
  game: Game
  me: string
  members: ReadonlyMap<string, Member>
  /** The commitments that the server gave when the page first asked, by user id. */
  heads: ReadonlyMap<string, string>
  /** The entries that have come since the panel was opened. */
  fresh: ReadonlySet<string>
}

/** The loaded part of a game's log. */
export function useLog(gameId: string) {
  const query = useListWholeLogInfiniteQuery({ params: { gameId } }, fresh)
  const entries = useMemo(() => query.currentData?.pages.flatMap(({ items }) => items), [query.currentData])
  return { ...query, entries }
}

/** What was rolled, said and asked, newest first. */
export function Log({ log, game, me, members, heads, fresh }: LogProps) {
  const { entries, error, isFetching, refetch, hasNextPage, fetchNextPage } = log
  const verdicts = useMemo(() => verdictsOf(entries ?? [], { heads, named: namedCommitments }), [entries, heads])
  if (!entries)
    return error ? (
      <LoadError error={error} fallback="Couldn't load the log." busy={isFetching} onRetry={refetch} />
    ) : (
      <Loading label="Loading the log…">
        <Skeleton lines={4} />
      </Loading>
    )
  if (entries.length === 0) return <EmptyList heading="Nothing rolled yet">The first roll will show up here.</EmptyList>
  return (
    <>
      <ol className={list.log} aria-label="Log, newest first">
        {entries.map((entry) => (
          <Entry
            key={entry.entryId}
            entry={entry}
            verdict={verdicts.get(entry.entryId)}
            isNew={fresh.has(entry.entryId)}
            game={game}
            me={me}
            members={members}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button busy={isFetching} onClick={() => fetchNextPage()}>
          Show earlier
        </Button>
      )}
    </>
  )
}

const audiences: Record<Audience, string> = { everyone: 'Everyone', hosts: 'Hosts only', me: 'Only me' }
export const isAudience = (value: string): value is Audience => value in audiences

/** Chooses who sees something. With `members` it can be a whisper to one of them. */
export function AudienceSelect(props: {
  value: string
  onChange: (value: string) => void
  me: string
  members?: readonly Member[]
}) {
  const { value, onChange, me, members = [] } = props
  return (
    <Select label="Visible to" value={value} onChange={({ target }) => onChange(target.value)}>
      {Object.entries(audiences).map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
      {members
        .filter(({ userId }) => userId !== me)
        .map(({ userId, displayName }) => (
          <option key={userId} value={userId}>
            Whisper to {displayName}
          </option>
        ))}
      {!isAudience(value) && members.every(({ userId }) => userId !== value) && (
        <option value={value}>Someone who left</option>
      )}
    </Select>
  )
}

/** The form for a message in the log. Its text survives a reload. */
export function MessageForm({ gameId, me, members }: { gameId: string; me: string; members: readonly Member[] }) {
  const [draft, keep] = useStored(messageDrafts, [me, gameId])
  const { text = '', to = 'everyone' } = draft ?? {}
  const [send, { error, isLoading, reset }] = useSendMessageMutation()
  const [sent, setSent] = useState<Sent>()
  const create = useCreate(sent, setSent)
  const { track, stop } = useRunning()
  const [wasRefused, setWasRefused] = useState(false)
  const wrong =
    text.trim() === ''
      ? 'Write something first.'
      : countCharacters(text) > longest.message
        ? `Use at most ${longest.message} characters.`
        : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setWasRefused(wrong !== undefined)
    if (wrong) return
    const body = isAudience(to) ? { text, audience: to } : { text, audience: 'everyone' as const, to }
    const answer = await create(body, (key) =>
      track(send({ params: { gameId }, headers: { 'Idempotency-Key': key }, body })),
    )
    if (!answer?.data) return
    // The person may have typed more meanwhile.
    keep((now) => (now.text === text ? undefined : now))
    setSent(undefined)
    reset()
  }
  return (
    <form noValidate aria-label="Message" className={styles.form} onSubmit={submit}>
      <TextArea
        label="Message"
        rows={2}
        limit={longest.message}
        value={text}
        error={wasRefused ? wrong : undefined}
        onChange={({ target }) => keep({ text: target.value, to })}
      />
      <div className={styles.row}>
        <AudienceSelect value={to} me={me} members={members} onChange={(to) => keep({ text, to })} />
        <Button type="submit" busy={isLoading}>
          Send
        </Button>
      </div>
      <FailedCall error={error} fallback="Couldn't send it. Try again." />
      <LongCall busy={isLoading} onStop={stop} />
    </form>
  )
}
