import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { isGameView } from '../../src/shell/href.ts'
import { type RouteId, routeIds, routes } from '../../src/shell/routes.ts'
import { withScripts } from './inline-scripts.ts'
import { outlined, prerendered, shell } from './pages.ts'

// By process id, because two builds may run at the same time.
const cache = resolve('node_modules/.cache/prerender', String(process.pid))

/**
 * Writes the HTML of the prerendered routes into the built client, for signed-in views an outline (the view before any
 * data), and the empty page for all others.
 *
 * @param folder the client's output folder
 * @param output the files of the client's build
 */
export async function prerender(folder: string, output: Output, base: string): Promise<void> {
  const built = await readFile(join(folder, 'index.html'), 'utf8')
  const { renderPage } = await loadRenderer()
  for (const { id, path, file, access } of [...prerendered, ...outlined]) {
    const isOutline = access === 'signed-in'
    const [title = '', content = ''] = (await renderPage(path, isOutline)).split(/(?<=<\/title>)/)
    const scripts = [...new Set([...scriptsOfView(output, id), ...(isOutline ? scriptsOfCall(output) : [])])]
    // An outline is not hydrated: it is replaced as a whole. The Content-Security-Policy forbids inline styles, so they
    // are removed. Without their widths, the placeholders are as wide as their place.
    const inside = isOutline ? `<div inert>${content.replaceAll(/ style="[^"]*"/g, '')}</div>` : content
    const html = withScripts(built, { base, afterPaint: scripts.map((name) => base + name) })
      .replace(/<title>.*<\/title>/, () => title)
      .replace('<div id="root"></div>', () => `<div id="root" data-prerendered="${path}">${inside}</div>`)
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), html)
  }
  // Static hosts without a fallback rule answer an unknown address with 404.html.
  const empty = withScripts(built, { base, views: viewScripts(output) })
  for (const file of [shell, '404.html']) await writeFile(join(folder, file), empty)
  await rm(cache, { recursive: true })
}

export type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

async function loadRenderer(): Promise<{ renderPage: (path: string, isOutline: boolean) => Promise<string> }> {
  process.env.NODE_ENV = 'production'
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/app/render-page.tsx', outDir: cache, emptyOutDir: true, copyPublicDir: false },
  })
  return import(pathToFileURL(join(cache, 'render-page.js')).href)
}

/** Finds the module of a route's screen: its file must have the route's name in kebab case. */
const screenOf = (id: RouteId) =>
  new RegExp(`/screens/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}\\.tsx$`)

/** The module that sends the first call. Every first view of a signed-in person needs it besides its screen. */
const firstCall = /\/src\/api\/send\.ts$/
const gameFrame = /\/game-frame\.tsx$/

/** The scripts of a view, without those that every page loads. */
export const scriptsOfView = (output: Output, id: RouteId) =>
  scriptsOf(output, [screenOf(id), ...(isGameView(routes[id].path) ? [gameFrame] : [])])

/** The scripts of the first call, without those that every page loads. */
export const scriptsOfCall = (output: Output) => scriptsOf(output, [firstCall])

/** The scripts of each view whose address has no parameter, by that address without slashes at its ends. */
function viewScripts(output: Output): Record<string, string[]> {
  const views = routeIds.filter((id) => routes[id].access === 'signed-in' && !routes[id].path.includes(':'))
  return Object.fromEntries(
    views.map((id) => [
      routes[id].path.replace(/^\/|\/$/g, ''),
      [...new Set([...scriptsOfView(output, id), ...scriptsOfCall(output)])],
    ]),
  )
}

/** The scripts of some modules and of what they import, without those that every page loads, each once. */
function scriptsOf(output: Output, modules: RegExp[]): string[] {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || chunk.isEntry || found.has(name)) return
    found.add(name)
    for (const each of chunk.imports) add(each)
  }
  for (const module of modules) {
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => module.test(id)))
    if (!chunk) throw new Error(`The build has no script of ${module}.`)
    add(chunk.fileName)
  }
  return [...found]
}
