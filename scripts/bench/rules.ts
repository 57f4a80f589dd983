import { catalog } from '../../src/rules/catalog.ts'
import { contactKind } from '../../src/rules/contact-kind.ts'
import { normalizeContact } from '../../src/rules/normalize-contact.ts'
import { readCode } from '../../src/rules/read-code.ts'
import { hostileTexts } from './hostile.ts'

// npm run tool -- bench-rules
// How long each rule takes for its worst text of 10 KB, 100 KB and 1 MB. A rule that takes clearly more than ten times as
// long for a text ten times as long fails.

const lengths = [10_000, 100_000, 1_000_000]
const rounds = 3

/**
 * The highest growth of the time for ten times the length. Linear time stays below it, with room for noise; quadratic
 * time would give a hundred.
 */
const greatestGrowth = 40
/** Times below this say more about the machine than about the rule, milliseconds. Shorter times count as this one. */
const noise = 1

const subjects: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(catalog.map(({ name, schema }) => [name, (text: string) => schema.safeParse(text).success])),
  contactKind,
  normalizeContact,
  readCode,
}

/** The shortest of a few runs, in milliseconds. */
function time(subject: (text: string) => unknown, text: string): number {
  const runs = Array.from({ length: rounds }, () => {
    const start = performance.now()
    subject(text)
    return performance.now() - start
  })
  return Math.min(...runs)
}

/** The times of one rule for one kind of text, one for each length, and the highest growth between them. */
function measure(subject: (text: string) => unknown, make: (length: number) => string) {
  const times: number[] = []
  for (const length of lengths) {
    times.push(time(subject, make(length)))
    // The growth is proven; longer texts could take minutes.
    if (growthOf(times) > greatestGrowth) break
  }
  return { times, growth: growthOf(times) }
}

const growthOf = (times: number[]) =>
  Math.max(0, ...times.slice(1).map((later, index) => later / Math.max(times[index] ?? 0, noise)))

const rows = Object.entries(subjects).map(([name, subject]) => {
  const measured = Object.entries(hostileTexts).map(([text, make]) => ({ text, ...measure(subject, make) }))
  const worst = measured.sort((a, b) => b.growth - a.growth || (b.times.at(-1) ?? 0) - (a.times.at(-1) ?? 0))[0]
  return { name, text: '', times: [], growth: 0, ...worst }
})

const line = (name: string, cells: string[], text: string) =>
  console.log(`${name.padEnd(18)}${cells.map((cell) => cell.padStart(11)).join('')}  ${text}`)
const number = (value: number | undefined) => value?.toFixed(2) ?? '-'

line('rule', ['10 KB, ms', '100 KB, ms', '1 MB, ms', 'growth'], 'worst text')
for (const { name, text, times, growth } of rows) {
  line(name, [...lengths.map((_, index) => number(times[index])), number(growth)], text)
}

const slow = rows.filter(({ growth }) => growth > greatestGrowth)
for (const { name, text, growth } of slow) {
  console.error(`${name} takes ${growth.toFixed(0)} times as long for ten times the length of: ${text}.`)
}
console.log(`${rows.length} rules, ${Object.keys(hostileTexts).length} texts each, growth at most ${greatestGrowth}.`)
process.exitCode = slow.length > 0 ? 1 : 0
