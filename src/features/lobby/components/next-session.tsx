import { memo, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { fresh } from '../../../api/call.ts'
import { scheduleApi } from '../../../api/schedule-api.ts'
import type { Game, Member, Schedule } from '../../../contract/types.gen.ts'
import { Loaded } from '../../../forms/calls.tsx'
import { cannotSave } from '../../../forms/form-end.tsx'
import { useStored } from '../../../forms/stored.ts'
import { selectShown } from '../../../game/game-queries.ts'
import { may } from '../../../game/may.ts'
import { isOver, useServerNow } from '../../../game/session-time.tsx'
import { useUserId } from '../../../session/hooks.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { LiveRegion, useSaid } from '../../../ui/announcer/live-region.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { returnFocus } from '../../../ui/dialog/modal-stack.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import {
  type CancelDraft,
  cancelDrafts,
  durations,
  type MoveDraft,
  moveDrafts,
  offerDrafts,
  offeredOf,
  planOf,
  type TypedDate,
} from '../model/drafts.ts'
import { loadTemporal, proposedLocalTime, toTypedDate } from '../model/zoned-time.ts'
import { DatesGrid } from './dates-grid.tsx'
import { CancelForm, MoveForm, OfferForm } from './lazy-forms.tsx'
import { PlannedSession } from './planned-session.tsx'

type NextSessionProps = { game: Game; members?: readonly Member[] }

/** The next session, or the proposed dates. */
export const NextSession = memo(function NextSession({ game, members = [] }: NextSessionProps) {
  const query = scheduleApi.useGetScheduleQuery(
    { params: { gameId: game.gameId } },
    { ...fresh, selectFromResult: selectShown<Schedule> },
  )
  const section = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  const isThere = query.currentData !== undefined
  // Home links to `#dates`. Neither the router nor the browser scrolls to an element that appears after the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads here again
  useEffect(() => {
    if (hash === '#dates' && isThere) section.current?.focus()
  }, [hash, key, isThere])
  return (
    <section
      ref={section}
      id="dates"
      aria-labelledby="next-session"
      aria-busy={query.isLoading}
      className={common.stack}
      tabIndex={-1}
    >
      <h2 id="next-session">Next session</h2>
      <Loaded query={query} what="the dates" placeholder={<Skeleton shape="block" height="8rem" />}>
        {(schedule) => <Dates game={game} schedule={schedule} members={members} />}
      </Loaded>
    </section>
  )
})

type DatesProps = { game: Game; schedule: Schedule; members: readonly Member[] }

