import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { execa } from 'execa'
import { expect, onTestFinished, test } from 'vitest'
import { startMockServer } from '../../mocks/server/server.ts'
import { basePath } from '../../src/contract/operations.gen.ts'

/** Runs the command as npm does. */
async function conformance(...args: string[]) {
  const { exitCode, stdout, stderr } = await execa('node', ['tests/conformance/main.ts', ...args], {
    preferLocal: true,
    stdin: 'ignore',
    reject: false,
  })
  return { code: exitCode, out: stdout, err: stderr }
}

/** Starts a server on a free port. @returns its origin */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // For a server that listens on a port, the address has this type.
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

test('a server that knows none of it fails: exit code 1, and a hint', { timeout: 60_000 }, async () => {
  const server = createServer((_, out) => out.writeHead(404).end())
  const { code, out, err } = await conformance(
    '--url',
    await listen(server),
    '--code-command',
    'echo 123456',
    '--tag',
    'auth',
  )
  server.closeAllConnections()
  server.close()
  expect(code).toBe(1)
  expect(err).toContain('Does --url hold the base path of the API?')
  expect(out).toContain('FAILED    startVerification.200')
  expect(out).toContain('the status 404 is not declared')
  expect(out).toMatch(/unjudged {2}checkVerification.200 .*\n +because no code was sent/)
  expect(out.trimEnd()).toMatch(/\n\d+ passed, \d+ failed, \d+ unjudged, \d+ not asked$/)
})

test('a check that would need to wait is not asked: exit code 1, and it is counted', { timeout: 60_000 }, async () => {
  const { url, close } = await startMockServer()
  onTestFinished(close)
  const { code, out } = await conformance(
    '--url',
    `${url}${basePath}`,
    '--code-command',
    'echo',
    '--only',
    'session-expires',
  )
  expect(code).toBe(1)
  expect(out).toContain('not asked  session-expires: it takes 7200 s')
  expect(out).toContain('was not judged')
  expect(out.trimEnd()).toMatch(/\n1 passed, 0 failed, 1 not asked$/)
})

test('no server is exit code 2, with a sentence', async () => {
  const { code, out, err } = await conformance('--url', 'http://127.0.0.1:1', '--code-command', 'echo')
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain('No server answers at http://127.0.0.1:1')
  expect(err).not.toContain('    at ')
})
