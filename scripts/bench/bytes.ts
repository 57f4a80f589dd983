import { gzipSync } from 'node:zlib'
import { routeIds, routes } from '../../src/shell/routes.ts'
import { type Output, scriptsOfCall, scriptsOfView } from '../build/prerender.ts'
import { buildBench } from './measure.ts'
import type { Row } from './report.ts'

/** The most that a live build may cost, gzip; 1 KB is 1,000 bytes. docs/decisions/0015 says why they are coarse. */
const budgets = { start: 132_000, call: 50_000, view: 40_000, styles: 20_000, scripts: 20 }

/** Computes from the build's output what the browser loads for the start and for each view. */
export async function bytes(): Promise<Row[]> {
  const { output } = await buildBench('live')
  const chunks = output.filter((file) => file.type === 'chunk')
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'))
  const gzip = (names: string[]) => names.reduce((total, name) => total + gzipOf(output, name), 0)

  const app = importedBy(
    output,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  )
  const start = [...new Set([...app, ...scriptsOfView(output, 'login')])]
  const signedIn = routeIds.filter((id) => routes[id].access === 'signed-in')
  const scriptsOf = new Map(signedIn.map((id) => [id, scriptsOfView(output, id)]))
  const shared = [...scriptsOf.values()].reduce((common, names) => common.filter((name) => names.includes(name)))
  const called = [...new Set([...app, ...scriptsOfCall(output), ...shared])]
  const views = signedIn.map((id) => {
    const added = (scriptsOf.get(id) ?? []).filter((name) => !called.includes(name))
    return { id, scripts: called.length + added.length, bytes: gzip(added) }
  })
  const mocked = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => /\/(mocks|node_modules\/msw)\//.test(id)))
  return [
    row('Scripts of the start, with the login page', gzip(start), 'B', budgets.start, `${start.length} files`),
    row(
      'Scripts of the first call, and those that all views share',
      gzip(called.filter((name) => !app.includes(name))),
      'B',
      budgets.call,
      'added to the start',
    ),
    row('The stylesheet', gzip(styles.map(({ fileName }) => fileName)), 'B', budgets.styles),
    row('Stylesheets', styles.length, '', 1),
    ...views.map((view) =>
      row(`View ${view.id}`, view.bytes, 'B', budgets.view, 'added to the start and the first call'),
    ),
    ...[Math.max(...views.map(({ scripts }) => scripts))].map((most) =>
      row('Scripts of a view', most, '', budgets.scripts, `most: ${views.find(({ scripts }) => scripts === most)?.id}`),
    ),
    row('Modules of the mock in a live build', mocked.length, '', 0, mocked.slice(0, 3).join(', ')),
  ]
}

const row = (what: string, value: number, unit: string, most: number, note = ''): Row => ({
  what,
  value,
  unit,
  most,
  note,
})

/** Some scripts, and all that they import. */
function importedBy(output: Output, names: string[]): string[] {
  const found = new Set(names)
  // Iterating a Set also visits items that are added meanwhile.
  for (const name of found)
    for (const file of output)
      if (file.type === 'chunk' && file.fileName === name) for (const each of file.imports) found.add(each)
  return [...found]
}

function gzipOf(output: Output, name: string): number {
  const file = output.find(({ fileName }) => fileName === name)
  if (!file) throw new Error(`The build has no ${name}.`)
  return gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length
}
