import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Built, buildApp, buildBaseline, gzipOf, type Manifest, scriptsBefore } from './builds.ts'

/** Bytes, gzip. */
export type Weights = {
  app: Built
  baseline: Built
  /** What the login field waits for. */
  start: { scripts: string[]; styles: string[]; scriptBytes: number; styleBytes: number }
  /** The same, plus what the first call of the API loads. The baseline has that in its start. */
  startAndCall: { scripts: string[]; bytes: number }
  baselineBytes: number
  /** What each other view adds to the start and the first call when it is opened first of all, without styles. */
  views: Record<string, number>
}

const entry = 'index.html'
const login = 'src/features/sign-in/screens/login.tsx'
const client = 'src/api/send.ts'
const frame = 'src/app/layouts/game-frame.tsx'

/** What the views of a game load besides their screen. */
const besides: [view: RegExp, keys: string[]][] = [
  [/\/home\.tsx$/, ['src/features/home/components/games-part.tsx']],
  [/\/game(-\w+)?\.tsx$/, [frame]],
]

/** Builds the app and the stack baseline into `folder`, and measures what their manifests list for the login page. */
export async function weigh(folder: string): Promise<Weights> {
  const app = await buildApp(join(folder, 'app'))
  const baseline = await buildBaseline(join(folder, 'baseline'))
  const { scripts, bytes: scriptBytes } = await startScripts(app)
  const called = scriptsBefore(app.manifest, [entry, login, ...(client in app.manifest ? [client] : [])])
  const html = await readFile(join(app.folder, 'login.html'), 'utf8')
  const styles = stylesOf(html)
  return {
    app,
    baseline,
    start: {
      scripts,
      styles,
      scriptBytes,
      styleBytes: await gzipOf(app.folder, styles),
    },
    startAndCall: { scripts: called, bytes: await gzipOf(app.folder, called) },
    baselineBytes: await gzipOf(baseline.folder, scriptsBefore(baseline.manifest, [entry, 'login.tsx'])),
    views: await weighViews(app, called),
  }
}

/** The scripts that the login field waits for according to the manifest, and their size, gzip. */
export async function startScripts({ folder, manifest }: Built): Promise<{ scripts: string[]; bytes: number }> {
  const scripts = scriptsBefore(manifest, [entry, login])
  return { scripts, bytes: await gzipOf(folder, scripts) }
}

/** @param before what is there by then: the start, and what the first call has loaded */
async function weighViews({ folder, manifest }: Built, before: string[]): Promise<Weights['views']> {
  const weights = screenKeys(manifest).map(async (key) => {
    const more = besides.flatMap(([view, keys]) => (view.test(key) ? keys : []))
    const added = scriptsBefore(manifest, [entry, key, ...more]).filter((file) => !before.includes(file))
    return [key, await gzipOf(folder, added)] as const
  })
  return Object.fromEntries(await Promise.all(weights))
}

/** The stylesheets that block a page. */
export const stylesOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/?([^"]+)"/g)].map(([, href = '']) => href)

const screenKeys = (manifest: Manifest) =>
  Object.keys(manifest).filter(
    (key) => /\/(screens|examples)\/[^/]+\.tsx$|\/not-found\.tsx$/.test(key) && key !== login,
  )
