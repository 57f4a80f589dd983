import { type ReactNode, useId } from 'react'
import { zReason } from '../../../contract/schemas/schedule.gen.ts'
import type { Schedule } from '../../../contract/types.gen.ts'
import type { Choice } from '../../../forms/compare-versions.ts'
import { Conflict } from '../../../forms/conflict.tsx'
import { SessionTime, useBrowserZone } from '../../../game/session-time.tsx'
import { formatDuration, isSameClock, shortDay, thereInWords, timeInWords, timeWithZone } from '../../../lib/times.ts'
import { textError } from '../../../rules/text-rule.ts'
import common from '../../../ui/common.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { optionsOf, Select } from '../../../ui/select/select.tsx'
import { durations, type Offered, type SessionPlan, type TypedDate } from '../model/drafts.ts'
import { momentOf, type Reading, readLocalTime, type TemporalApi, zoneInWords } from '../model/zoned-time.ts'
import styles from './plans.module.css'

type DateFieldProps = {
  temporal: TemporalApi
  label: string
  /** The game's time zone, in which the date is typed. */
  zone: string
  /** It says so for all dates of the form. */
  isFirst: boolean
  date: TypedDate
  error?: string | undefined
  readOnly?: boolean
  onChange: (date: TypedDate) => void
}

/** A day and a time in the game's time zone; below it the time in the person's own. */
export function DateField({ temporal, label, zone, isFirst, date, error, readOnly = false, onChange }: DateFieldProps) {
  const id = useId()
  const reading = readLocalTime(temporal, date.localTime, zone)
  return (
    <div className={styles.dateField}>
      <Field
        type="datetime-local"
        label={label}
        hint={isFirst && !readOnly && `Times are in the game's time zone: ${zoneInWords(zone)}.`}
        error={error}
        value={date.localTime}
        readOnly={readOnly}
        aria-describedby={`${id}-means`}
        onChange={(event) => onChange({ localTime: event.target.value, which: 'first' })}
      />
      <p id={`${id}-means`} className={common.small}>
        {!readOnly && <Meaning reading={reading} moment={momentOf(temporal, date, zone)} zone={zone} />}
      </p>
      {reading?.kind === 'twice' && !readOnly && (
        <RadioGroup
          label="The clocks go back that night, so this time happens twice. Which one?"
          value={date.which}
          onChange={(which) => onChange({ ...date, which })}
          options={[
            { value: 'first', label: `The first, ${timeWithZone(new Date(reading.first), zone)}` },
            { value: 'second', label: `The second, ${timeWithZone(new Date(reading.second), zone)}` },
          ]}
        />
      )}
    </div>
  )
}

function Meaning({ reading, moment, zone }: { reading?: Reading; moment?: string; zone: string }) {
  const here = useBrowserZone()
  if (!reading || !moment) return null
  const at = new Date(moment)
  const mine = isSameClock(at, here, zone) ? '' : ` For you: ${thereInWords(at, here, zone)}.`
  if (reading.kind === 'never')
    return (
      <strong>
        The clocks in {zoneInWords(zone)} skip this time that night. It will start at {timeInWords(at, zone)}.{mine}
      </strong>
    )
  return (
    <>
      {shortDay(at, zone)}.{mine}
    </>
  )
}

type DurationSelectProps = { value: number; readOnly?: boolean; onChange: (minutes: number) => void }

/** The length of a session in steps of a quarter of an hour. Another length, set by another client, is kept. */
export function DurationSelect({ value, readOnly = false, onChange }: DurationSelectProps) {
  const steps = Array.from({ length: (durations.max - durations.min) / durations.step + 1 }, (_, at) => {
    return durations.min + at * durations.step
  })
  // HTML has no read-only `<select>`, so it offers one value only.
  const offered = readOnly ? [value] : steps.includes(value) ? steps : [...steps, value].toSorted((a, b) => a - b)
  return (
    <Select label="Length" value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {optionsOf(offered.map((minutes) => [minutes, formatDuration(minutes)]))}
    </Select>
  )
}

/** What is wrong with a reason and how to fix it, or `undefined`. */
export const reasonError = (reason: string): string | undefined => textError(zReason, reason.trim())

type ReasonFieldProps = { value: string; wasRefused: boolean; readOnly?: boolean; onChange: (reason: string) => void }

/** Why a session is moved or canceled, for the others. */
export function ReasonField({ value, wasRefused, readOnly, onChange }: ReasonFieldProps) {
  return (
    <Field
      label="Reason (optional)"
      hint="Everyone in the game can see it."
      autoComplete="off"
      value={value}
      readOnly={readOnly}
      error={wasRefused ? reasonError(value) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export type ScheduleConflictProps = {
  conflict: {
    newest: Schedule
    mine: Offered | SessionPlan
    onTake: (choice: Choice) => void
    onCancel: () => void
    isQuiet: boolean
  }
  /** Called when the other version is taken, which closes the form. */
  onTakeTheirs: () => void
}

/** Two versions of the dates: the saved ones and mine. The person chooses one as a whole. */
export function ScheduleConflict({
  conflict: { newest, mine, onTake, ...conflict },
  onTakeTheirs,
}: ScheduleConflictProps) {
  return (
    <div className={`${common.card} ${common.padded}`}>
      <Conflict
        {...conflict}
        newest={newest}
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
