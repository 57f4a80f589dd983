import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startMockServer } from '../../mocks/server/server.ts'
import { basePath } from '../../src/contract/operations.gen.ts'

/** Runs the command as npm does. */
async function conformance(...args: string[]) {
  const child = spawn(process.execPath, ['tests/conformance/main.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const code = new Promise((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, out, err }
}

test('the mock over HTTP keeps the contract: exit code 0, and a report as JSON', { timeout: 240_000 }, async () => {
  const server = await startMockServer()
  const newest = `const to = encodeURIComponent(process.env.CONTACT);
    const answer = await fetch('${server.url}/__outbox?contact=' + to);
    console.log((await answer.json())[0].code)`
  const command = `${JSON.stringify(process.execPath)} --input-type=module -e ${JSON.stringify(newest.replaceAll('\n', ' '))}`
  const { code, out, err } = await conformance('--url', server.url + basePath, '--code-command', command, '--json')
  await server.close()
  expect([err, code]).toEqual(['', 0])
  const report = JSON.parse(out)
  expect(report).toMatchObject({ url: server.url + basePath, failed: 0, blocked: 0 })
  expect(report.checks).toHaveLength(report.passed)
  expect(report.notProvoked).toContainEqual({
    id: 'startVerification.429',
    reason: 'it locks a contact; --rate-limit does it',
  })
})

test('a server that knows none of it fails: exit code 1, and a hint', { timeout: 60_000 }, async () => {
  const server = createServer((_, out) => out.writeHead(404).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // For a server that listens on a port, the address has this type.
  const { port } = server.address() as AddressInfo
  const { code, out, err } = await conformance('--url', `http://127.0.0.1:${port}`, '--code-command', 'echo 123456')
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
