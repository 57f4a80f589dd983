import { type ChangeEvent, useEffect, useState } from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { Select } from '../../src/ui/select/select.tsx'
import { ordinary, type WorldId, worldIds, worlds } from '../tags/worlds.ts'
import { useBench, useOutcome } from './bench.tsx'
import { saveFile } from './parts.tsx'
import { Rows } from './rows.tsx'
import css from './workbench.module.css'

/** Replaces the world, once the person has agreed to the loss. */
type Replacement = { lost: string; replace: () => Promise<unknown> }
type Offer = (replace: () => Promise<unknown>) => Promise<void>

/** Made-up worlds, the world as a file, snapshots, and the rows. */
export function WorldTab() {
  const { act, app } = useBench()
  const [asked, setAsked] = useState<Replacement>()
  const [version, setVersion] = useState(0)
  const { said, run } = useOutcome()

  const doIt: Offer = (replace) =>
    run(async () => {
      setAsked(undefined)
      await replace()
      setVersion((before) => before + 1)
      app?.reload()
    })
  const offer: Offer = async (replace) => {
    const lost = await act.lossOf()
    if (lost === '') await doIt(replace)
    else setAsked({ lost, replace })
  }
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text()
    // The same file can be chosen again.
    target.value = ''
    if (text === undefined) return
    await run(async () => {
      await act.checkWorld(text)
      await offer(() => act.importWorld(text))
    })
  }
  return (
    <div className={css.columns}>
      <section>
        <h2>World</h2>
        <div role="status">
          {said !== '' && <p className={css.bad}>{said}</p>}
          {asked && (
            <div className={css.notices}>
              <p>This world has {asked.lost}, which will be gone. Export it or take a snapshot first to keep it.</p>
              <Button onClick={() => doIt(asked.replace)}>Replace it</Button>
              <Button onClick={() => setAsked(undefined)}>Keep it</Button>
            </div>
          )}
        </div>
        <MadeUp offer={offer} />
        <p className={css.buttons}>
          <Button onClick={async () => saveFile(await act.exportWorld(), 'emberhall-world.json')}>Export</Button>
          <Button onClick={() => offer(act.reset)}>Reset world</Button>
        </p>
        <p className={css.quiet}>
          A file holds the people with their contacts, the games, links, ideas and the log; no code and no sign-in.
        </p>
        <Field type="file" label="Import" accept="application/json,.json" onChange={read} />
        <SnapshotList offer={offer} />
      </section>
      <Rows key={version} />
    </div>
  )
}

const counts = Object.keys(ordinary) as (keyof typeof ordinary)[]

/** A world of one of the names; the large one from a seed and counts. */
function MadeUp({ offer }: { offer: Offer }) {
  const { act } = useBench()
  const [chosen, setChosen] = useState<WorldId>('example')
  const [numbers, setNumbers] = useState(ordinary)
  const name = chosen === 'made' ? `made:${counts.map((count) => `${count}=${numbers[count]}`).join(',')}` : chosen
  return (
    <>
      <Select
        label="Made-up world"
        hint={worlds[chosen].hint}
        value={chosen}
        onChange={({ target }) => setChosen(worldIds.find((id) => id === target.value) ?? 'empty')}
      >
        {worldIds.map((id) => (
          <option key={id} value={id}>
            {worlds[id].label}
          </option>
        ))}
      </Select>
      {chosen === 'made' && (
        <div className={css.numbers}>
          {counts.map((count) => (
            <Field
              key={count}
              type="number"
              label={count}
              min={0}
              max={999999}
              value={numbers[count]}
              onChange={({ target }) =>
                target.validity.valid &&
                target.value !== '' &&
                setNumbers({ ...numbers, [count]: target.valueAsNumber })
              }
            />
          ))}
        </div>
      )}
      <p className={css.buttons}>
        <Button onClick={() => offer(() => act.loadWorld(name))}>Load world</Button>
      </p>
    </>
  )
}

function SnapshotList({ offer }: { offer: Offer }) {
  const { act } = useBench()
  const [names, setNames] = useState<readonly string[]>([])
  const [name, setName] = useState('')
  const look = () => act.listSnapshots().then(setNames)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void look(), [])
  const take = async () => {
    await act.takeSnapshot(name.trim() || new Date().toLocaleString())
    setName('')
    await look()
  }
  return (
    <>
      <form className={css.row} action={take}>
        <Field
          label="Snapshot"
          placeholder="before the merge"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">Take snapshot</Button>
      </form>
      <ul className={css.list} aria-label="Snapshots">
        {names.map((one) => (
          <li key={one} className={css.card}>
            <p className={css.buttons}>
              <strong dir="auto">{one}</strong>
              <Button aria-label={`Restore ${one}`} onClick={() => offer(() => act.restoreSnapshot(one))}>
                Restore
              </Button>
              <Button variant="quiet" aria-label={`Delete ${one}`} onClick={() => act.deleteSnapshot(one).then(look)}>
                Delete
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
