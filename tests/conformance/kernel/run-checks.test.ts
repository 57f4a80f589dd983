import { expect, test } from 'vitest'
import type { Check } from './check.ts'
import { createContacts } from './contacts.ts'
import { createRedactor } from './report/redact.ts'
import { runChecks } from './run-checks.ts'
import { Blocked } from './stops.ts'

const settings = {
  target: { origin: 'http://127.0.0.1:1', basePath: '', secure: false, timeout: 1 },
  validateExchange: () => [],
  codes: async () => '123456',
  contacts: createContacts(['rowan@example.com'], 'x7'),
  redactor: createRedactor(),
  signIn: async () => {},
}

const check = (id: string, run: Check['run']): Check => ({ id, title: id, where: '#/paths', run })

test('what a check leaves for its end is done before the next one, even where it could not finish', async () => {
  const done: string[] = []
  const results = await runChecks({
    ...settings,
    checks: [
      check('stops', async (run) => {
        run.atEnd(() => done.push('closed'))
        throw new Blocked('the game is full')
      }),
      check('next', async () => {
        done.push('next')
      }),
    ],
  })
  expect(done).toEqual(['closed', 'next'])
  expect(results.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['stops', 'blocked'],
    ['next', 'passed'],
  ])
})
