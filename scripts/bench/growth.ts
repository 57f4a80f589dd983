import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { run } from '../tools/run.ts'
import { budgets } from './budgets.ts'
import { buildGrown } from './builds.ts'
import { type Growth, growApp } from './grow.ts'
import type { Measured, Row } from './report.ts'
import { startScripts } from './weigh.ts'

/** Ten times the routes of today, fifty times the operations. */
export const largest: Growth = { routes: 144, operations: 196 }

const sizes: Growth[] = [
  { routes: 0, operations: 0 },
  { routes: 48, operations: 48 },
  { ...largest, operations: 0 },
  largest,
]

/** The cost of a larger app: copies of this one with more features (route, slice, screen, stories) and operations. */
export async function growth(): Promise<Measured> {
  const rows: Row[] = []
  const curve: string[] = []
  const starts: number[] = []
  for (const size of sizes) {
    const folder = `.results/growth/${size.routes}-${size.operations}`
    const generated = await growApp(folder, size)
    const building = performance.now()
    const { folder: built, manifest } = await buildGrown(folder)
    const builtIn = performance.now() - building
    const checking = performance.now()
    const types = await run('tsc', ['-p', folder, '--incremental', 'false'], { capture: true })
    const checkedIn = performance.now() - checking
    const { scripts, bytes: start } = await startScripts({ folder: built, manifest })
    const lazy = await lazyModulesIn(built, scripts)
    const name = `${size.routes} features and ${size.operations} operations more`
    rows.push(
      {
        what: `${name}: start`,
        value: start,
        unit: 'B',
        note: 'gzip; the scripts that the login field waits for',
      },
      {
        what: `${name}: lazily loaded modules in the start`,
        value: lazy.length,
        unit: '',
        most: 0,
        note: lazy.slice(0, 3).join(', '),
      },
    )
    starts.push(start)
    // One error is expected: the mock has no handlers for the new operations.
    const faults = types.output.split('\n').filter((line) => /error TS/.test(line) && !line.includes('mocks/tags/'))
    if (faults.length > 0) throw new Error(`The grown copy in ${folder} has type errors:\n${faults.join('\n')}`)
    curve.push(`| ${name} | ${seconds(generated)} | ${seconds(builtIn)} | ${seconds(checkedIn)} |`)
  }
  const [today = Number.NaN, , routed = Number.NaN, grown = Number.NaN] = starts
  rows.push(
    {
      what: 'What a further feature adds to the start',
      value: Math.round((routed - today) / largest.routes),
      unit: 'B',
      most: budgets.route,
      note: 'gzip; its row (path, title, access), and where its screen is; its slice comes with the screen',
    },
    {
      what: 'What a further operation adds to the start',
      value: Math.round((grown - routed) / largest.operations),
      unit: 'B',
      most: budgets.operation,
      note: 'gzip; its row comes with the first call, its schemas with the screen that calls it',
    },
    {
      what: 'Start of the largest ÷ start of today',
      value: grown / today,
      unit: '×',
      most: budgets.growth,
      note: 'ten times the routes, each a feature of its own, fifty times the operations',
    },
  )
  return {
    title: 'Cost as it grows',
    rows,
    notes: ['| Size | generate | build | type-check from nothing |\n|---|--:|--:|--:|', ...curve],
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** Modules in the start that only the grown screens use, by its source maps. Loaders of screens belong in the start. */
async function lazyModulesIn(folder: string, scripts: string[]): Promise<string[]> {
  const maps = await Promise.all(scripts.map((file) => readFile(join(folder, `${file}.map`), 'utf8').catch(() => '{}')))
  const sources = maps.flatMap((map): string[] => JSON.parse(map).sources ?? [])
  return sources.filter((source) => /src\/.*\/grown-/.test(resolve(source)))
}
