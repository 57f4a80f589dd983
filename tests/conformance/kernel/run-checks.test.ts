import { expect, onTestFinished, test } from 'vitest'
import { allChecks } from '../all-checks.ts'
import { operationOf, startInProcess } from '../in-process.ts'
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

/** The outcomes of some checks of one tag, at a server that answers an operation otherwise. */
async function outcomes(
  tag: string,
  ids: string[],
  answer: NonNullable<Parameters<typeof startInProcess>[0]>['answer'],
) {
  const { parts, close } = await startInProcess({ answer })
  onTestFinished(close)
  const { ask } = createRunner({ ...parts, tags: [tag] })
  const results: string[] = []
  for (const id of ids) results.push((await ask(allChecks.find((check) => check.id === id) ?? expect.fail(id))).outcome)
  return results
}

test.each([
  [404, '', 'left out'],
  [201, '{}', 'unjudged'],
])('an operation of another tag that answers %i “%s” leaves a check %s', async (status, body, outcome) => {
  const came = { status, headers: [['Content-Type', 'application/json'] as [string, string]], body }
  const answered = await outcomes('games', ['changeGame.403'], async (sent, forward) =>
    operationOf(sent) === 'createInvitation' ? came : forward(sent),
  )
  expect(answered).toEqual([outcome])
})

test('an answer of null is a failure, and the checks go on', async () => {
  const answered = await outcomes('lobby', ['listBoundaries.200', 'getNotes.200'], async (sent, forward) => {
    const came = await forward(sent)
    return operationOf(sent) === 'listBoundaries' ? { ...came, body: 'null' } : came
  })
  expect(answered).toEqual(['failed', 'passed'])
})

test('what a change leaves wrong fails its check, even if an operation of another tag shows it', async () => {
  let isUndone = false
  const answered = await outcomes('changes', ['undoChange.200'], async (sent, forward) => {
    isUndone ||= operationOf(sent) === 'undoChange'
    const came = await forward(sent)
    return isUndone ? { ...came, body: came.body.replace('"value":12', '"value":11') } : came
  })
  expect(answered).toEqual(['failed'])
})
