import type { ChangeEvent } from 'react'
import { useEffect, useState } from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import { Checkbox } from '../../src/ui/checkbox/checkbox.tsx'
import { CopyField } from '../../src/ui/copy-field/copy-field.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { Select } from '../../src/ui/select/select.tsx'
import { groupsOf } from '../scenarios/real-tags.ts'
import { scenarioIds, scenarioNamed, scenarios } from '../scenarios/scenarios.ts'
import { useBench, useOutcome, useShown } from './bench.tsx'
import css from './panel.module.css'

/** The switches of the whole mock: scenario, latency, session length, the live connection. */
export function ScenariosTab() {
  const { act } = useBench()
  const settings = useShown((state) => state.settings)
  const real = useShown((state) => state.real)
  const { outcome, run } = useOutcome()
  const numberOf = ({ target }: ChangeEvent<HTMLInputElement>) =>
    target.validity.valid && target.value !== '' ? target.valueAsNumber : undefined
  return (
    <div className={css.form}>
      <Select
        label="Scenario"
        hint={scenarios[settings.scenario].hint}
        value={settings.scenario}
        onChange={({ target }) => act.setSettings({ ...settings, scenario: scenarioNamed(target.value) ?? 'normal' })}
      >
        {scenarioIds.map((id) => (
          <option key={id} value={id}>
            {scenarios[id].label}
          </option>
        ))}
      </Select>
      <div className={css.row}>
        <Field
          type="number"
          label="Latency (ms)"
          min={0}
          max={60000}
          step={1}
          value={settings.latency}
          onChange={(event) => act.setSettings({ ...settings, latency: numberOf(event) ?? 0 })}
        />
        <Field
          type="number"
          label="Session (seconds)"
          min={1}
          max={2592000}
          step={1}
          placeholder="as the scenario"
          value={settings.sessionSeconds ?? ''}
          onChange={(event) => act.setSettings({ ...settings, sessionSeconds: numberOf(event) })}
        />
      </div>
      {real.length === 0 && (
        <p className={css.quiet}>
          To let a real server answer some tags, start with <code>npm run dev -- --real auth</code>: docs/backend.md.
        </p>
      )}
      {real.length > 0 && (
        <fieldset className={css.row}>
          <legend>Answered by the real server</legend>
          {groupsOf(real).map((tags) => (
            <Checkbox
              key={tags.join()}
              label={tags.join(', ')}
              checked={!tags.some((tag) => settings.mocked.includes(tag))}
              onChange={({ target }) => run(() => act.switchReal(tags, target.checked))}
            />
          ))}
        </fieldset>
      )}
      {outcome}
      <div className={css.row}>
        <Button onClick={() => act.dropLive()}>Drop live connection</Button>
        <Button onClick={() => act.restartLive()}>Restart live server</Button>
      </div>
    </div>
  )
}

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
      <fieldset className={css.row}>
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
        <Button disabled={offset === 0} onClick={() => act.moveClock(0)}>
          Back to now
        </Button>
      </form>
    </div>
  )
}

/** One link that puts up the same on another machine. */
export function ShareTab() {
  const { act, app } = useBench()
  const settings = useShown((state) => state.settings)
  const people = useShown((state) => state.people)
  const offset = useShown((state) => state.offset)
  const madeUp = useShown((state) => state.madeUp)
  const [link, setLink] = useState('')
  const { outcome, run } = useOutcome()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link tells what these are now
  useEffect(() => {
    setLink('')
    void run(async () => setLink(await act.share(app?.href ?? location.href)))
  }, [settings, people, offset, madeUp])
  return (
    <div className={css.form}>
      <p>
        This link puts up the world “{madeUp}”, who is signed in, the scenario, the clock and the chosen answers. It has
        no contact, code or token in it.
      </p>
      <p className={css.quiet}>
        Rows that you have changed don't travel with a link. Send them as a file: World, Export. Whoever opens the link
        keeps their own world as a snapshot.
      </p>
      <CopyField label="Link" value={link} />
      {outcome}
    </div>
  )
}
