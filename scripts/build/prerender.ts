import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { withEntryScript } from './deferred-entry-script.ts'
import { prerendered, shell } from './pages.ts'
import { signedInHintScript } from './signed-in-hint-script.ts'

// By process id, because two builds may run at the same time.
const cache = resolve('node_modules/.cache/prerender', String(process.pid))

/**
 * Writes the HTML of the prerendered routes into the built client, and the empty page for all others.
 *
 * @param folder the client's output folder
 * @param output what the client's build consists of
 */
export async function prerender(folder: string, output: Output, base: string): Promise<void> {
  const chunks = output.filter((file) => file.type === 'chunk')
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const { renderPage } = await loadRenderer()
  for (const { id, path, file } of prerendered) {
    const [title = '', content = ''] = (await renderPage(path)).split(/(?<=<\/title>)/)
    const html = withEntryScript(template, { deferred: true })
      .replace(
        /<title>.*<\/title>/,
        `<script>${signedInHintScript}</script>${title}${preload(chunks, `${id}.tsx`, base)}`,
      )
      .replace('<div id="root"></div>', () => `<div id="root" data-prerendered="${path}">${content}</div>`)
    await writeFile(join(folder, file), html)
  }
  const empty = withEntryScript(template, { deferred: false })
  // Static hosts without a fallback rule answer an unknown address with 404.html.
  for (const file of [shell, '404.html']) await writeFile(join(folder, file), empty)
  await rm(cache, { recursive: true })
}

type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

async function loadRenderer(): Promise<{ renderPage: (path: string) => Promise<string> }> {
  process.env.NODE_ENV = 'production'
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/app/render-page.tsx', outDir: cache, emptyOutDir: true, copyPublicDir: false },
  })
  return import(pathToFileURL(join(cache, 'render-page.js')).href)
}

/**
 * Preload links for the script of a module and its imports, after the app's own script. The chunk of a route's screen
 * has the route's name.
 */
function preload(chunks: Rolldown.OutputChunk[], module: string, base: string): string {
  const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  return chunks
    .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`))
    .flatMap(({ fileName, imports }) => [fileName, ...imports.filter((name) => !entries.has(name))])
    .map((fileName) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${base}${fileName}">`)
    .join('')
}
