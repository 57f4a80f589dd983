import { type ChangeEvent, useCallback, useEffect, useState } from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { FilterList } from '../../src/ui/filter-list/filter-list.tsx'
import { madeHint, type WorldId, worldIds, worldNamed, worlds } from '../tags/worlds.ts'
import { useBench, useOutcome } from './bench.tsx'
import type { EditedRow } from './commands.ts'
import css from './panel.module.css'
import { Choice, JsonField, jsonProblem, Opening, saveFile, TextField } from './parts.tsx'

/** Replaces the world, once the person has agreed to the loss. */
type Replacement = { lost: string; replace: () => Promise<unknown> }
type Offer = (replace: () => Promise<unknown>) => Promise<void>

/** Made-up worlds, the world as a file, snapshots, and the rows. */
export function WorldTab() {
  const { act, app } = useBench()
  const [asked, setAsked] = useState<Replacement>()
  const [version, setVersion] = useState(0)
  const { outcome, run } = useOutcome()

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
    if (text !== undefined) await offer(() => act.importWorld(text))
  }
  return (
    <div className={css.columns}>
      <section>
        <h2>World</h2>
        {outcome}
        <div role="status">
          {asked && (
            <div className={css.notices}>
              <p>This world has {asked.lost}, which will be gone. Export it or take a snapshot first to keep it.</p>
              <Button onClick={() => doIt(asked.replace)}>Replace it</Button>
              <Button onClick={() => setAsked(undefined)}>Keep it</Button>
            </div>
          )}
        </div>
        <MadeUp offer={offer} />
        <p className={css.row}>
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

/** A world of one of the names; the made one from a seed and counts. */
function MadeUp({ offer }: { offer: Offer }) {
  const { act } = useBench()
  const [chosen, setChosen] = useState<WorldId>('example')
  const [numbers, setNumbers] = useState(madeHint.replace('made:', ''))
  const name = chosen === 'made' ? `made:${numbers.replace(/\s/g, '')}` : chosen
  const isWorld = worldNamed(name) !== undefined
  return (
    <>
      <Choice
        label="Made-up world"
        hint={worlds[chosen].hint}
        value={chosen}
        options={worldIds.map((id) => [id, worlds[id].label])}
        onChoose={(name) => setChosen(worldIds.find((id) => id === name) ?? 'empty')}
      />
      {chosen === 'made' && (
        <TextField
          label="Seed and counts"
          value={numbers}
          error={isWorld ? undefined : `Enter whole numbers, as in ${madeHint}.`}
          onText={setNumbers}
        />
      )}
      <p>
        <Button disabled={!isWorld} onClick={() => offer(() => act.loadWorld(name))}>
          Load world
        </Button>
      </p>
    </>
  )
}

function SnapshotList({ offer }: { offer: Offer }) {
  const { act } = useBench()
  const [names, setNames] = useState<readonly string[]>([])
  const look = () => act.listSnapshots().then(setNames)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void look(), [])
  const take = async (form: FormData) => {
    await act.takeSnapshot(String(form.get('name')).trim() || new Date().toLocaleString())
    await look()
  }
  return (
    <>
      <form className={css.row} action={take}>
        <Field label="Snapshot" placeholder="before the merge" name="name" />
        <Button type="submit">Take snapshot</Button>
      </form>
      <ul className={css.list} aria-label="Snapshots">
        {names.map((one) => (
          <li key={one} className={css.card}>
            <p className={css.row}>
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

const keyOf = ({ table, key }: EditedRow) => `${table} ${key}`
const textOf = ({ table, text }: EditedRow) => `${table} ${text}`

/** The tables of the world and their rows, found by typing; each can be edited and deleted. */
function Rows() {
  const { act } = useBench()
  const [rows, setRows] = useState<readonly EditedRow[]>([])
  const [table, setTable] = useState('users')
  const look = useCallback(() => void act.listRows().then(setRows), [act])
  useEffect(look, [look])
  const tables = Object.entries(Object.groupBy(rows, (row) => row.table)).map(
    ([name, all = []]) => [name, `${name} (${all.length})`] as const,
  )
  const shown = rows.filter((row) => row.table === table)
  const renderItem = useCallback(
    (row: EditedRow) => (
      <Opening line={<code className={css.brief}>{row.text.replace(/\s+/g, ' ')}</code>}>
        {() => <RowEditor row={row} onChange={look} />}
      </Opening>
    ),
    [look],
  )
  return (
    <section>
      <h2>Rows</h2>
      <div className={css.row}>
        <Choice label="Table" value={table} options={tables.toSorted()} onChoose={setTable} />
        <Button onClick={look}>Look again</Button>
      </div>
      <FilterList label="Rows" noun={['row', 'rows']} items={shown} step={20} {...{ keyOf, textOf, renderItem }} />
    </section>
  )
}

function RowEditor({ row, onChange }: { row: EditedRow; onChange: () => void }) {
  const { act } = useBench()
  const [draft, setDraft] = useState(row.text)
  const { outcome, run } = useOutcome()
  const check = useCallback((text: string) => act.checkRow(row.table, text), [act, row.table])
  const after = (work: () => Promise<unknown>) => run(() => work().then(onChange))
  return (
    <form className={css.form} action={() => after(() => act.changeRow(row, draft))}>
      <JsonField label={`Row of ${row.table}`} value={draft} check={check} onChange={setDraft} />
      <p className={css.row}>
        <Button type="submit" variant="primary" disabled={jsonProblem(draft) !== undefined || draft.trim() === ''}>
          Save row
        </Button>
        <Button variant="quietDanger" onClick={() => after(() => act.changeRow(row))}>
          Delete row
        </Button>
      </p>
      {outcome}
    </form>
  )
}
