import getPort from 'get-port'
import { startMockServer } from '../../../mocks/server/server.ts'
import { run, startServer } from '../../../scripts/tools/run.ts'
import { basePath } from '../../../src/contract/operations.gen.ts'
import { expect, test as journey } from '../../support/journey.ts'
import { readCode } from './support/fixtures.ts'
import { watchPolicy } from './support/watch-policy.ts'

const vite = 'node_modules/vite/bin/vite.js'
const outDir = ['--outDir', '.results/other-origin']

/**
 * Starts the app below a path of its own, with an API on another origin: a build, its preview and the mock with CORS.
 */
async function startElsewhere() {
  const port = await getPort()
  const origin = `http://127.0.0.1:${port}`
  const server = await startMockServer({ cors: [origin] })
  const env = { VITE_API_MODE: 'live', VITE_API_BASE: `${server.url}${basePath}/`, BASE_PATH: '/table/' }
  const built = await run(process.execPath, [vite, 'build', ...outDir, '--emptyOutDir'], { env, capture: true })
  if (built.code !== 0) throw new Error(built.output)
  const address = ['--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const stop = await startServer(`${origin}/table/`, process.execPath, [vite, 'preview', ...outDir, ...address], env)
  return { origin, server, stop: () => Promise.all([stop(), server.close()]) }
}

const test = journey.extend<object, { elsewhere: Awaited<ReturnType<typeof startElsewhere>> }>({
  elsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const elsewhere = await startElsewhere()
      await use(elsewhere)
      await elsewhere.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ elsewhere }, use) => use(elsewhere.origin),
})

test.use({ expectedFaults: [/^request to another origin: (GET|POST|OPTIONS) http:\/\/127\.0\.0\.1:\d+\/api/] })

test('below a path of its own, on an API of another origin, a person signs in, and their game is live', async ({
  context,
  page,
  elsewhere,
}) => {
  const violations = await watchPolicy(context)
  const answer = await page.goto('/table/login')
  expect(answer?.headers()['content-security-policy']).toContain(`connect-src 'self' ${elsewhere.server.url} ws://`)
  await page.getByRole('textbox', { name: 'Phone or Email' }).fill('far@example.com')
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText('Code sent to email: far@example.com.')).toBeVisible()
  const backend = elsewhere.server
  await page.getByRole('textbox', { name: 'Code' }).fill(await readCode({ backend }, 'far@example.com'))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL('/table/home/')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Emberhall' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Lobby' }).click()
  await expect(page).toHaveURL('/table/game/lobby/')

  await page.getByRole('link', { name: 'Create game' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('The Ember Crown')
  const connection = page.waitForEvent('websocket')
  const welcome = connection.then((opened) =>
    opened.waitForEvent('framereceived', ({ payload }) => JSON.parse(String(payload)).type === 'welcome'),
  )
  await page.getByRole('button', { name: 'Create game' }).click()
  expect((await connection).url()).toMatch(new RegExp(`^${backend.url.replace('http', 'ws')}${basePath}/`))
  await welcome
  expect(violations).toEqual([])
})
