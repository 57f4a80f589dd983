import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { routeIds, routes } from '../../src/shell/routes.ts'
import { buildApp } from '../build/build-app.ts'
import { pageOf } from '../build/pages.ts'
import { bundle } from '../contract/bundle.ts'
import { run } from '../tools/run.ts'

// npm run build:demo             a folder for any static host, in dist-demo/: the app on the mock, Storybook in storybook/,
//                                the contract in openapi.yaml
// npm run build:demo -- <folder> the same, elsewhere
// BASE_PATH says below which path the host serves it.

const folder = process.argv[2] ?? 'dist-demo'
process.env.VITE_API_MODE = 'mock'

const storybook = resolve(folder, 'storybook')
await buildApp(folder)
// A file for every address without parameters: a static host answers the others with 404.html, and status 404.
for (const { path } of routeIds.map((id) => routes[id]).filter(({ path }) => !/[:*]/.test(path))) {
  const file = resolve(folder, `.${path.endsWith('/') ? `${path}index` : path}.html`)
  const page = resolve(folder, pageOf(path))
  await mkdir(dirname(file), { recursive: true })
  if (page !== file) await cp(page, file)
}
await writeFile(resolve(folder, 'openapi.yaml'), bundle('yaml'))

// Its addresses are relative, so it can be in any folder.
await rm(storybook, { recursive: true, force: true })
const { code, output } = await run('storybook', ['build', '--output-dir', storybook], { capture: true })
if (code !== 0) throw new Error(`Storybook was not built.\n${output}`)
console.log(`The demo is in ${folder}/, to be served at ${process.env.BASE_PATH || '/'}`)
