import { expect, onTestFinished, test } from 'vitest'
import { startInProcess } from '../in-process.ts'
import type { Check } from './check.ts'
import { createRunner, type Result } from './run-checks.ts'

test('while one check waits the next ones run, each with its own failures', async () => {
  const { parts, close } = await startInProcess()
  onTestFinished(close)
  const { promise, resolve } = Promise.withResolvers<void>()
  const { askAll } = createRunner({ ...parts, target: { ...parts.target, pass: () => promise } })
  const check = (id: string, run: Check['run']): Check => ({ id, title: id, where: '#/paths', run })
  const checks = [
    check('waits', async (run) => {
      await Promise.all([run.target.pass(1000), run.target.pass(1000)])
      run.fail('too late', '#/paths')
    }),
    check('goes on', async () => resolve()),
    { ...check('next phase', async () => undefined), phase: 'late' as const },
  ]
  const results: Result[] = []
  await askAll(checks, (result) => results.push(result))
  expect(results.map(({ id, failures }) => `${id} ${failures.length}`)).toEqual([
    'goes on 0',
    'waits 1',
    'next phase 0',
  ])
})
