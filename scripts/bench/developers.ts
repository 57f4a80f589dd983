import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import getPort from 'get-port'
import type { Page } from 'playwright'
import { routes } from '../../src/shell/routes.ts'
import { run as runCommand } from '../tools/run.ts'
import type { Measured, Row } from './report.ts'
import { median } from './stats.ts'
import { withBrowser } from './with-browser.ts'

const component = 'src/app/examples/examples.tsx'

/** What a developer waits for: servers, a changed component in the browser, the checks, the tests, the build. */
export async function developers(): Promise<Measured> {
  const rows: Row[] = [
    ...(await devServer()),
    await command('npm run build', ['scripts/build/main.ts'], 30),
    await command('npm run check', ['scripts/check.ts'], 30),
    await command('npm test', ['scripts/test.ts'], 120),
    await storybook(),
  ]
  return {
    title: 'For developers',
    rows,
    notes: [
      'Once each, as a developer waits for it; the load of the machine above says how much of that was others at work.',
    ],
  }
}

async function command(what: string, args: string[], most: number): Promise<Row> {
  const begun = performance.now()
  const { code, output } = await runCommand(process.execPath, args, { capture: true })
  const note = code === 0 ? '' : `ended with code ${code}: ${output.trimEnd().split('\n').at(-1)}`
  return { what, value: (performance.now() - begun) / 1000, unit: 's', most, note }
}

/** Starts a server as a child process, waits until `address` answers, runs `work`, and ends the server. */
async function withServer<Result>(args: string[], address: string, work: () => Promise<Result>): Promise<Result> {
  const child = spawn(process.execPath, args, {
    stdio: 'ignore',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  try {
    for (let answers = false; !answers; ) {
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with code ${child.exitCode}.`)
      answers = await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
      if (!answers) await new Promise((next) => setTimeout(next, 50))
    }
    return await work()
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** The mocked app: the time from the command to a usable page, and from a saved component to the changed page. */
async function devServer(): Promise<Row[]> {
  const port = await getPort()
  const origin = `http://127.0.0.1:${port}`
  const begun = performance.now()
  return withServer(
    ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'],
    origin,
    () =>
      withBrowser(async (browser) => {
        const page = await browser.newPage()
        await page.goto(origin + routes.examples.path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        const usableAfter = (performance.now() - begun) / 1000
        const updates = await hotUpdates(page)
        return [
          {
            what: 'npm run dev, to the first usable page',
            value: usableAfter,
            unit: 's',
            note: 'with a prepared cache, as on every day but the first',
          },
          {
            what: 'Hot update of a component',
            value: median(updates),
            unit: 'ms',
            most: 500,
            note: `from the saved file to the changed page, the page not reloaded; ${updates.map(Math.round).join(', ')}`,
          },
        ]
      }),
  )
}

async function hotUpdates(page: Page): Promise<number[]> {
  const text = await readFile(component, 'utf8')
  const title = /<Page title="([^"]+)"/.exec(text)?.[1]
  if (!title)
    throw new Error(`${component} has no title="…" to change. Choose another component in scripts/bench/developers.ts.`)
  const times: number[] = []
  try {
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      // Before the first counted turn the server may still prepare dependencies, and reload the page for it.
      if (turn === 1) await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
      const changed = `${title} ${turn}`
      const saved = performance.now()
      await writeFile(component, text.replace(`title="${title}"`, `title="${changed}"`))
      await page.getByRole('heading', { level: 1, name: changed, exact: true }).waitFor()
      if (turn > 0) times.push(performance.now() - saved)
    }
  } finally {
    await writeFile(component, text)
  }
  const reloaded = await page.evaluate(() => !document.documentElement.hasAttribute('data-same-page'))
  if (reloaded) throw new Error('The change reloaded the whole page.')
  return times
}

async function storybook(): Promise<Row> {
  const port = await getPort()
  const begun = performance.now()
  const manifest = JSON.parse(await readFile('node_modules/storybook/package.json', 'utf8'))
  const bin: string = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin.storybook
  return withServer(
    [`node_modules/storybook/${bin}`, 'dev', '--ci', '--port', `${port}`, '--host', '127.0.0.1'],
    `http://127.0.0.1:${port}/index.json`,
    async () => ({ what: 'Storybook, to its list of stories', value: (performance.now() - begun) / 1000, unit: 's' }),
  )
}
