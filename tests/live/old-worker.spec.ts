import { readFileSync } from 'node:fs'
import { request as call, createServer } from 'node:http'
import { expect, signIn, test } from './support/fixtures.ts'

const planted: Record<string, [type: string, text: string]> = {
  '/plant': ['text/html', '<!doctype html><link rel="icon" href="data:,"><title>An earlier mocked session</title>'],
  '/mockServiceWorker.js': ['text/javascript', readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8')],
  '/other/worker.js': ['text/javascript', '// Somebody else’s worker on the same origin.'],
}

/**
 * An origin that first serves the app's old worker from its time on the mock, and everything else from the live front.
 */
async function startOrigin(front: string) {
  const { hostname, port } = new URL(front)
  const server = createServer((request, response) => {
    const [type, text] = planted[request.url ?? ''] ?? []
    if (type) return void response.setHeader('Content-Type', type).end(text)
    const { method, url: path, headers } = request
    const onward = call({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The origin does not listen.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const withOldOrigin = test.extend<{ old: { origin: string } }>({
  old: async ({ deployment }, use) => {
    const old = await startOrigin(deployment.origin)
    await use(old)
    old.stop()
  },
  baseURL: ({ old }, use) => use(old.origin),
})

withOldOrigin(
  'what the mock left, its worker and its storage, is removed and disturbs nobody',
  async ({ page, deployment }) => {
    await page.goto('/plant')
    await page.evaluate(async () => {
      const ready = Promise.withResolvers<unknown>()
      navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
        if (data.type === 'MOCKING_ENABLED') ready.resolve(data)
        // As a mocked page does with requests without a handler, such as a navigation.
        if (data.type === 'REQUEST') ports[0]?.postMessage({ type: 'PASSTHROUGH' })
      })
      const { active, installing } = await navigator.serviceWorker.register('/mockServiceWorker.js')
      await navigator.serviceWorker.register('/other/worker.js', { scope: '/other/' })
      const worker = active ?? installing
      await navigator.serviceWorker.ready
      worker?.postMessage('MOCK_ACTIVATE')
      await ready.promise
      for (const storage of [localStorage, sessionStorage]) {
        storage.setItem('emberhall-mock/world', '{"outbox":[{"to":"heir@example.com","code":"123456"}]}')
        storage.setItem('somebody-else', 'kept')
      }
      for (const name of ['emberhall-mock/2', 'somebody-else']) {
        const opened = Promise.withResolvers<void>()
        const request = indexedDB.open(name)
        request.onsuccess = () => {
          request.result.close()
          opened.resolve()
        }
        await opened.promise
      }
    })

    await page.goto('/login')
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('mockServiceWorker')
    const left = () =>
      page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations()
        return registrations.map(({ active, installing }) => new URL((active ?? installing)?.scriptURL ?? '').pathname)
      })
    await expect.poll(left).toEqual(['/other/worker.js'])
    const kept = () =>
      page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await indexedDB.databases()).map(({ name }) => name),
      ])
    await expect.poll(kept).toEqual(['somebody-else', 'somebody-else', 'somebody-else'])

    // The old worker still controls the page, and has to pass on every call.
    await signIn(page, deployment, 'heir@example.com')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome', exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  },
)
