import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, loadConfigFromFile } from 'vite'
import * as z from 'zod/mini'
import { compressFolder } from '../build/compress.ts'
import { prerender } from '../build/prerender.ts'

/** A live build: its folder, and Vite's manifest of its chunks. */
export type Built = { folder: string; manifest: Manifest }
export type Manifest = z.infer<typeof Manifest>

const Chunk = z.object({
  file: z.string(),
  imports: z.optional(z.array(z.string())),
})
const Manifest = z.record(z.string(), Chunk)

/** Options of every measured build: source maps beside the files, which adds no byte to them, and the manifest. */
const traced = { sourcemap: 'hidden', manifest: true, emptyOutDir: true } as const

/** Builds the app into `folder` as `npm run build` does: live, prerendered, compressed. */
export async function buildApp(folder: string): Promise<Built> {
  const built = await run(folder, { build: { ...traced, outDir: resolve(folder) } })
  await live(() => prerender(folder, built.output, '/'))
  await compressFolder(folder)
  return built
}

/** Builds the copy of the app in `root`, without prerendering and compression. */
export function buildGrown(root: string): Promise<Built> {
  return run(join(root, 'dist'), {
    root: resolve(root),
    configFile: resolve(root, 'vite.config.ts'),
    build: { ...traced, outDir: resolve(root, 'dist') },
  })
}

/** Builds the stack baseline with the app's own build settings into `folder`. */
export async function buildBaseline(folder: string): Promise<Built> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' })
  if (!loaded) throw new Error('There is no vite.config.ts here. Start the bench in the project folder.')
  const { build: settings, define, resolve: resolution } = loaded.config
  return run(folder, {
    root: resolve('tests/bench/baseline'),
    configFile: false,
    define,
    resolve: resolution,
    plugins: [react()],
    build: { ...settings, ...traced, outDir: resolve(folder) },
  })
}

async function run(folder: string, config: InlineConfig) {
  const result = await live(() => build({ ...config, logLevel: 'error', mode: 'production' }))
  if (!('output' in result)) throw new Error('The build watches. Run it once, without --watch.')
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8')
  return { folder: resolve(folder), manifest: Manifest.parse(JSON.parse(text)), output: result.output }
}

/**
 * Sets Vite's environment variables for a live build, and restores them. Vite does not overwrite variables that a test
 * runner has set.
 */
async function live<Result>(work: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV, VITE_API_MODE } = process.env
  Object.assign(process.env, { NODE_ENV: 'production', VITE_API_MODE: 'live' })
  try {
    return await work()
  } finally {
    for (const [name, value] of Object.entries({ NODE_ENV, VITE_API_MODE })) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

/** Every script that the browser loads before `entries` (keys of the manifest) run. */
export function scriptsBefore(manifest: Manifest, entries: string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`)
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...new Set([...seen].map((key) => manifest[key]?.file ?? ''))].filter((file) => file.endsWith('.js'))
}

/** The gzip size of some files of a build, each compressed by itself at the best level. */
export async function gzipOf(folder: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => gzipped(await readFile(join(folder, file)))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

export const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length
