import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Live, loadLive } from '../../../../tests/support/live-store.ts'
import type { ApiError } from '../../../api/api-error.ts'
import type { Call, RawAnswer } from '../../../api/call.ts'
import { examples } from '../../../contract/examples.gen.ts'
import { zIdea } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea, IdeaList } from '../../../contract/types.gen.ts'
import type { PendingIdea } from './idea-mutations.ts'

// The result of sending a mutation, for each answer of the server.

const bell: Idea = zIdea.parse({ ...examples.getIdea.answers[200].bell, rev: 3 })
const { ideaId } = bell
const waiting = { person: 'rowan', seq: 1, key: '2VJ0pG1iZw4eVqK5cPy8DaS2hX6', madeAt: 0, begun: true, ideaId }
const pending: Record<PendingIdea['operation'], PendingIdea> = {
  create: { ...waiting, operation: 'create', body: { kind: 'place', title: bell.title } },
  change: { ...waiting, operation: 'change', idea: bell, body: { title: 'Typed' } },
  delete: { ...waiting, operation: 'delete', idea: bell },
  restore: { ...waiting, operation: 'restore', idea: bell },
}
const all = Object.values(pending)

type Answer = { data: RawAnswer } | { error: ApiError }
const ok = (body: unknown, status = 200): Answer => ({
  data: { status, headers: { ETag: '"4"', Location: ideaId }, body } as RawAnswer,
})
const refusal = (status: number, retryAt?: number): Answer => ({
  error: { kind: 'refused', status, message: 'It was refused.', retryAt },
})

let live: Live
beforeEach(async () => {
  live = await loadLive()
})

/** The result of sending a mutation. The server answers it with `answer`, and a request for the idea with `found`. */
async function outcomeOf(entry: PendingIdea, answer: Answer, found: Answer = refusal(404)) {
  const { sendMutation } = await import('./use-outbox.ts')
  const calls: Call[] = []
  const store = live.openStore(async (call) => {
    calls.push(call)
    return call.operation.id === 'getIdea' ? found : answer
  })
  return { outcome: await sendMutation(store.dispatch)(entry), calls }
}

test('each is sent once, with its own key, id and version', async () => {
  const created = await outcomeOf(pending.create, ok(bell, 201))
  expect(created.outcome).toEqual({ is: 'done', answer: bell })
  expect(created.calls).toMatchObject([{ input: { headers: { 'Idempotency-Key': waiting.key }, body: { ideaId } } }])
  const changed = await outcomeOf(pending.change, ok(bell))
  expect(changed.calls).toMatchObject([
    { operation: { id: 'changeIdea' }, input: { headers: { 'If-Match': '"3"' }, body: { title: 'Typed' } } },
  ])
  const deleted = await outcomeOf(pending.delete, { data: { status: 204, headers: {}, body: null } as RawAnswer })
  expect(deleted.outcome).toEqual({ is: 'done' })
  const restored = await outcomeOf(pending.restore, ok(bell))
  expect(restored.outcome).toEqual({ is: 'done', answer: bell })
})

const passing: ApiError[] = [
  { kind: 'no-network' },
  { kind: 'not-json', status: 502 },
  { kind: 'off-contract', status: 200, issues: ['title'] },
  { kind: 'refused', status: 500, message: 'It broke.' },
]
test.each(passing)('a temporary failure (%j) is retried', async (error) => {
  for (const entry of all) expect((await outcomeOf(entry, { error })).outcome).toMatchObject({ is: 'later' })
})

test('too many calls are retried at the time that the server sets', async () => {
  for (const entry of all)
    expect((await outcomeOf(entry, refusal(429, 5000))).outcome).toEqual({ is: 'later', retryAt: 5000 })
})

test('without a session nothing is dropped and nothing is sent', async () => {
  for (const entry of all) expect((await outcomeOf(entry, refusal(401))).outcome).toEqual({ is: 'stopped' })
})

test.each([400, 403])('a final refusal (%i) goes back to its person', async (status) => {
  for (const entry of all)
    expect((await outcomeOf(entry, refusal(status))).outcome).toEqual({ is: 'refused', message: 'It was refused.' })
})

test('a missing idea counts as deleted; a change of it is a conflict', async () => {
  expect((await outcomeOf(pending.delete, refusal(404))).outcome).toEqual({ is: 'done' })
  expect((await outcomeOf(pending.change, refusal(404))).outcome).toEqual({ is: 'conflict' })
})

test('a change that names a missing game is refused if the idea exists', async () => {
  expect((await outcomeOf(pending.change, refusal(404), ok(bell))).outcome).toMatchObject({ is: 'refused' })
  const unheard: Answer = { error: { kind: 'no-network' } }
  expect((await outcomeOf(pending.change, refusal(404), unheard)).outcome).toMatchObject({ is: 'later' })
})

test('an id that the same idea has taken already means that the earlier answer was lost', async () => {
  expect((await outcomeOf(pending.create, refusal(409), ok(bell))).outcome).toEqual({ is: 'done', answer: bell })
  expect((await outcomeOf(pending.create, refusal(409))).outcome).toMatchObject({ is: 'refused' })
  expect((await outcomeOf(pending.create, refusal(409), refusal(500))).outcome).toMatchObject({ is: 'later' })
})

test('a change of an older version returns the newest', async () => {
  const stale = await outcomeOf(pending.change, refusal(412), ok({ ...bell, rev: 9 }))
  expect(stale.outcome).toMatchObject({ is: 'conflict', theirs: { rev: 9 } })
  expect((await outcomeOf(pending.change, refusal(412))).outcome).toEqual({ is: 'conflict' })
  expect((await outcomeOf(pending.change, refusal(412), { error: { kind: 'no-network' } })).outcome).toMatchObject({
    is: 'later',
  })
})

test('a call without an answer is aborted, and repeated later', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { sendMutation } = await import('./use-outbox.ts')
  const store = live.openStore(() => new Promise(() => {}))
  for (const entry of all) {
    const sending = sendMutation(store.dispatch)(entry)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await sending).toMatchObject({ is: 'later' })
  }
})

test('a list that was loading while an idea was created is fetched again', async () => {
  const { sendMutation } = await import('./use-outbox.ts')
  const readings: ((answer: Answer) => void)[] = []
  const store = live.openStore(async (call) =>
    call.operation.id === 'listIdeas' ? new Promise((resolve) => readings.push(resolve)) : ok(bell, 201),
  )
  const reading = store.dispatch(live.ideasApi.endpoints.listMyIdeas.initiate())
  await vi.waitFor(() => expect(readings).toHaveLength(1))
  await sendMutation(store.dispatch)(pending.create)
  readings[0]?.(ok({ items: [], mark: 'a mark' }))
  await vi.waitFor(() => expect(readings).toHaveLength(2))
  readings[1]?.(ok({ items: [bell], mark: 'another' }))
  const titles = () => {
    const kept = Object.values(store.getState().api.queries).find((query) => query?.endpointName === 'listMyIdeas')
    const { pages = [] }: { pages?: IdeaList[] } = Object(kept?.data)
    return pages.flatMap(({ items }) => items.map(({ title }) => title))
  }
  await vi.waitFor(() => expect(titles()).toEqual([bell.title]))
  reading.unsubscribe()
})
