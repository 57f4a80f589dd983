import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'
import { basename } from 'node:path'
import * as z from 'zod/mini'
import { findChromium } from '../browser/chromium.ts'

const Row = z.object({
  what: z.string(),
  value: z.number(),
  /** B, ms, s, ×, score, or empty for a count. */
  unit: z.string(),
  /** The budget: the highest value, or the lowest with `least`. */
  most: z.optional(z.number()),
  least: z.optional(z.number()),
  /** How the value was measured, if the name does not say it. */
  note: z.optional(z.string()),
})
const Section = z.object({
  title: z.string(),
  date: z.string(),
  /** The load of the machine (1 minute) when the section began. On a busy machine the times say little. */
  load: z.number(),
  rows: z.array(Row),
  /** Lines of Markdown below the table. */
  notes: z.array(z.string()),
})
const Report = z.object({ machine: z.string(), sections: z.record(z.string(), Section) })

export type Row = z.infer<typeof Row>
export type Measured = { title: string; rows: Row[]; notes?: string[] }

const json = 'tests/bench/results.json'
const markdown = 'tests/bench/results.md'

/** Replaces one section of the results. The others stay as they were measured. */
export function record(name: string, { title, rows, notes = [] }: Measured, order: string[], load: number) {
  const before = existsSync(json) ? Report.safeParse(JSON.parse(readFileSync(json, 'utf8'))).data : undefined
  const sections = { ...before?.sections, [name]: { title, rows, notes, load, date: new Date().toISOString() } }
  const sorted = Object.entries(sections).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
  const report = { machine: machine(), sections: Object.fromEntries(sorted) }
  mkdirSync('tests/bench', { recursive: true })
  writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(markdown, render(report))
}

/** Whether a row keeps its budget; `undefined` without one. */
export function isMet({ value, most, least }: Row): boolean | undefined {
  if (most === undefined && least === undefined) return undefined
  return value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? Number.NEGATIVE_INFINITY)
}

export const load = () => Number((loadavg()[0] ?? 0).toFixed(1))

const machine = () =>
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ` +
  `${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.versions.node}, ${browser()}`

/** The name and the version of the browser. */
function browser(): string {
  const path = findChromium()
  if (!path) return 'no browser'
  const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.match(/[\d.]{4,}/)?.[0]
  return `${basename(path)} ${version ?? ''}`.trim()
}

/** Formats 12345 B as "12,345 B", 1.0791 × as "1.079 ×". */
export const amount = (value: number, unit: string) =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: unit === '×' || Math.abs(value) < 1 ? 3 : 1 })} ${unit}`.trim()

const budget = ({ most, least, unit }: Row) =>
  most !== undefined ? `≤ ${amount(most, unit)}` : least !== undefined ? `≥ ${amount(least, unit)}` : ''

const verdict = (row: Row) => ({ true: 'yes', false: '**no**', undefined: '' })[`${isMet(row)}`]

function render({ machine: name, sections }: z.infer<typeof Report>): string {
  const parts = Object.entries(sections).map(([key, { title, date, load: at, rows, notes }]) => {
    const lines = rows.map((row) =>
      [row.what, amount(row.value, row.unit), budget(row), verdict(row), row.note ?? ''].join(' | '),
    )
    return [
      `## ${title}\n`,
      `\`npm run bench -- ${key}\`, ${date.slice(0, 16).replace('T', ' ')} UTC, load of the machine at the start ${at}.\n`,
      '| What | Measured | Budget | Met | How |\n|---|--:|--:|---|---|',
      ...lines.map((line) => `| ${line} |`),
      ...(notes.length ? ['', ...notes] : []),
    ].join('\n')
  })
  return `# What the app costs\n\nWritten by \`npm run bench\`; do not edit. Machine: ${name}.\n\n${parts.join('\n\n')}\n`
}
