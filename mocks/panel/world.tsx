import { type ChangeEvent, useState } from 'react'
import { saveFile } from '../../src/lib/save-file.ts'
import { Button } from '../../src/ui/button/button.tsx'
import common from '../../src/ui/common.module.css'
import { Field } from '../../src/ui/field/field.tsx'
import { FilterList } from '../../src/ui/filter-list/filter-list.tsx'
import { madeHint, type WorldId, worldIds, worldNamed, worlds } from '../tags/worlds.ts'
import { type Run, useAnswer, useBench } from './bench.tsx'
import type { EditedRow } from './commands.ts'
import css from './panel.module.css'
import { Choice, JsonField, jsonProblem, Opening } from './parts.tsx'

/** Made-up worlds, the world as a file, snapshots, and the rows. */
export function WorldTab() {
  const { act, app, run } = useBench()
  /** Puts another world in the place of the one that is there. */
  const replace: Run = (work) =>
    run(async () => {
      await work()
      app?.reload()
    })
  const [chosen, setChosen] = useState<WorldId>('example')
  const [numbers, setNumbers] = useState(madeHint.replace('made:', ''))
  /** The name of the chosen world; of the made one with its seed and counts. */
  const name = chosen === 'made' ? `made:${numbers.replace(/\s/g, '')}` : chosen
  const isWorld = worldNamed(name) !== undefined
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
      <section className={common.close}>
        <h2>World</h2>
        <p className={common.muted}>This world is kept as a snapshot when another one takes its place.</p>
        <Choice
          label="Made-up world"
          hint={worlds[chosen].hint}
          value={chosen}
          options={worldIds.map((id) => [id, worlds[id].label])}
          onChoose={(name) => setChosen(worldIds.find((id) => id === name) ?? 'empty')}
        />
        {chosen === 'made' && (
          <Field
            label="Seed and counts"
            value={numbers}
            error={isWorld ? '' : `Enter whole numbers, as in ${madeHint}.`}
            onChange={({ target }) => setNumbers(target.value)}
          />
        )}
        <p className={css.row}>
          <Button disabled={!isWorld} onClick={() => replace(() => act.loadWorld(name))}>
            Load world
          </Button>
          <Button onClick={save}>Export</Button>
          <Button onClick={() => replace(act.reset)}>Reset world</Button>
        </p>
        <p className={common.muted}>
          A file has the people with their contacts, the games, links, ideas, and the log, but no codes or sign-ins.
        </p>
        <Field type="file" label="Import" accept="application/json,.json" onChange={read} />
        <SnapshotList replace={replace} />
      </section>
      <Rows />
    </div>
  )
}

function SnapshotList({ replace }: { replace: Run }) {
  // A world that was replaced is a new snapshot, too.
  const { act, run, changes } = useBench()
  const [names, again] = useAnswer(act.listSnapshots, [], [changes])
  const take = (form: FormData) =>
    run(async () => {
      const name = await act.takeSnapshot(String(form.get('name')).trim() || new Date().toLocaleString())
      again()
      return `It's kept as “${name}”.`
    })
  return (
    <>
      <form className={css.row} action={take}>
        <Field label="Snapshot" placeholder="e.g. before the merge" name="name" />
        <Button type="submit">Take snapshot</Button>
      </form>
      <ul aria-label="Snapshots">
        {names.map((name) => (
          <li key={name} className={css.row}>
            <strong dir="auto">{name}</strong>
            <Button aria-label={`Restore ${name}`} onClick={() => replace(() => act.restoreSnapshot(name))}>
              Restore
            </Button>
            <Button
              variant="quiet"
              aria-label={`Delete ${name}`}
              onClick={() => run(() => act.deleteSnapshot(name).then(again))}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
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
  const { act, changes } = useBench()
  const [table, setTable] = useState('users')
  const [{ counts, rows }] = useAnswer(() => act.listRows(table), { counts: {}, rows: [] }, [table, changes])
  const tables = Object.entries({ [table]: 0, ...counts }).map(([name, count]) => [name, `${name} (${count})`] as const)
  return (
    <section className={common.close}>
      <h2>Rows</h2>
      <Choice label="Table" value={table} options={tables.toSorted()} onChoose={setTable} />
      <FilterList label="Rows" noun={['row', 'rows']} items={rows} step={20} {...{ keyOf, textOf, renderItem }} />
    </section>
  )
}

function RowEditor({ row }: { row: EditedRow }) {
  const { act, run } = useBench()
  // Until something is typed, the row is shown as it is now.
  const [draft = row.text, setDraft] = useState<string>()
  const error = jsonProblem(draft)
  const [found] = useAnswer(async () => (error ? [] : act.checkRow(row.table, draft)), [], [draft])
  const save = () =>
    run(async () => {
      await act.changeRow(row, draft)
      // More may have been typed meanwhile.
      setDraft((now) => (now === draft ? undefined : now))
    })
  return (
    <form className={common.close} action={save}>
      <JsonField
        label={`Row of ${row.table}`}
        value={draft}
        error={error}
        found={found}
        onChange={({ target }) => setDraft(target.value)}
      />
      <p className={css.row}>
        <Button type="submit" variant="primary" disabled={error !== undefined || draft.trim() === ''}>
          Save row
        </Button>
        <Button variant="quietDanger" onClick={() => run(() => act.changeRow(row))}>
          Delete row
        </Button>
      </p>
    </form>
  )
}
