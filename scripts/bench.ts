import { bytes } from './bench/bytes.ts'
import { live } from './bench/live.ts'
import { paint } from './bench/paint.ts'
import { amount, isMet, load, type Row, record } from './bench/report.ts'
import { response } from './bench/response.ts'
import { sheets } from './bench/sheets.ts'
import { waits } from './bench/waits.ts'

// npm run bench                    everything, for about a quarter of an hour
// npm run bench -- bytes paint     these sections
// npm run bench -- bytes --check   leaves tests/bench/results.md as it is

const sections: Record<string, () => Promise<Row[]>> = { bytes, paint, response, sheets, live, waits }

const asked = process.argv.slice(2).filter((word) => word !== '--check')
const isCheck = process.argv.includes('--check')
const unknown = asked.filter((name) => !(name in sections))
if (unknown.length > 0) {
  console.error(`There is no section "${unknown.join('", "')}". Sections: ${Object.keys(sections).join(', ')}.`)
  process.exit(2)
}

let missed = 0
for (const [name, measure] of Object.entries(sections)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const before = load()
  const rows = await measure().catch((error: unknown) => {
    // The other sections are measured anyway.
    console.error(`\n${name} could not be measured:`, error)
    missed += 1
  })
  if (!rows) continue
  if (!isCheck) record(name, rows, before, Object.keys(sections))
  console.log(`\n${name}`)
  for (const row of rows) {
    const verdict = isMet(row)
    if (verdict === false) missed += 1
    const budget = row.most === undefined ? '' : `, at most ${amount(row.most, row.unit)}`
    console.log(
      `${{ true: 'ok  ', false: 'MISS', undefined: '    ' }[`${verdict}`]}  ${row.what}: ${amount(row.value, row.unit)}${budget}`,
    )
  }
}
console.log(`\n${missed} missed.`)
process.exitCode = missed > 0 ? 1 : 0
