import { useEffect, useState } from 'react'
import { Badge } from '../../src/ui/badge/badge.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Checkbox } from '../../src/ui/checkbox/checkbox.tsx'
import common from '../../src/ui/common.module.css'
import { CopyField } from '../../src/ui/copy-field/copy-field.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { useNow } from '../../src/ui/relative-time/relative-time.tsx'
import { groupsOf } from '../scenarios/real-tags.ts'
import { scenarioIds, scenarioNamed, scenarios } from '../scenarios/scenarios.ts'
import { useBench } from './bench.tsx'
import css from './panel.module.css'
import { Choice } from './parts.tsx'

/** The switches of the whole mock: its scenario, and what a real server answers. */
export function ScenariosTab() {
  const { act, run, settings, real } = useBench()
  return (
    <div className={common.close}>
      <Choice
        label="Scenario"
        hint={scenarios[settings.scenario].hint}
        value={settings.scenario}
        options={scenarioIds.map((id) => [id, scenarios[id].label])}
        onChoose={(id) => act.changeSettings({ scenario: scenarioNamed(id) ?? 'normal' })}
      />
      {real.length === 0 ? (
        <p className={common.muted}>
          To let a real server answer the calls of a tag, start with{' '}
          <code>API_TARGET=http://localhost:8080 npm run dev -- --real auth</code>: docs/backend.md.
        </p>
      ) : (
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
    </div>
  )
}

const minute = 60_000
/** The steps by which the clock is moved on, in minutes. */
const steps = { '1 minute': 1, '10 minutes': 10, '1 hour': 60, '1 day': 1440 }

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'medium' })

/** A moment in the form of a `datetime-local` field, in the time zone of this machine. */
const toField = (milliseconds: number) =>
  new Date(milliseconds - new Date(milliseconds).getTimezoneOffset() * minute).toISOString().slice(0, 16)

/** Moves the backend's clock, for every tab. */
export function ClockTab() {
  const { act, run, offset, real } = useBench()
  const now = useNow(1000)
  const move = async (form: FormData) => {
    const at = new Date(String(form.get('moment'))).getTime()
    if (!Number.isNaN(at)) await run(() => act.moveClock(at - Date.now()))
  }
  if (real.length > 0)
    return (
      <p className={common.muted}>A real server answers, too. Its clock shows the real time, and so does this one.</p>
    )
  return (
    <div className={common.close}>
      <p>
        The backend says <strong>{moment.format(now + offset)}</strong>
        {offset !== 0 && <Badge tone="warning">This machine: {moment.format(now)}</Badge>}
      </p>
      <p className={common.muted}>
        In every tab, codes run out, sessions end, links expire, and dates pass. The app follows with its next call:
        open another view, or reload it.
      </p>
      <fieldset className={css.row}>
        <legend>Move it on by</legend>
        {Object.entries(steps).map(([label, minutes]) => (
          <Button key={label} onClick={() => act.moveClock(offset + minutes * minute)}>
            {label}
          </Button>
        ))}
      </fieldset>
      <form className={css.row} action={move}>
        <Field
          key={offset}
          type="datetime-local"
          label="To a moment"
          name="moment"
          defaultValue={toField(now + offset)}
        />
        <Button type="submit">Move</Button>
        <Button disabled={offset === 0} onClick={() => act.moveClock(0)}>
          Back to now
        </Button>
      </form>
    </div>
  )
}

/** One link by which another browser gets the same. */
export function ShareTab() {
  const { act, app, run, settings, people, offset, madeUp } = useBench()
  const [link, setLink] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link tells what these are now
  useEffect(() => {
    setLink('')
    void run(async () => setLink(await act.share(app?.href ?? location.href)))
  }, [settings, people, offset, madeUp])
  return (
    <div className={common.close}>
      <p>
        Send this link to someone: they get the world “{madeUp}”, whoever is signed in, the scenario, the clock and the
        chosen answers. It has no contact, code or token in it.
      </p>
      <p className={common.muted}>
        The link leaves out rows you've changed. Send them as a file: World, Export. Whoever opens the link keeps their
        own world as a snapshot.
      </p>
      <CopyField label="Link" value={link} />
    </div>
  )
}
