import { useEffect, useState } from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { useBench, useShown } from './bench.tsx'
import css from './workbench.module.css'

const minute = 60_000
const steps = [
  ['1 minute', minute],
  ['10 minutes', 10 * minute],
  ['1 hour', 60 * minute],
  ['1 day', 24 * 60 * minute],
] as const

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'medium' })

/** A moment in the form of a `datetime-local` field, in the time zone of this machine. */
const toField = (milliseconds: number) =>
  new Date(milliseconds - new Date(milliseconds).getTimezoneOffset() * minute).toISOString().slice(0, 16)

/** How far a clock is off, in words. @param offset milliseconds */
function inWords(offset: number): string {
  const total = Math.round(Math.abs(offset) / minute)
  const parts = [
    [Math.floor(total / 1440), 'day'],
    [Math.floor((total % 1440) / 60), 'hour'],
    [total % 60, 'minute'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}${count === 1 ? '' : 's'}`)
  return `${said.join(' ') || 'Less than a minute'} ${offset > 0 ? 'ahead' : 'behind'}`
}

/** Moves the backend's clock, for every tab. */
export function ClockTab() {
  const { act } = useBench()
  const offset = useShown((state) => state.offset)
  const isReal = useShown((state) => state.real.length > 0)
  const [now, setNow] = useState(Date.now)
  const [typed, setTyped] = useState<string>()
  const move = async () => {
    const at = new Date(typed ?? '').getTime()
    if (!Number.isNaN(at)) await act.moveClock(at - Date.now())
    setTyped(undefined)
  }
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  if (isReal)
    return <p className={css.quiet}>A real server answers, too. Its clock stands at now, and so does this one.</p>
  return (
    <div className={css.form}>
      <p>
        The backend says <strong>{moment.format(now + offset)}</strong>
        {offset !== 0 && <span className={css.mark}> · {inWords(offset)}</span>}
      </p>
      <p className={css.quiet}>
        Codes run out, sessions end, links expire, dates pass, in every tab. The app follows with its next call.
      </p>
      <fieldset className={css.buttons}>
        <legend>On by</legend>
        {steps.map(([label, by]) => (
          <Button key={label} onClick={() => act.moveClock(offset + by)}>
            {label}
          </Button>
        ))}
      </fieldset>
      <form className={css.row} action={move}>
        <Field
          type="datetime-local"
          label="To a moment"
          value={typed ?? toField(now + offset)}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">Move</Button>
      </form>
      <p className={css.buttons}>
        <Button disabled={offset === 0} onClick={() => act.moveClock(0)}>
          Back to now
        </Button>
      </p>
    </div>
  )
}
