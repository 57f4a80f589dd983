import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

export type Row = {
  what: string
  value: number
  /** B, ms, MB, ×, or empty for a count. */
  unit: string
  /** The budget. */
  most?: number
  /** How it was measured, if the name does not say it. */
  note?: string
}

const file = 'tests/bench/results.md'

/** Replaces the rows of one section in the table. The others stay as they were measured. @param order all sections */
export function record(section: string, rows: Row[], loadBefore: number, order: readonly string[]) {
  const when = `${new Date().toISOString().slice(0, 10)}, load ${loadBefore}`
  const isRow = (line: string) => order.includes(sectionOf(line))
  const kept = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(isRow) : []
  const fresh = rows.map((row) => {
    const value = amount(row.value, row.unit)
    const most = row.most === undefined ? '' : amount(row.most, row.unit)
    return `| ${[section, row.what, isMet(row) === false ? `**${value}**` : value, most, row.note ?? '', when].join(' | ')} |`
  })
  const all = [...kept.filter((line) => sectionOf(line) !== section), ...fresh]
  const sorted = all.toSorted((a, b) => order.indexOf(sectionOf(a)) - order.indexOf(sectionOf(b)))
  writeFileSync(file, `${[...head(), ...sorted].join('\n')}\n`)
}

const sectionOf = (line: string) => /^\| (\w+) \|/.exec(line)?.[1] ?? ''

const head = () => [
  '# What the app costs',
  '',
  'Written by `npm run bench`; do not edit. What misses its budget is bold. With a load above 1 the machine was busy, and',
  `times say little; ratios are of one run. Last machine: ${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, ` +
    `${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}.`,
  '',
  '| Section | What | Measured | At most | How | When |',
  '|---|---|--:|--:|---|---|',
]

/** Whether a row keeps its budget; `undefined` without one. */
export const isMet = ({ value, most }: Row) => (most === undefined ? undefined : value <= most)

export const load = () => Number((loadavg()[0] ?? 0).toFixed(1))

/** Formats 12345 B as "12,345 B", 1.0791 × as "1.08 ×". */
export const amount = (value: number, unit: string) =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: unit === '×' || Math.abs(value) < 1 ? 2 : 1 })} ${unit}`.trim()
