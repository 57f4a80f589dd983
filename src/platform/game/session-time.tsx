import type { NextSession } from '../../contract/types.gen.ts'
import { formatDuration } from './format-duration.ts'

const day = new Intl.DateTimeFormat(undefined, { weekday: 'long', month: 'long', day: 'numeric' })
const dayOfYear = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' })
const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })

/** When a group meets, in the time zone of who reads it, which is named; and for how long. */
export function SessionTime({ session: { startsAt, durationMinutes } }: { session: NextSession }) {
  const start = new Date(startsAt)
  const isThisYear = start.getFullYear() === new Date().getFullYear()
  return (
    <>
      <time dateTime={startsAt}>
        {(isThisYear ? day : dayOfYear).format(start)}, {time.format(start)}
      </time>
      {durationMinutes > 0 && <>, for {formatDuration(durationMinutes)}</>}
    </>
  )
}