function Dates({ game, schedule, members }: DatesProps) {
  const now = useServerNow()
  const { offer, rev } = schedule
  const session = schedule.session && !isOver(schedule.session, now) ? schedule.session : undefined
  const whose = [useUserId(), game.gameId]
  const [offering, setOffering] = useStored(offerDrafts, whose)
  const [moving, setMoving] = useStored(moveDrafts, whose)
  const [cancelling, setCancelling] = useStored(cancelDrafts, whose)
  const { toast } = useOverlays()
  const [said, say] = useSaid()
  const isMine = may.run(game.role) && game.status !== 'archived'
  const notMine = isMine ? undefined : cannotSave[game.status === 'archived' ? 'archived' : 'role']
  /** Why a form for the session cannot be saved: it was opened for another session. */
  const closedBy = ({ base }: MoveDraft | CancelDraft) =>
    notMine ?? (base.sessionId === session?.sessionId ? undefined : cannotSave.over)
  // Unchanged forms are not shown.
  const shown = {
    moving: moving && (!closedBy(moving) || moving.values.isTyped) ? moving : undefined,
    cancelling: cancelling && (!closedBy(cancelling) || cancelling.values.reason) ? cancelling : undefined,
    offering: offering && (isMine || offering.values.isTyped) ? offering : undefined,
  }
  const section = useRef<HTMLDivElement>(null)
  const isEditing = Boolean(shown.moving ?? shown.cancelling ?? shown.offering)
  const [wasEditing, setWasEditing] = useState(false)
  // The closed form had the focus. It moves to the heading unless someone types elsewhere by now.
  useEffect(() => {
    if (wasEditing && !isEditing && document.activeElement === document.body)
      returnFocus(section.current?.querySelector('button, input') ?? section.current?.closest('section') ?? null)
    setWasEditing(isEditing)
  }, [wasEditing, isEditing])

  const beginOffer = async () => {
    const temporal = await loadTemporal()
    const dates: TypedDate[] = offer
      ? offer.dates.map(({ startsAt }) => toTypedDate(temporal, startsAt, game.timeZone))
      : [{ localTime: proposedLocalTime(temporal, now, game.timeZone), which: 'first' }]
    const durationMinutes = offer?.durationMinutes ?? session?.durationMinutes ?? durations.usual
    setOffering({ rev, base: offeredOf(schedule), values: { durationMinutes, dates } })
  }
  const beginMove = async () => {
    if (!session) return
    const date = toTypedDate(await loadTemporal(), session.startsAt, game.timeZone)
    const { durationMinutes } = session
    setMoving({ rev, base: planOf(schedule), values: { date, durationMinutes, reason: '' } })
  }
  const beginCancel = async () => {
    setCancelling({ rev, base: planOf(schedule), values: { reason: '' } })
  }
  const isChanging = [shown.moving, shown.cancelling].some((draft) => draft && !closedBy(draft))
  /** Opens a form once it and its contents have loaded. */
  const begin =
    ({ preload }: { preload: () => Promise<void> }, open: () => Promise<void>) =>
    () => {
      void preload()
        .then(open)
        .catch(() => toast.error("Couldn't load the form. Check your connection and try again."))
    }
  return (
    <div ref={section} className={common.stack}>
      <LiveRegion {...said} />
      <LazyPart failure="Couldn't load the form." fallback={<Skeleton shape="block" height="12rem" />}>
        {shown.moving && (
          <MoveForm game={game} draft={shown.moving} keep={setMoving} closedBy={closedBy(shown.moving)} say={say} />
        )}
        {shown.cancelling && (
          <CancelForm
            game={game}
            draft={shown.cancelling}
            keep={setCancelling}
            closedBy={closedBy(shown.cancelling)}
            say={say}
          />
        )}
        {session && !isChanging && (
          <PlannedSession
            game={game}
            session={session}
            onMove={begin(MoveForm, beginMove)}
            onCancel={begin(CancelForm, beginCancel)}
            onOffer={offer || shown.offering ? undefined : begin(OfferForm, beginOffer)}
          />
        )}
        {shown.offering && (
          <OfferForm game={game} draft={shown.offering} keep={setOffering} closedBy={notMine} say={say} />
        )}
        {!(shown.offering && isMine) && (
          <Offer
            game={game}
            schedule={schedule}
            session={session}
            isCardShown={session !== undefined && !isChanging}
            members={members}
            onOffer={begin(OfferForm, beginOffer)}
            say={say}
          />
        )}
      </LazyPart>
    </div>
  )
}

type OfferProps = DatesProps & {
  /** The confirmed or canceled session, until it is over. */
  session: Schedule['session']
  /** Whether its card is shown, which has a button for other dates. */
  isCardShown: boolean
  onOffer: () => void
  say: (words: string) => void
}

/** The proposed dates, or a way to propose some. */
function Offer({ game, schedule: { offer, rev }, session, isCardShown, members, onOffer, say }: OfferProps) {
  const isMine = may.run(game.role) && game.status !== 'archived'
  if (!offer)
    return (
      <>
        {!session && (
          <p className={common.muted}>
            {isMine ? 'Propose a few dates and see who can make it.' : 'The host or an admin will propose dates here.'}
          </p>
        )}
        {isMine && !isCardShown && (
          <p>
            <Button onClick={onOffer}>{session ? 'Propose other dates' : 'Propose dates'}</Button>
          </p>
        )}
      </>
    )
  return (
    <DatesGrid game={game} offer={offer} members={members} rev={rev} onEdit={isMine ? onOffer : undefined} say={say} />
  )
}
