import { type ChangeEvent, useId, useState } from 'react'
import { type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { type FaultId, faultIds, faults } from '../scenarios/faults.ts'
import { scenarioIds, scenarioNamed, scenarios } from '../scenarios/scenarios.ts'
import { countOf, exportWorld, importWorld, readWorldFile } from '../tags/world-file.ts'
import { loadWorld, type WorldId, worldIds, worlds } from '../tags/worlds.ts'
import { type Mock, useSettings } from './mock.ts'
import css from './panel.module.css'

/** Replaces the world, once the person has agreed to the loss. */
type Replacement = { lost: string; replace: () => Promise<void> }

/** Made-up worlds, and the world as a file. */
export function WorldControls({ mock }: { mock: Mock }) {
  const { world, reload } = mock
  const [chosen, setChosen] = useState<WorldId>('made')
  const [asked, setAsked] = useState<Replacement>()
  const [problem, setProblem] = useState('')
  const hint = useId()

  const run = async (replace: () => Promise<void>) => {
    setAsked(undefined)
    await replace()
    reload()
  }
  const offer = async (replace: () => Promise<void>) => {
    const { persons, games } = await countOf(world)
    if (persons + games === 0) return run(replace)
    setAsked({ lost: `${number(persons, 'person')} and ${number(games, 'game')}`, replace })
  }
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    const found = readWorldFile(await file.text())
    // The same file can be chosen again.
    target.value = ''
    setProblem('problem' in found ? found.problem : '')
    if ('tables' in found) await offer(() => importWorld(world, found.tables))
  }
  return (
    <details>
      <summary>World</summary>
      <div className={css.controls}>
        <label>
          Made up
          <select
            value={chosen}
            aria-describedby={hint}
            onChange={({ target }) => setChosen(worldIds.find((id) => id === target.value) ?? 'empty')}
          >
            {worldIds.map((id) => (
              <option key={id} value={id}>
                {worlds[id].label}
              </option>
            ))}
          </select>
        </label>
        <p id={hint} className={css.quiet}>
          {worlds[chosen].hint}
        </p>
        <p className={css.buttons}>
          <button type="button" onClick={() => offer(() => loadWorld(world, chosen))}>
            Load world
          </button>
          <button type="button" onClick={async () => save(await exportWorld(world))}>
            Export
          </button>
        </p>
        <label>
          Import
          <input type="file" accept="application/json,.json" onChange={read} />
        </label>
        <div role="status">
          {problem !== '' && <p>{problem}</p>}
          {asked && (
            <>
              <p>This world has {asked.lost}, which will be gone. Export it first to keep it.</p>
              <p className={css.buttons}>
                <button type="button" onClick={() => run(asked.replace)}>
                  Replace it
                </button>
                <button type="button" onClick={() => setAsked(undefined)}>
                  Keep it
                </button>
              </p>
            </>
          )}
        </div>
      </div>
    </details>
  )
}

const number = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** Lets the browser save a text as a file. */
function save(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = 'emberhall-world.json'
  link.click()
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

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
