import { memo, useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useGetScheduleQuery } from '../../../api/schedule-api.ts'
import type { Game, Member, Schedule } from '../../../contract/types.gen.ts'
import { LoadError } from '../../../forms/calls.tsx'
import { useStoredDraft } from '../../../forms/drafts.ts'
import { useMembers } from '../../../game/game-queries.ts'
import { may } from '../../../game/may.ts'
import { isOver, useServerNow } from '../../../game/session-time.tsx'
import { selectUser } from '../../../session/session-slice.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { LatePart } from '../../../shell/page/late-part.tsx'
import { returnFocus } from '../../../ui/dialog/modal-stack.ts'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { cancelDrafts, moveDrafts, offerDrafts, type TypedDate } from '../model/drafts.ts'
import { durations } from '../model/limits.ts'
import { loadTemporal, proposedClock, typedAt } from '../model/zoned-time.ts'
import { Offer } from './offer.tsx'
import { PlannedSession } from './planned-session.tsx'
import styles from './schedule.module.css'
import { CancelForm, LeftDates, MoveForm, OfferForm } from './schedule-forms.tsx'

/** When the group meets next, or which dates there are to choose from. */
export const NextSession = memo(function NextSession({ game }: { game: Game }) {
  const { currentData, error, isFetching, refetch } = useGetScheduleQuery(
    { params: { gameId: game.gameId } },
    { refetchOnFocus: true, refetchOnReconnect: true },
  )
  const { members } = useMembers(game.gameId)
  const section = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  const isThere = currentData !== undefined
  // Home leads to `#dates`. Neither the router nor the browser goes to what has only loaded after the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads here again
  useEffect(() => {
    if (hash === '#dates' && isThere) section.current?.focus()
  }, [hash, key, isThere])
  return (
    <section
      ref={section}
      id="dates"
      aria-labelledby="next-session"
      aria-busy={!currentData && !error}
      className={styles.section}
      tabIndex={-1}
    >
      <h2 id="next-session">Next session</h2>
      {currentData ? (
        <Dates game={game} schedule={currentData} members={members ?? []} />
      ) : error ? (
        <LoadError error={error} fallback="Couldn't load the dates." busy={isFetching} onRetry={refetch} />
      ) : (
        <Loading label="Loading the dates…">
          <Skeleton shape="block" height="8rem" />
        </Loading>
      )}
    </section>
  )
})

type DatesProps = { game: Game; schedule: Schedule; members: readonly Member[] }

function Dates({ game, schedule, members }: DatesProps) {
  const now = useServerNow()
  const { offer, rev } = schedule
  const session = schedule.session && !isOver(schedule.session, now) ? schedule.session : undefined
  const whose = [useSelector(selectUser)?.userId ?? '', game.gameId]
  const [offering, setOffering] = useStoredDraft(offerDrafts, whose)
  const [moving, setMoving] = useStoredDraft(moveDrafts, whose)
  const [cancelling, setCancelling] = useStoredDraft(cancelDrafts, whose)
  const { toast } = useOverlays()
  const isMine = may.run(game.role) && game.status !== 'archived'
  const canSave = (draft: { sessionId: string } | undefined) => isMine && draft?.sessionId === session?.sessionId
  const left = {
    offering: isMine ? undefined : offering,
    moving: canSave(moving) ? undefined : moving,
    cancelling: canSave(cancelling) ? undefined : cancelling,
  }
  const isLeft = Boolean(left.offering?.isTyped || left.moving?.isTyped || left.cancelling?.reason)
  const section = useRef<HTMLDivElement>(null)
  const isEditing = isLeft || offering !== left.offering || moving !== left.moving || cancelling !== left.cancelling
  const [wasOpened, setWasOpened] = useState(false)
  const [wasEditing, setWasEditing] = useState(false)
  // The form is gone, and the focus with it: not that of somebody who types elsewhere by now.
  useEffect(() => {
    if (wasEditing && !isEditing && document.activeElement === document.body)
      returnFocus(section.current?.querySelector('button, input') ?? section.current?.closest('section') ?? null)
    setWasEditing(isEditing)
  }, [wasEditing, isEditing])

  const beginOffer = async () => {
    const temporal = await loadTemporal()
    const dates: TypedDate[] = offer
      ? offer.dates.map(({ startsAt }) => typedAt(temporal, startsAt, game.timeZone))
      : [{ clock: proposedClock(temporal, now, game.timeZone), turn: 'first' }]
    const durationMinutes = offer?.durationMinutes ?? session?.durationMinutes ?? durations.usual
    setOffering({ rev, durationMinutes, dates })
  }
  const beginMove = async () => {
    if (!session) return
    const date = typedAt(await loadTemporal(), session.startsAt, game.timeZone)
    const { sessionId, durationMinutes } = session
    setMoving({ rev, sessionId, date, durationMinutes, reason: '' })
  }
  /** What fills a form may have to be loaded first. */
  const begin = (form: () => Promise<void>) => () => {
    setWasOpened(true)
    void form().catch(() => toast.error("Couldn't load the form. Check your connection and try again."))
  }
  return (
    <div ref={section} className={styles.section}>
      <LatePart failure="Couldn't load the form." fallback={<Skeleton shape="block" height="12rem" />}>
        {session && moving && canSave(moving) ? (
          <MoveForm game={game} session={session} draft={moving} onDraft={setMoving} />
        ) : session && cancelling && canSave(cancelling) ? (
          <CancelForm game={game} draft={cancelling} onDraft={setCancelling} />
        ) : (
          session && (
            <PlannedSession
              game={game}
              session={session}
              onMove={begin(beginMove)}
              onCancel={begin(async () => setCancelling({ rev, sessionId: session.sessionId, reason: '' }))}
            />
          )
        )}
        {isMine && offering ? (
          <OfferForm game={game} draft={offering} onDraft={setOffering} />
        ) : (
          <Offer {...{ game, offer, session, rev, members, now }} onOffer={begin(beginOffer)} />
        )}
        {isLeft && <LeftDates {...left} wasOpened={wasOpened} />}
      </LatePart>
    </div>
  )
}
