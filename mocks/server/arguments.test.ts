import { describe, expect, test } from 'vitest'
import { help, readArguments } from './arguments.ts'

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
    [['--real', 'profile'], 'Real tags include auth'],
    [
      ['--real', 'auth,games,live'],
      'The tags of a game stand on each other. Add invitations, schedule, lobby, ideas, log',
    ],
    [['--colour'], "Unknown option '--colour'"],
    [['8080'], "Unexpected argument '8080'"],
  ])('%j', (args, message) => {
    expect(() => readArguments(args)).toThrow(message)
  })
})
