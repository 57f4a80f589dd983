import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import type { Page } from 'playwright'
import { routes } from '../../src/shell/routes.ts'
import { run, startServer } from '../tools/run.ts'
import { median, withBrowser } from './measure.ts'
import type { Row } from './report.ts'
import { medianOf, untilQuiet, visit, watchedPage } from './watched-page.ts'

const times = 3

/** What is edited, in a module of its kind that the page has loaded. */
const edited = {
  component: 'src/features/home/screens/home.tsx',
  'CSS module': 'src/features/home/components/home.module.css',
  'mock handler': 'mocks/tags/games/handlers.ts',
}

/** The same of modules that the store and the cache are made of: Vite writes all bundles anew, and the page reloads. */
const reloading = {
  slice: 'src/session/session-slice.ts',
  'schema, after npm run contract': 'src/contract/schemas/games.gen.ts',
}

/** A clone of what is committed: how long until its first page, and how long after an edit the page has it. */
export async function cloneAndEdits(): Promise<Row[]> {
  // Outside of the project, whose development server watches nothing in .results.
  const folder = await mkdtemp(join(tmpdir(), 'bench-clone-'))
  const begun = performance.now()
  await command('git', ['clone', '--quiet', '.', folder])
  const installBegun = performance.now()
  await command('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder)
  const installMs = performance.now() - installBegun
  const port = String(await getPort())
  const origin = `http://localhost:${port}`
  const args = ['node_modules/vite/bin/vite.js', '--port', port, '--strictPort']
  const stop = await startServer(origin, process.execPath, args, { VITE_API_MODE: 'mock' }, folder)
  try {
    return await withBrowser(async (browser) => {
      const { page } = await watchedPage(browser)
      await page.goto(`${origin}${routes.home.path}?world=example`)
      await page.getByRole('article').first().waitFor({ timeout: 60_000 })
      const ms = performance.now() - begun
      const rows: Row[] = [
        {
          what: 'From git clone to the first page',
          value: ms,
          unit: 'ms',
          most: 45_000,
          note: `on a prepared npm cache; npm ci takes ${Math.round(installMs)} ms of it`,
        },
      ]
      for (const [kind, path] of Object.entries(edited)) {
        const { ms, note } = await edit(page, kind, join(folder, path))
        rows.push({ what: `Hot update of a ${kind}`, value: ms, unit: 'ms', most: 200, note })
      }
      const reload = await medianOf(times, () => visit(page, () => page.reload(), 'headedAt'))
      for (const [kind, path] of Object.entries(reloading)) {
        const { ms, note } = await edit(page, kind, join(folder, path))
        const figures = `${Math.round(ms)} and ${Math.round(reload.ms)} ms; ${note}`
        rows.push({ what: `Edit of a ${kind} ÷ a reload`, value: ms / reload.ms, unit: '×', most: 4, note: figures })
      }
      return rows
    })
  } finally {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function command(name: string, args: string[], cwd?: string) {
  const { code, output } = await run(name, args, { capture: true, cwd })
  if (code !== 0) throw new Error(`"${name} ${args.join(' ')}" failed.\n${output.slice(-2000)}`)
}

/** How long after a line was added to a file the page has run it, or drawn with it, and shows its heading. */
async function edit(page: Page, kind: string, path: string): Promise<{ ms: number; note: string }> {
  const all: number[] = []
  let isReloaded = false
  for (let turn = 1; turn <= times; turn++) {
    await untilQuiet(page)
    await page.evaluate(() => Object.assign(globalThis, { before: true }))
    // A name of its own for each edit: after a reload all of them run again.
    const mark = `edited-${kind.replace(/\W.*/, '')}-${turn}`
    const begun = Date.now()
    const line = path.endsWith('.css') ? `:root { --${mark}: 1 }` : `Object.assign(globalThis, { '${mark}': 1 })`
    await appendFile(path, `\n${line}\n`)
    const seen = await page.waitForFunction(
      (name) => {
        const isDrawn = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`) !== ''
        const isHeaded = document.querySelector('main h1:not([inert] *)')
        return (isDrawn || name in globalThis) && isHeaded && Date.now()
      },
      mark,
      { polling: 'raf', timeout: 60_000 },
    )
    all.push(Number(await seen.jsonValue()) - begun)
    isReloaded ||= await page.evaluate(() => !('before' in globalThis))
  }
  return { ms: median(all), note: isReloaded ? 'the page is reloaded' : 'without a reload' }
}
