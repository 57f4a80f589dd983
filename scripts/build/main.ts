import { build } from 'vite'
import { endWithSentence } from '../vite/settings.ts'
import { compressFolder } from './compress.ts'
import { prerender } from './prerender.ts'

// npm run build: the live client in dist/, its public pages prerendered, every text file compressed beforehand.

process.env.VITE_API_MODE ??= 'live'
const folder = 'dist'
const base = process.env.BASE_PATH ?? '/'
const result = await build({ build: { outDir: folder, emptyOutDir: true } }).catch(endWithSentence)
if (!('output' in result)) throw new Error('The build watches. Run it once, without --watch.')
const chunks = result.output.filter((file) => file.type === 'chunk')
await prerender(folder, chunks, base)
await compressFolder(folder)
