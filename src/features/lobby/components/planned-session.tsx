import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useHref } from 'react-router-dom'
import { lobbyApi } from '../../../api/lobby-api.ts'
import type { Game, PlannedSession as Planned } from '../../../contract/types.gen.ts'
import { may } from '../../../game/may.ts'
import { useBrowserZone } from '../../../game/session-time.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { saveFile } from '../../../lib/save-file.ts'
import {
  cityName,
  dayInWords,
  formatDuration,
  isSameClock,
  shortDay,
  thereInWords,
  timeWithZone,
} from '../../../lib/times.ts'
import { selectClockOffset } from '../../../session/session-slice.ts'
import { href } from '../../../shell/href.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { knownZone } from '../model/zoned-time.ts'
import styles from './plans.module.css'

type PlannedSessionProps = {
  game: Game
  session: Planned
  onMove: () => void
  onCancel: () => void
  /** Proposes other dates; absent if some are proposed. */
  onOffer: (() => void) | undefined
}

/** The confirmed, moved or canceled session, and its reason. */
export function PlannedSession({ game, session, onMove, onCancel, onOffer }: PlannedSessionProps) {
  const { status, reason, sequence } = session
  const isCancelled = status === 'cancelled'
  return (
    <article
      className={`${common.card} ${common.padded} ${common.lit} ${styles.settled}`}
      data-past={isCancelled || undefined}
    >
      <header className={`${common.row} ${styles.head}`}>
        <div className={styles.when}>
          <Moment session={session} gameZone={game.timeZone} />
        </div>
        {isCancelled ? (
          <Badge tone="danger">Canceled</Badge>
        ) : (
          <Badge tone="good">{sequence > 0 ? 'Moved' : 'Confirmed'}</Badge>
        )}
      </header>
      {reason && (
        <p className={styles.reason}>
          <span className={common.muted}>Reason: </span>
          <bdi title={reason.length > 200 ? reason : undefined}>{inSentence(reason, 200)}</bdi>
        </p>
      )}
      <div className={common.actions}>
        <AddToCalendar game={game} session={session} />
        {may.run(game.role) && game.status !== 'archived' && (
          <>
            <Button onClick={onMove}>{isCancelled ? 'Set a new time' : 'Move'}</Button>
            {onOffer && <Button onClick={onOffer}>Propose other dates</Button>}
            {!isCancelled && (
              <Button variant="quietDanger" onClick={onCancel}>
                Cancel the session
              </Button>
            )}
          </>
        )}
      </div>
    </article>
  )
}

/** A date in the reader's time zone, and in the game's if it differs. */
function Moment({ session: { startsAt, durationMinutes }, gameZone }: { session: Planned; gameZone: string }) {
  const here = useBrowserZone()
  const at = new Date(startsAt)
  const there = !isSameClock(at, here, gameZone) && thereInWords(at, gameZone, here)
  return (
    <>
      <h3 className={styles.day}>
        <time dateTime={startsAt} title={dayInWords(at, here)}>
          {shortDay(at, here)} <br />
          {timeWithZone(at, here)}
        </time>
      </h3>
      <p className={common.muted}>
        {formatDuration(durationMinutes)}
        {there && (
          <>
            <br />
            {there} in {cityName(knownZone(gameZone))} (game time)
          </>
        )}
      </p>
    </>
  )
}

/** Downloads the session as a calendar file; for a canceled one, a file that removes it. */
function AddToCalendar({ game: { gameId, name }, session }: { game: Game; session: Planned }) {
  const { toast } = useOverlays()
  const [isBusy, setIsBusy] = useState(false)
  const offset = useSelector(selectClockOffset)
  const lobby = useHref(href('gameLobby', { game: gameId }))
  const { data: notes } = lobbyApi.endpoints.getNotes.useQueryState({ params: { gameId } })
  const press = async () => {
    setIsBusy(true)
    try {
      const { calendarFile } = await import('../model/calendar-file.ts')
      const url = new URL(lobby, location.origin).href
      const text = calendarFile({ session, name, agenda: notes?.agenda ?? '', url, now: Date.now() + offset })
      saveFile({ name: `${nameOfFile(name)}.ics`, type: 'text/calendar;charset=utf-8', text })
    } catch {
      toast.error("Couldn't create the calendar file. Check your connection and try again.")
    }
    setIsBusy(false)
  }
  return (
    <Button busy={isBusy} onClick={press}>
      {session.status === 'cancelled' ? 'Remove from calendar' : 'Add to calendar'}
    </Button>
  )
}

/** Characters that every system allows in a file name. */
const nameOfFile = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .toLowerCase() || 'session'
