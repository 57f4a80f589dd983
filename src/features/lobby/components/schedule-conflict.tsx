import type { ReactNode } from 'react'
import type { Schedule } from '../../../contract/types.gen.ts'
import type { Choice } from '../../../forms/conflict.ts'
import { Conflict } from '../../../forms/conflict.tsx'
import { SessionTime } from '../../../game/session-time.tsx'
import common from '../../../ui/common.module.css'
import type { Offered, SessionPlan } from '../model/drafts.ts'
import styles from './plans.module.css'

type ScheduleConflictProps = {
  conflict: {
    newest: Schedule
    mine: Offered | SessionPlan
    onTake: (choice: Choice) => void
    onCancel: () => void
  }
  /** Called when the other version is taken, which closes the form. */
  onTakeTheirs: () => void
}

/** Two versions of the dates: the saved ones and mine. The person chooses one as a whole. */
export function ScheduleConflict({
  conflict: { newest, mine, onTake, onCancel },
  onTakeTheirs,
}: ScheduleConflictProps) {
  return (
    <div className={`${common.card} ${common.padded}`}>
      <Conflict
        newest={newest}
        onCancel={onCancel}
        what="the dates"
        found={[{ field: 'dates', mine: shown(mine), theirs: shownSchedule(newest) }]}
        first={{ dates: 'mine' }}
        labels={{ dates: 'Dates' }}
        show={(_, dates) => dates as ReactNode}
        onTake={({ dates }) => (dates === 'mine' ? onTake({}) : onTakeTheirs())}
      />
    </div>
  )
}

function shown(mine: Offered | SessionPlan): ReactNode {
  const { durationMinutes } = mine
  if ('dates' in mine)
    return mine.dates.map((at) => <OneDate key={at} word="Proposed" at={at} durationMinutes={durationMinutes} />)
  return <OneDate word={statusWords[mine.status] ?? ''} at={mine.startsAt} durationMinutes={durationMinutes} />
}

function shownSchedule({ session, offer }: Schedule): ReactNode {
  if (!session && !offer) return 'No dates.'
  return (
    <>
      {session && (
        <OneDate
          word={statusWords[session.status] ?? ''}
          at={Date.parse(session.startsAt)}
          durationMinutes={session.durationMinutes}
        />
      )}
      {offer?.dates.map(({ dateId, startsAt }) => (
        <OneDate key={dateId} word="Proposed" at={Date.parse(startsAt)} durationMinutes={offer.durationMinutes} />
      ))}
    </>
  )
}

const statusWords: Record<string, string> = { settled: 'Confirmed', cancelled: 'Canceled' }

type OneDateProps = { word: string; at: number; durationMinutes: number }

const OneDate = ({ word, at, durationMinutes }: OneDateProps) => (
  <span className={styles.now}>
    {word}: <SessionTime session={{ startsAt: new Date(at).toISOString(), durationMinutes }} />
  </span>
)
