import { bytes } from './bench/bytes.ts'
import { delivery } from './bench/delivery.ts'
import { developers } from './bench/developers.ts'
import { growth } from './bench/growth.ts'
import { ideas } from './bench/ideas.ts'
import { lists } from './bench/lists.ts'
import { live } from './bench/live.ts'
import { paint } from './bench/paint.ts'
import { amount, isMet, load, type Measured, record } from './bench/report.ts'
import { response } from './bench/response.ts'

// npm run bench                  everything, for about a quarter of an hour
// npm run bench -- bytes paint   these sections
// What is measured is a live build of its own, made here. The results are in tests/bench/results.md and results.json.

const sections: Record<string, () => Promise<Measured>> = {
  bytes,
  paint,
  response,
  lists,
  ideas,
  growth,
  live,
  developers,
  delivery,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in sections))
if (unknown.length > 0) {
  console.error(`There is no section "${unknown.join('", "')}". Sections: ${Object.keys(sections).join(', ')}.`)
  process.exit(2)
}

let missed = 0
for (const [name, measure] of Object.entries(sections)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const before = load()
  const measured = await measure().catch((error: unknown) => {
    // The other sections are worth having all the same.
    console.error(`\n${name} could not be measured:`, error)
    missed += 1
  })
  if (!measured) continue
  record(name, measured, Object.keys(sections), before)
  console.log(`\n${measured.title}`)
  for (const row of measured.rows) {
    const met = isMet(row)
    if (met === false) missed += 1
    console.log(
      `${{ true: 'ok  ', false: 'MISS', undefined: '    ' }[`${met}`]}  ${row.what}: ${amount(row.value, row.unit)}`,
    )
  }
}
console.log(`\n${missed} budgets missed. See tests/bench/results.md.`)
process.exitCode = missed > 0 ? 1 : 0
