import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'vite'
import { prerender } from '../build/prerender.ts'
import { writeBundle } from '../contract/bundle.ts'
import { runTool } from '../tools/run.ts'
import { endWithSentence } from '../vite/settings.ts'

// npm run build:demo             a folder for any static host, in dist-demo/: the app on the mock, Storybook in storybook/,
//                                the contract in openapi.yaml
// npm run build:demo -- <folder> the same, elsewhere
// BASE_PATH says below which path the host serves it.

const folder = process.argv[2] ?? 'dist-demo'
const base = process.env.BASE_PATH || '/'
process.env.VITE_API_MODE = 'mock'

const storybook = resolve(folder, 'storybook')
const result = await build({ build: { outDir: folder, emptyOutDir: true } }).catch(endWithSentence)
if (!('output' in result)) throw new Error('The build watches. Run it once, without --watch.')
await prerender(folder, result.output, base)
writeBundle(resolve(folder, 'openapi.yaml'))

// Its addresses are relative, so it can be in any folder.
await rm(storybook, { recursive: true, force: true })
const { code, output } = await runTool('storybook', ['build', '--output-dir', storybook], { capture: true })
if (code !== 0) throw new Error(`Storybook was not built.\n${output}`)
console.log(`The demo is in ${folder}/, to be served at ${base}`)
