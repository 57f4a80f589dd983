import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { brand } from '../../src/features/navigation/brand.ts'
import type { RouteId } from '../../src/features/navigation/route-table.ts'
import { knownFirst } from './known-first.ts'
import { prerendered, shell } from './pages.ts'
import { waitForPaint } from './paint-first.ts'

const cache = resolve('node_modules/.cache/prerender')

/**
 * Writes the HTML of the prerendered routes, and the empty shell for all others, into the built client.
 *
 * @param folder the client's output folder
 * @param chunks what the client was built into
 */
export async function prerender(folder: string, chunks: Rolldown.OutputChunk[], base: string): Promise<void> {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const { renderPage } = await loadRenderer()
  for (const { id, path, title, access, file } of prerendered) {
    const madeFor = access === 'public' ? 'visitor' : 'member'
    const content = await renderPage(path)
    const html = waitForPaint(template)
      .replace(
        /<title>.*<\/title>/,
        `<script>${knownFirst}</script><title>${title} · ${brand}</title>${preloads(chunks, id, base)}`,
      )
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-page="${path}" data-made-for="${madeFor}">${content}</div>`,
      )
    await writeFile(join(folder, file), html)
  }
  // Static hosts that know no fallback rule answer an unknown address with 404.html.
  for (const file of [shell, '404.html']) await writeFile(join(folder, file), template)
  await rm(cache, { recursive: true })
}

async function loadRenderer(): Promise<{ renderPage: (path: string) => Promise<string> }> {
  process.env.NODE_ENV = 'production'
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/app/render-page.tsx', outDir: cache, emptyOutDir: true, copyPublicDir: false },
  })
  return import(pathToFileURL(join(cache, 'render-page.js')).href)
}

/** The script of the route's own screen is known beforehand: its file is named after the route. */
function preloads(chunks: Rolldown.OutputChunk[], id: RouteId, base: string): string {
  return chunks
    .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/screens/${id}.tsx`))
    .map(({ fileName }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${base}${fileName}">`)
    .join('')
}
