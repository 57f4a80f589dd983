import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ApiError } from '../../src/api/api-error.ts'
import type { Call, RawAnswer } from '../../src/api/call.ts'
import { examples } from '../../src/contract/examples.gen.ts'
import { zIdea } from '../../src/contract/schemas/ideas.gen.ts'
import type { Idea, IdeaList } from '../../src/contract/types.gen.ts'
import type { Entry } from '../../src/features/ideas/model/outbox/entry.ts'
import { type Live, loadLive } from '../support/live-store.ts'

// What becomes of an entry of the outbox, for whatever the server answers.

const bell: Idea = zIdea.parse({ ...examples.getIdea.answers[200].bell, rev: 3 })
const { ideaId } = bell
const waiting = { person: 'rowan', seq: 1, key: '2VJ0pG1iZw4eVqK5cPy8DaS2hX6', madeAt: 0, begun: true, ideaId }
const entries: Record<Entry['operation'], Entry> = {
  create: { ...waiting, operation: 'create', body: { kind: 'place', title: bell.title } },
  change: { ...waiting, operation: 'change', idea: bell, body: { title: 'Typed' } },
  delete: { ...waiting, operation: 'delete', idea: bell },
  restore: { ...waiting, operation: 'restore', idea: bell },
}
const all = Object.values(entries)

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

/** Sends an entry to a server that answers it as told, and a question for the idea as `found` says. */
async function outcomeOf(entry: Entry, answer: Answer, found: Answer = refusal(404)) {
  const { sendEntry } = await import('../../src/features/ideas/model/outbox/send-entry.ts')
  const calls: Call[] = []
  const store = live.openStore(async (call) => {
    calls.push(call)
    return call.operation.id === 'getIdea' ? found : answer
  })
  return { outcome: await sendEntry(store.dispatch)(entry), calls }
}

test('each is sent once, with its own key, id and version', async () => {
  const created = await outcomeOf(entries.create, ok(bell, 201))
  expect(created.outcome).toEqual({ is: 'done', idea: bell })
  expect(created.calls).toMatchObject([{ input: { headers: { 'Idempotency-Key': waiting.key }, body: { ideaId } } }])
  const changed = await outcomeOf(entries.change, ok(bell))
  expect(changed.calls).toMatchObject([
    { operation: { id: 'changeIdea' }, input: { headers: { 'If-Match': '"3"' }, body: { title: 'Typed' } } },
  ])
  const deleted = await outcomeOf(entries.delete, { data: { status: 204, headers: {}, body: null } as RawAnswer })
  expect(deleted.outcome).toEqual({ is: 'done' })
  const restored = await outcomeOf(entries.restore, ok(bell))
  expect(restored.outcome).toEqual({ is: 'done', idea: bell })
})

const passing: ApiError[] = [
  { kind: 'no-network' },
  { kind: 'not-json', status: 502 },
  { kind: 'off-contract', status: 200, issues: ['title'] },
  { kind: 'refused', status: 500, message: 'It broke.' },
]
test.each(passing)('what may pass (%j) is tried again', async (error) => {
  for (const entry of all) expect((await outcomeOf(entry, { error })).outcome).toMatchObject({ is: 'later' })
})

test('too many calls are tried again when the server says', async () => {
  for (const entry of all)
    expect((await outcomeOf(entry, refusal(429, 5000))).outcome).toEqual({ is: 'later', retryAt: 5000 })
})

test('without a session nothing is given up and nothing is tried', async () => {
  for (const entry of all) expect((await outcomeOf(entry, refusal(401))).outcome).toEqual({ is: 'stopped' })
})

test.each([400, 403])('what the server will never take (%i) goes back to its person', async (status) => {
  for (const entry of all)
    expect((await outcomeOf(entry, refusal(status))).outcome).toEqual({ is: 'refused', message: 'It was refused.' })
})

test('an idea that is gone is deleted; a change of it is kept until it is back', async () => {
  expect((await outcomeOf(entries.delete, refusal(404))).outcome).toEqual({ is: 'done' })
  expect((await outcomeOf(entries.change, refusal(404))).outcome).toEqual({ is: 'gone' })
})

test('a change into a game that is gone is refused: the idea is there', async () => {
  expect((await outcomeOf(entries.change, refusal(404), ok(bell))).outcome).toMatchObject({ is: 'refused' })
  const unheard: Answer = { error: { kind: 'no-network' } }
  expect((await outcomeOf(entries.change, refusal(404), unheard)).outcome).toMatchObject({ is: 'later' })
})

test('an id that is taken by this very idea was an answer that was lost', async () => {
  expect((await outcomeOf(entries.create, refusal(409), ok(bell))).outcome).toEqual({ is: 'done', idea: bell })
  expect((await outcomeOf(entries.create, refusal(409))).outcome).toMatchObject({ is: 'refused' })
  expect((await outcomeOf(entries.create, refusal(409), refusal(500))).outcome).toMatchObject({ is: 'later' })
})

test('a change for an older version brings the newest', async () => {
  const stale = await outcomeOf(entries.change, refusal(412), ok({ ...bell, rev: 9 }))
  expect(stale.outcome).toMatchObject({ is: 'stale', theirs: { rev: 9 } })
  expect((await outcomeOf(entries.change, refusal(412))).outcome).toEqual({ is: 'gone' })
  expect((await outcomeOf(entries.change, refusal(412), { error: { kind: 'no-network' } })).outcome).toMatchObject({
    is: 'later',
  })
})

test('a call that is never answered is given up, and made again later', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { sendEntry } = await import('../../src/features/ideas/model/outbox/send-entry.ts')
  const store = live.openStore(() => new Promise(() => {}))
  for (const entry of all) {
    const sending = sendEntry(store.dispatch)(entry)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await sending).toMatchObject({ is: 'later' })
  }
})

test('a list that was being read while an idea was kept is read once more', async () => {
  const { sendEntry } = await import('../../src/features/ideas/model/outbox/send-entry.ts')
  const readings: ((answer: Answer) => void)[] = []
  const store = live.openStore(async (call) =>
    call.operation.id === 'listIdeas' ? new Promise((resolve) => readings.push(resolve)) : ok(bell, 201),
  )
  const reading = store.dispatch(live.ideasApi.endpoints.listMyIdeas.initiate())
  await vi.waitFor(() => expect(readings).toHaveLength(1))
  await sendEntry(store.dispatch)(entries.create)
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
