import type { NextSession } from '../contract/types.gen.ts'
import { formatDuration } from '../lib/format-duration.ts'
import { dayInWords, timeWithZone } from '../lib/zoned-words.ts'
import { useBrowserZone } from './use-browser-zone.ts'

/** When a group meets, in the time zone of who reads it, which is named; and for how long. */
export function SessionTime({ session: { startsAt, durationMinutes } }: { session: NextSession }) {
  const zone = useBrowserZone()
  const start = new Date(startsAt)
  return (
    <>
      <time dateTime={startsAt}>
        {dayInWords(start, zone)}, {timeWithZone(start, zone)}
      </time>
      {durationMinutes > 0 && <>, for {formatDuration(durationMinutes)}</>}
    </>
  )
}
