import type { ChangeEvent } from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import { Checkbox } from '../../src/ui/checkbox/checkbox.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { Select } from '../../src/ui/select/select.tsx'
import { scenarioIds, scenarioNamed, scenarios } from '../scenarios/scenarios.ts'
import { useBench, useOutcome, useShown } from './bench.tsx'
import css from './workbench.module.css'

/** The switches of the whole mock: scenario, latency, session length, the live connection. */
export function ScenariosTab() {
  const { act } = useBench()
  const settings = useShown((state) => state.settings)
  const real = useShown((state) => state.real)
  const { said, run } = useOutcome()
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
      {real.length > 0 && (
        <fieldset className={css.buttons}>
          <legend>Answered by the real server</legend>
          {real.map((tag) => (
            <Checkbox
              key={tag}
              label={tag}
              checked={!settings.mocked.includes(tag)}
              onChange={({ target }) => run(() => act.switchReal(tag, target.checked))}
            />
          ))}
        </fieldset>
      )}
      <div role="status">{said !== '' && <p className={css.bad}>{said}</p>}</div>
      <div className={css.buttons}>
        <Button onClick={() => act.dropLive()}>Drop live connection</Button>
        <Button onClick={() => act.restartLive()}>Restart live server</Button>
      </div>
    </div>
  )
}
