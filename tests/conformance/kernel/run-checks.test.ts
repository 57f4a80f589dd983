import { expect, test } from 'vitest'
import type { Check } from './check.ts'
import { createContacts } from './contacts.ts'
import { createRedactor } from './report/redact.ts'
import { Blocked, type Run } from './run.ts'
import { createRunner } from './run-checks.ts'
import { overHttp } from './transport/over-http.ts'

const { ask } = createRunner({
  target: overHttp({ origin: 'http://127.0.0.1:1', basePath: '', secure: false, timeout: 1 }),
  validateExchange: () => [],
  codes: async () => '123456',
  contacts: createContacts(['rowan@example.com'], 'x7'),
  redactor: createRedactor(),
  signIn: async () => {},
})

const checkThat = (id: string, run: Check['run']): Check => ({ id, title: id, where: '#/paths', run })

test('what a check leaves for its end is done before the next one, even where it could not finish', async () => {
  const done: string[] = []
  const stops = async (run: Run) => {
    run.atEnd(() => done.push('closed'))
    throw new Blocked('the game is full')
  }
  expect(await ask(checkThat('stops', stops))).toMatchObject({ outcome: 'unjudged', reason: 'the game is full' })
  const next = async () => void done.push('next')
  expect(await ask(checkThat('next', next))).toMatchObject({ outcome: 'passed' })
  expect(done).toEqual(['closed', 'next'])
})
