import { type OutgoingHttpHeaders, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { mockPath } from './mock-page.ts'
import { startMockServer } from './server.ts'

async function start(key?: string) {
  const server = await startMockServer({ key, madeUp: 'example' })
  onTestFinished(server.close)
  /** Sends a request whose headers a page could not set. Resolves to its status and its JSON. */
  const ask = (path: string, headers: OutgoingHttpHeaders = {}, body?: object) =>
    new Promise<{ status: number | undefined; json: { message?: string; result?: unknown } }>((resolve, reject) => {
      const sent = request(
        `${server.url}${mockPath}${path}`,
        { method: body ? 'POST' : 'GET', headers },
        async (answer) => {
          const text = (await answer.toArray()).join('')
          resolve({ status: answer.statusCode, json: JSON.parse(text) })
        },
      )
      sent.on('error', reject).end(body && JSON.stringify(body))
    })
  return { server, ask }
}

test('the workbench is for this machine, or for whoever has the key', async () => {
  const { ask } = await start('right')
  expect((await ask('/state')).status).toBe(200)
  for (const headers of [{ Host: 'mock.example' }, { 'X-Forwarded-For': '203.0.113.7' }]) {
    expect((await ask('/state', headers)).status).toBe(403)
    expect((await ask('/state?key=wrong', headers)).status).toBe(403)
    expect((await ask('/state?key=right', headers)).status).toBe(200)
  }
  const { ask: askWithoutKey } = await start()
  expect((await askWithoutKey('/state?key=', { Host: 'mock.example' })).status).toBe(403)
})

test('only the workbench itself changes something', async () => {
  const { server, ask } = await start()
  const move = { id: 'moveClock', args: [60_000] }
  for (const headers of [{}, { Origin: 'https://example.com' }, { Origin: 'null' }])
    expect((await ask('/do', headers, move)).status).toBe(403)
  expect(server.world.offset()).toBe(0)
  const own = { Origin: server.url }
  expect(await ask('/do', own, move)).toEqual({ status: 200, json: { result: null } })
  expect(server.world.offset()).toBe(60_000)
  expect((await ask('/do', own, { id: 'invite', args: ['nowhere'] })).json.message).toBe("This isn't an invite link.")
  expect((await ask('/do', own, { id: 'constructor', args: [] })).status).toBe(404)
})
