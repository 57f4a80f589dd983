import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { basePath, operations } from '../../src/contract/operations.gen.ts'
import { help, readArguments } from './arguments.ts'

const run = (args: string[], cwd = '.') => spawn(process.execPath, [resolve('mocks/server/main.ts'), ...args], { cwd })

/** Waits until the program has printed text that matches. */
async function printed(program: ReturnType<typeof run>, pattern: RegExp): Promise<string> {
  let output = ''
  for await (const chunk of program.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk
    const found = pattern.exec(output)?.[0]
    if (found) return found
  }
  return expect.fail(`It ended before it printed ${pattern}: ${output}`)
}

test('on every network the printed addresses can be opened: the outbox here, the workbench elsewhere by its key', async () => {
  const program = run(['--port', '0', '--host', '0.0.0.0', '--open'])
  onTestFinished(() => void program.kill())
  const said = await printed(program, /[\s\S]*Stop it/)
  const [workbench = '', outbox = ''] = [/http:\S+__mock\?key=[\w-]+/, /http:\S+__outbox/].map(
    (one) => one.exec(said)?.[0],
  )
  expect(new URL(workbench).hostname).not.toBe('0.0.0.0')
  expect((await fetch(workbench.replace('?', '/state?'))).status).toBe(200)
  expect((await fetch(outbox)).status).toBe(200)
})

test('with a real server, which an .env file names, it says that this one sends the codes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, '.env'), 'API_TARGET=https://staging.example.com')
  const program = run(['--port', '0', '--real', 'auth,profile'], folder)
  onTestFinished(() => void program.kill())
  const said = await printed(program, /[\s\S]*Stop it/)
  expect(said).toContain('The server at https://staging.example.com answers auth, profile. It also sends the codes.')
  expect(said).not.toContain('__outbox')
})

test('prints its address, and each code once; a signal stops it cleanly; --data keeps a session', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const start = () => {
    const program = run(['--port', '0', '--data', join(folder, 'world.json')])
    onTestFinished(() => void program.kill())
    return program
  }
  const call = (url: string, id: 'startVerification' | 'checkVerification' | 'getUserInfo', init: object) =>
    fetch(new URL(basePath + operations[id].path, url), { method: operations[id].method, ...init })
  const json = (body: object) => ({ body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })

  const before = start()
  const url = await printed(before, /http:\S+/)
  const { requestId } = await (await call(url, 'startVerification', json({ phone: '+12025550123' }))).json()
  const sent = await printed(before, /SMS to .*code is \d{6}/)
  expect(sent).toMatch(/^SMS to \+12025550123: Your Emberhall code is \d{6}/)
  const code = /code is (\d{6})/.exec(sent)?.[1]
  const [cookie = ''] = (await call(url, 'checkVerification', json({ requestId, code }))).headers.getSetCookie()
  const headers = { Cookie: cookie.split(';')[0] ?? '' }
  const user = await (await call(url, 'getUserInfo', { headers })).json()
  before.kill('SIGINT')
  expect(await once(before, 'exit')).toEqual([0, null])

  const after = start()
  const again = await printed(after, /http:\S+/)
  expect(await (await call(again, 'getUserInfo', { headers })).json()).toMatchObject({ userId: user.userId })
  const ended = once(after, 'exit')
  const said = text(after.stdout)
  after.kill('SIGTERM')
  expect(await said).not.toContain('SMS')
  expect(await ended).toEqual([0, null])
})

test('takes every argument that its help names', () => {
  const origins = ['http://localhost:5173', 'https://emberhall.example']
  const args = [
    '--port',
    '0',
    '--host',
    '0.0.0.0',
    '--scenario',
    'short-session',
    '--world',
    'made:games=9',
    '--latency=250',
    '--data',
    'world.json',
    '--real',
    'profile,auth',
    '--open',
  ]
  expect(readArguments([...args, '--cors', origins[0] ?? '', '--cors', origins[1] ?? ''])).toEqual({
    port: 0,
    host: '0.0.0.0',
    scenario: 'short-session',
    world: 'made:games=9',
    latency: 250,
    cors: origins,
    data: 'world.json',
    real: ['auth', 'profile'],
    open: true,
    target: expect.stringMatching(/^http/),
  })
  for (const flag of args.filter((arg) => arg.startsWith('--'))) expect(help).toContain(flag.split('=')[0])
})

test('leaves the usual port to the real server, if there is one', () => {
  expect([readArguments([]), readArguments(['--real', 'auth'])]).toMatchObject([{ port: 8080 }, { port: 8090 }])
})

describe('says what is wrong with', () => {
  test.each([
    [['--port', 'http'], '--port is "http". Use a whole number from 0 to 65535.'],
    [['--data', ''], '--data is empty.'],
    [['--port', '65536'], '--port is "65536".'],
    [['--port', '80.5'], '--port is "80.5".'],
    [['--port', ''], '--port is "".'],
    [['--latency', '-1'], '--latency'],
    [['--scenario', 'fast'], '--scenario is "fast". Use one of: normal, slow,'],
    [['--world', 'huge'], '--world is "huge". Use one of: empty, example, made.'],
    [['--cors', '*'], '--cors is "*". Use an origin'],
    [['--cors', 'http://localhost:5173/'], 'without a path or a slash'],
    [['--real', 'auth,motto'], 'There is no tag "motto". Tags: auth, profile,'],
    [
      ['--real', 'motto,games,live,tune'],
      /^There is no tag "motto" or "tune"\. Tags: .* Real tags include auth: .* The game tags depend .* Add invitations, /,
    ],
    [['--real', 'profile'], 'Real tags include auth'],
    [['--real', 'auth', '--port', '8080'], 'API_TARGET is "http://localhost:8080", where this server itself listens.'],
    [['--real', 'auth,games,live'], 'The game tags depend on each other. Add invitations, schedule, lobby, ideas, log'],
    [['--colour'], "Unknown option '--colour'"],
    [['8080'], "Unexpected argument '8080'"],
  ])('%j', (args, message) => {
    expect(() => readArguments(args)).toThrow(message)
  })
})
