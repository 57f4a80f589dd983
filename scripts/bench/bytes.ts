import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { budgets } from './budgets.ts'
import { gzipOf } from './builds.ts'
import { groupOf, gzipShare, type Module, modulesOf, repeatedModules } from './modules.ts'
import { amount, type Measured, type Row } from './report.ts'
import { serve } from './serve.ts'
import { recordStart, type Start } from './start.ts'
import { sum } from './stats.ts'
import { type Weights, weigh } from './weigh.ts'
import { withBrowser } from './with-browser.ts'

/**
 * The bytes of the start, which a browser loads until the login field can be used, compared with the stack baseline.
 */
export async function bytes(): Promise<Measured> {
  const weights = await weigh('.results/bench')
  const baselineStart = await startOf(weights.baseline.folder)
  const start = await startOf(weights.app.folder)
  const files = (of: Start, kind: string) => of.requests.filter((each) => each.kind === kind).map(({ path }) => path)
  const { folder } = weights.app
  const requested = await gzipOf(folder, files(start, 'script'))
  const baseline = await gzipOf(weights.baseline.folder, files(baselineStart, 'script'))
  const fonts = files(start, 'font')
  const fontBytes = await Promise.all(fonts.map(async (file) => (await readFile(join(folder, file))).length))
  const modules = await modulesOf(folder, start)
  const repeated = [...repeats(start.requests.map(({ path }) => path)), ...(await repeatedModules(folder, start))]

  const rows: Row[] = [
    {
      what: 'Stack baseline, scripts',
      value: baseline,
      unit: 'B',
      note: 'gzip; tests/bench/baseline, loaded in Chromium',
    },
    {
      what: 'Scripts that the login field waits for',
      value: weights.start.scriptBytes,
      unit: 'B',
      most: budgets.start,
      note: `gzip; ${weights.start.scripts.length} files, by the manifest`,
    },
    {
      what: 'Scripts requested before it can be used',
      value: requested,
      unit: 'B',
      most: budgets.start,
      note: `gzip; ${files(start, 'script').length} files, in Chromium`,
    },
    {
      what: 'Scripts requested before it can be used ÷ baseline',
      value: requested / baseline,
      unit: '×',
      most: budgets.startToBaseline,
    },
    {
      what: 'With the script of the first call, which comes afterwards ÷ baseline',
      value: weights.startAndCall.bytes / baseline,
      unit: '×',
      most: budgets.startAndCallToBaseline,
      note: 'ky, and the operations; the baseline has both in its start',
    },
    {
      what: 'Styles of the start',
      value: await gzipOf(folder, files(start, 'stylesheet')),
      unit: 'B',
      most: budgets.styles,
      note: `gzip; ${files(start, 'stylesheet').length} files`,
    },
    { what: 'Font files of the start', value: fonts.length, unit: '', most: budgets.fontFiles },
    { what: 'Fonts of the start', value: sum(fontBytes), unit: 'B', most: budgets.fonts },
    {
      what: 'src/ui in the start',
      value: await gzipShare(folder, start, 'src/ui'),
      unit: 'B',
      most: budgets.ui,
      note: 'gzip with it, less gzip without it',
    },
    ...views(weights),
    { what: 'Files or modules loaded twice', value: repeated.length, unit: '', most: 0, note: repeated.join(', ') },
    {
      what: 'Scripts loaded that the manifest does not announce',
      value: unannounced(weights, start).length,
      unit: '',
      most: 0,
      note: unannounced(weights, start).join(', '),
    },
  ]
  return { title: 'Bytes', rows, notes: [...(await groupTable(folder, start, modules)), ...unusedTable(modules)] }
}

const startOf = async (folder: string) => {
  const served = await serve(folder)
  try {
    return await withBrowser((browser) => recordStart(browser, served.origin))
  } finally {
    await served.close()
  }
}

const repeats = (paths: string[]) => paths.filter((path, index) => paths.indexOf(path) !== index)

const views = ({ views }: Weights): Row[] =>
  Object.entries(views).map(([path, value]) => ({
    what: `View: ${basename(path, '.tsx')}`,
    value,
    unit: 'B',
    most: budgets.view,
    note: 'gzip; added to the start and the first call, opened first of all',
  }))

/**
 * Scripts that the browser loaded but the manifest does not name. The budget test reads only the manifest, and would
 * overlook them.
 */
function unannounced({ startAndCall: { scripts } }: Weights, { requests }: Start): string[] {
  return requests
    .filter(({ kind, path }) => kind === 'script' && !scripts.includes(path.slice(1)))
    .map(({ path }) => path)
}

async function groupTable(folder: string, start: Start, modules: Module[]): Promise<string[]> {
  const groups = Map.groupBy(modules, ({ name }) => groupOf(name))
  const rows = [...groups].map(async ([group, members]) => ({
    group,
    gzip: await gzipShare(folder, start, group),
    size: sum(members.map(({ size }) => size)),
    unused: sum(members.map(({ unused }) => unused)),
  }))
  const heaviest = (await Promise.all(rows)).sort((a, b) => b.gzip - a.gzip)
  return [
    'What the start is made of. Unused: what had not run when the login field could be used.\n',
    '| Package or layer | gzip | as written | unused |\n|---|--:|--:|--:|',
    ...heaviest.map(
      ({ group, gzip, size, unused }) =>
        `| ${group} | ${amount(gzip, 'B')} | ${amount(size, 'B')} | ${percent(unused, size)} |`,
    ),
    '',
  ]
}

function unusedTable(modules: Module[]): string[] {
  const own = modules
    .filter(({ name, unused }) => name.startsWith('src/') && unused > 0)
    .sort((a, b) => b.unused - a.unused)
  return [
    'Our own modules with the most unused code in the start.\n',
    '| Module | unused | as written |\n|---|--:|--:|',
    ...own.slice(0, 15).map(({ name, unused, size }) => `| ${name} | ${amount(unused, 'B')} | ${amount(size, 'B')} |`),
  ]
}

const percent = (part: number, whole: number) => `${Math.round((part / Math.max(whole, 1)) * 100)} %`
