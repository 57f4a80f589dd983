import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import { FilterList } from '../../src/ui/filter-list/filter-list.tsx'
import { Select } from '../../src/ui/select/select.tsx'
import { useBench, useOutcome } from './bench.tsx'
import type { EditedRow } from './commands.ts'
import { JsonField, jsonProblem } from './parts.tsx'
import css from './workbench.module.css'

const keyOf = ({ table, key }: EditedRow) => `${table} ${key}`
const textOf = ({ table, text }: EditedRow) => `${table} ${text}`

/** The tables of the world and their rows, found by typing; each can be edited and deleted. */
export function Rows() {
  const { act } = useBench()
  const [rows, setRows] = useState<readonly EditedRow[]>([])
  const [table, setTable] = useState('users')
  const look = useCallback(() => void act.listRows().then(setRows), [act])
  useEffect(look, [look])
  const counts = Object.entries(Object.groupBy(rows, (row) => row.table)).map(
    ([name, of = []]) => [name, of.length] as const,
  )
  const shown = rows.filter((row) => row.table === table)
  const renderRow = useCallback((row: EditedRow) => <Row row={row} onChange={look} />, [look])
  return (
    <section>
      <h2>Rows</h2>
      <div className={css.row}>
        <Select label="Table" value={table} onChange={({ target }) => setTable(target.value)}>
          {counts.toSorted().map(([name, count]) => (
            <option key={name} value={name}>
              {name} ({count})
            </option>
          ))}
        </Select>
        <Button onClick={look}>Look again</Button>
      </div>
      <FilterList
        label="Rows"
        noun={['row', 'rows']}
        items={shown}
        step={20}
        {...{ keyOf, textOf }}
        renderItem={renderRow}
      />
    </section>
  )
}

function Row({ row, onChange }: { row: EditedRow; onChange: () => void }) {
  const { act } = useBench()
  const [draft, setDraft] = useState<string>()
  const { said, run } = useOutcome()
  const check = useCallback((text: string) => act.checkRow(row.table, text), [act, row.table])
  const after = (work: () => Promise<unknown>) =>
    run(async () => {
      await work()
      setDraft(undefined)
      onChange()
    })
  return (
    <details className={css.call} onToggle={(event) => setDraft(event.currentTarget.open ? row.text : undefined)}>
      <summary>
        <code className={css.brief}>{row.text.replace(/\s+/g, ' ')}</code>
      </summary>
      {draft !== undefined && (
        <form className={css.whole} action={() => after(() => act.putRow(row, draft))}>
          <JsonField label={`Row of ${row.table}`} value={draft} check={check} onChange={setDraft} />
          <p className={css.buttons}>
            <Button type="submit" variant="primary" disabled={jsonProblem(draft) !== undefined || draft.trim() === ''}>
              Save row
            </Button>
            <Button variant="quietDanger" onClick={() => after(() => act.deleteRow(row))}>
              Delete row
            </Button>
          </p>
          <div role="status">{said !== '' && <p className={css.bad}>{said}</p>}</div>
        </form>
      )}
    </details>
  )
}
