import { useBrowserZone } from '../../../game/session-time.tsx'
import { cityName, dayInWords, formatDuration, isSameClock, thereInWords, timeWithZone } from '../../../lib/times.ts'
import { knownZone } from '../model/zoned-time.ts'
import styles from './schedule.module.css'

type MomentProps = {
  /** When it begins, RFC 3339. */
  startsAt: string
  durationMinutes: number
  /** The game's time zone. */
  gameZone: string
}

/** A date in the reader's time zone, and in the game's if it differs. */
export function Moment({ startsAt, durationMinutes, gameZone }: MomentProps) {
  const here = useBrowserZone()
  const at = new Date(startsAt)
  const there = !isSameClock(at, here, gameZone) && thereInWords(at, gameZone, here)
  return (
    <>
      <h3 className={styles.day}>
        <time dateTime={startsAt}>
          {dayInWords(at, here)}, {timeWithZone(at, here)}
        </time>
      </h3>
      <p className={styles.hint}>
        {formatDuration(durationMinutes)}
        {there && ` · ${there} in ${cityName(knownZone(gameZone))} (game time)`}
      </p>
    </>
  )
}
