import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startMockServer } from '../../mocks/server/server.ts'
import { basePath } from '../../src/contract/operations.gen.ts'
import { codes } from './command/help.ts'
import { serveWith } from './kernel/faults/proxy.ts'

/** Runs the command as npm does. */
async function conformance(...args: string[]) {
  const child = spawn(process.execPath, ['tests/conformance/main.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const code = new Promise((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, out, err }
}

/** Starts a server on a free port. @returns its origin */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // For a server that listens on a port, the address has this type.
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** The round number before a word of docs/backend.md, give or take a tenth. */
async function aboutAsSaid(what: 'calls' | 'games') {
  const [, said = ''] =
    new RegExp(`\\bsome ([\\d,]+)\\s${what}\\b`).exec(await readFile('docs/backend.md', 'utf8')) ?? []
  const number = Number(said.replace(',', ''))
  return expect.toSatisfy((counted: number) => Math.abs(counted - number) <= number / 10, `about ${said} ${what}`)
}

/** A good server that counts what is asked of it, and how often somebody is asked for a code. */
async function serveCounting() {
  const counted = { sent: 0, asked: 0, calls: 0 }
  const games = new Set<unknown>()
  const { origin, world, close } = await serveWith({
    async plant(call, { forward }) {
      const reply = await forward(call)
      counted.calls += 1
      if (call.id === 'startVerification' && reply.status === 200) counted.sent += 1
      if (call.id === 'createGame' && reply.status === 201) games.add(JSON.parse(reply.body).gameId)
      return reply
    },
  })
  const outbox = createServer(async ({ url = '' }, out) => {
    counted.asked += 1
    const [newest] = await world.outbox.listTo(decodeURIComponent(url.slice(1)))
    out.end(newest?.code)
  })
  return {
    ...{ url: origin + basePath, codes: await listen(outbox), counted, games },
    async close() {
      outbox.close()
      await close()
    },
  }
}

test('the mock over HTTP keeps the contract: exit code 0, a report as JSON, and no more calls than is said', {
  timeout: 480_000,
}, async () => {
  const { url, codes: outbox, counted, games, close } = await serveCounting()
  const ask = `console.log(await (await fetch('${outbox}/' + encodeURIComponent(process.env.CONTACT))).text())`
  const command = `${JSON.stringify(process.execPath)} --input-type=module -e ${JSON.stringify(ask)}`
  const { code, out, err } = await conformance('--url', url, '--code-command', command, '--json')
  await close()
  expect([err, code]).toEqual(['', 0])
  const report = JSON.parse(out)
  expect(report).toMatchObject({ url, failed: 0, blocked: 0 })
  expect(report.checks).toHaveLength(report.passed)
  expect(report.notProvoked).toContainEqual({
    id: 'startVerification.429',
    reason: 'it locks a contact; --rate-limit does it',
  })
  expect(counted).toEqual({ sent: codes.sent, asked: codes.asked, calls: await aboutAsSaid('calls') })
  expect(games.size).toEqual(await aboutAsSaid('games'))
})

test('a server that knows none of it fails: exit code 1, and a hint', { timeout: 60_000 }, async () => {
  const server = createServer((_, out) => out.writeHead(404).end())
  const { code, out, err } = await conformance('--url', await listen(server), '--code-command', 'echo 123456')
  server.closeAllConnections()
  server.close()
  expect(code).toBe(1)
  expect(err).toContain('Does --url hold the base path of the API?')
  expect(out).toContain('FAILED   startVerification.200')
  expect(out).toContain('the status 404 is not declared')
  expect(out).toMatch(/not run {2}checkVerification.200 .*\n +because no code was sent/)
  expect(out.trimEnd()).toMatch(/\n\d+ passed, \d+ failed$/)
})

test.each([
  ['no server', ['--url', 'http://127.0.0.1:1', '--code-command', 'echo'], 'No server answers at http://127.0.0.1:1'],
  ['a wrong option', ['--unheard-of'], "Unknown option '--unheard-of'"],
  ['no address', [], 'Say where the API is'],
])('%s is exit code 2, with a sentence', async (_, args, message) => {
  const { code, out, err } = await conformance(...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(message)
  expect(err).not.toContain('    at ')
})

test('nobody to ask is exit code 2', async () => {
  const server = await startMockServer()
  const { code, err } = await conformance('--url', server.url + basePath)
  await server.close()
  expect(code).toBe(2)
  expect(err).toContain('Nobody can be asked for codes without a terminal: give --code-command.')
})

test('help tells every option', async () => {
  const { code, out } = await conformance('--help')
  expect(code).toBe(0)
  const options = ['url', 'contact', 'code-command', 'code-wait', 'rate-limit', 'secure', 'timeout', 'json']
  for (const option of options) expect(out).toContain(`--${option} `)
})
