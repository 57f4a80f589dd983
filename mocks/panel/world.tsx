import { type ChangeEvent, useCallback, useEffect, useState } from 'react'
import { saveFile } from '../../src/lib/save-file.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { FilterList } from '../../src/ui/filter-list/filter-list.tsx'
import { madeHint, type WorldId, worldIds, worldNamed, worlds } from '../tags/worlds.ts'
import { useBench, useOutcome, useShown } from './bench.tsx'
import type { EditedRow } from './commands.ts'
import css from './panel.module.css'
import { Choice, JsonField, jsonProblem, Opening, TextField } from './parts.tsx'

/** Puts another world in the place of the one that is there. */
type Replace = (work: () => Promise<unknown>) => Promise<void>

/** Made-up worlds, the world as a file, snapshots, and the rows. */
export function WorldTab() {
  const { act, app } = useBench()
  const { outcome, run } = useOutcome()
  const replace: Replace = (work) =>
    run(async () => {
      await work()
      app?.reload()
    })
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text()
    // The same file can be chosen again.
    target.value = ''
    if (text !== undefined) await replace(() => act.importWorld(text))
  }
  const save = async () =>
    saveFile({ name: 'emberhall-world.json', type: 'application/json', text: await act.exportWorld() })
  return (
    <div className={css.columns}>
      <section>
        <h2>World</h2>
        <p className={css.quiet}>This world is kept as a snapshot when another one takes its place.</p>
        {outcome}
        <MadeUp replace={replace} />
        <p className={css.row}>
          <Button onClick={save}>Export</Button>
          <Button onClick={() => replace(act.reset)}>Reset world</Button>
        </p>
        <p className={css.quiet}>
          A file has the people with their contacts, the games, links, ideas, and the log, but no codes or sign-ins.
        </p>
        <Field type="file" label="Import" accept="application/json,.json" onChange={read} />
        <SnapshotList replace={replace} />
      </section>
      <Rows />
    </div>
  )
}

/** A world of one of the names; the made one from a seed and counts. */
function MadeUp({ replace }: { replace: Replace }) {
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
        <Button disabled={!isWorld} onClick={() => replace(() => act.loadWorld(name))}>
          Load world
        </Button>
      </p>
    </>
  )
}

const snapshots = {
  label: 'Snapshots',
  noun: ['snapshot', 'snapshots'],
  query: '',
  keyOf: String,
  textOf: String,
} as const

function SnapshotList({ replace }: { replace: Replace }) {
  const { act } = useBench()
  const { outcome, run } = useOutcome()
  const [names, setNames] = useState<readonly string[]>([])
  const changes = useShown((state) => state.changes)
  const look = () => act.listSnapshots().then(setNames)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a world that was replaced is a new snapshot
  useEffect(() => void look(), [changes])
  const take = (form: FormData) =>
    run(async () => {
      const name = await act.takeSnapshot(String(form.get('name')).trim() || new Date().toLocaleString())
      await look()
      return `It's kept as “${name}”.`
    })
  const renderItem = (name: string) => (
    <p className={css.row}>
      <strong dir="auto">{name}</strong>
      <Button aria-label={`Restore ${name}`} onClick={() => replace(() => act.restoreSnapshot(name))}>
        Restore
      </Button>
      <Button variant="quiet" aria-label={`Delete ${name}`} onClick={() => act.deleteSnapshot(name).then(look)}>
        Delete
      </Button>
    </p>
  )
  return (
    <>
      <form className={css.row} action={take}>
        <Field label="Snapshot" placeholder="before the merge" name="name" />
        <Button type="submit">Take snapshot</Button>
      </form>
      {outcome}
      {names.length > 0 && <FilterList {...snapshots} items={names} renderItem={renderItem} />}
    </>
  )
}

const keyOf = ({ table, key }: EditedRow) => `${table} ${key}`
const textOf = ({ text }: EditedRow) => text
const renderItem = (row: EditedRow) => (
  <Opening line={<code className={css.brief}>{row.text.replace(/\s+/g, ' ')}</code>}>
    {() => <RowEditor row={row} />}
  </Opening>
)

/** The tables of the world and their rows as they are now, found by typing; each can be edited and deleted. */
function Rows() {
  const { act } = useBench()
  const changes = useShown((state) => state.changes)
  const [table, setTable] = useState('users')
  const [{ counts, rows }, setShown] = useState<Awaited<ReturnType<typeof act.listRows>>>({ counts: {}, rows: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are read again after each change
  useEffect(() => {
    let isCurrent = true
    void act.listRows(table).then((shown) => isCurrent && setShown(shown))
    return () => {
      isCurrent = false
    }
  }, [act, table, changes])
  const tables = Object.entries({ [table]: 0, ...counts }).map(([name, count]) => [name, `${name} (${count})`] as const)
  return (
    <section>
      <h2>Rows</h2>
      <Choice label="Table" value={table} options={tables.toSorted()} onChoose={setTable} />
      <FilterList label="Rows" noun={['row', 'rows']} items={rows} step={20} {...{ keyOf, textOf, renderItem }} />
    </section>
  )
}

function RowEditor({ row }: { row: EditedRow }) {
  const { act } = useBench()
  // Until something is typed, the row is shown as it is now.
  const [draft = row.text, setDraft] = useState<string>()
  const { outcome, run } = useOutcome()
  const check = useCallback((text: string) => act.checkRow(row.table, text), [act, row.table])
  const save = () =>
    run(async () => {
      await act.changeRow(row, draft)
      setDraft(undefined)
    })
  return (
    <form className={css.form} action={save}>
      <JsonField label={`Row of ${row.table}`} value={draft} check={check} onChange={setDraft} />
      <p className={css.row}>
        <Button type="submit" variant="primary" disabled={jsonProblem(draft) !== undefined || draft.trim() === ''}>
          Save row
        </Button>
        <Button variant="quietDanger" onClick={() => run(() => act.changeRow(row))}>
          Delete row
        </Button>
      </p>
      {outcome}
    </form>
  )
}
