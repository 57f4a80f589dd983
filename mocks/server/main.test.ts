import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { basePath, operations } from '../../src/contract/operations.gen.ts'
import { startMockServer } from './server.ts'

const run = (...args: string[]) => spawn(process.execPath, ['mocks/server/main.ts', ...args])

/** Waits until the program has printed what matches. */
async function printed(program: ReturnType<typeof run>, pattern: RegExp): Promise<string> {
  let output = ''
  for await (const chunk of program.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk
    const found = pattern.exec(output)?.[0]
    if (found) return found
  }
  return expect.fail(`It ended before it printed ${pattern}: ${output}`)
}

test.each(['SIGINT', 'SIGTERM'] as const)('prints where it is and each code; %s stops it in order', async (signal) => {
  const program = run('--port', '0')
  try {
    const url = await printed(program, /http:\S+/)
    const body = JSON.stringify({ phone: '+12025550123' })
    const headers = { 'Content-Type': 'application/json' }
    await fetch(new URL(basePath + operations.startVerification.path, url), { method: 'POST', headers, body })
    expect(await printed(program, /SMS to .*/)).toMatch(/^SMS to \+12025550123: Your Emberhall code is \d{6}/)
  } finally {
    program.kill(signal)
  }
  expect(await once(program, 'exit')).toEqual([0, null])
})

test('says what to do when the port is taken', async () => {
  const server = await startMockServer()
  try {
    const program = run('--port', new URL(server.url).port)
    const [said, [code]] = await Promise.all([text(program.stderr), once(program, 'exit')])
    expect(code).toBe(1)
    expect(said).toContain('The port is taken. Choose another with --port')
  } finally {
    await server.close()
  }
})
