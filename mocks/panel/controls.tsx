import { type ChangeEvent, useId } from 'react'
import { type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { type FaultId, faultIds, faults } from '../scenarios/faults.ts'
import { scenarioIds, scenarioNamed, scenarios } from '../scenarios/scenarios.ts'
import type { Mock } from './mock.ts'
import css from './panel.module.css'
import { useSettings } from './use-mock.ts'

const operationIds = Object.keys(operations) as OperationId[]

/** The switches: scenario, latency, session length, the live connection, and a fault for each operation. */
export function Controls({ mock }: { mock: Mock }) {
  const settings = useSettings(mock)
  const { change } = mock.settings
  const hint = useId()

  const setFault = (id: OperationId, value: string) => {
    const { [id]: _, ...others } = settings.faults
    const fault = faultIds.find((known) => known === value)
    change({ faults: fault ? { ...others, [id]: fault } : others })
  }
  const numberOf = ({ target }: ChangeEvent<HTMLInputElement>) =>
    target.validity.valid && target.value !== '' ? target.valueAsNumber : undefined

  return (
    <div className={css.controls}>
      <label>
        Scenario
        <select
          value={settings.scenario}
          aria-describedby={hint}
          onChange={({ target }) => change({ scenario: scenarioNamed(target.value) ?? 'normal' })}
        >
          {scenarioIds.map((id) => (
            <option key={id} value={id}>
              {scenarios[id].label}
            </option>
          ))}
        </select>
      </label>
      <p id={hint} className={css.quiet}>
        {scenarios[settings.scenario].hint}
      </p>
      <label>
        Latency (ms)
        <input
          type="number"
          min={0}
          max={60000}
          step={1}
          defaultValue={settings.latency}
          onChange={(event) => change({ latency: numberOf(event) ?? 0 })}
        />
      </label>
      <label>
        Session (seconds)
        <input
          type="number"
          min={1}
          max={2592000}
          step={1}
          placeholder="as the scenario"
          defaultValue={settings.sessionSeconds}
          onChange={(event) => change({ sessionSeconds: numberOf(event) })}
        />
      </label>
      <p className={css.buttons}>
        <button type="button" onClick={mock.hub.drop}>
          Drop live connection
        </button>
        <button type="button" onClick={mock.hub.restart}>
          Restart live server
        </button>
      </p>
      <details>
        <summary>Faults ({Object.keys(settings.faults).length})</summary>
        {operationIds.map((id) => (
          <label key={id}>
            {id}
            <select value={settings.faults[id] ?? ''} onChange={({ target }) => setFault(id, target.value)}>
              <option value="">As the scenario</option>
              {faultIds.map((fault: FaultId) => (
                <option key={fault} value={fault}>
                  {faults[fault].label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </details>
    </div>
  )
}
