import { beforeEach, expect, test } from 'vitest'
import type { ApiError } from '../../src/api/api-error.ts'
import type { Call, RawAnswer } from '../../src/api/call.ts'
import { examples } from '../../src/contract/examples.gen.ts'
import { zIdea } from '../../src/contract/schemas/ideas.gen.ts'
import type { Idea, IdeaList } from '../../src/contract/types.gen.ts'
import { type Live, loadLive } from '../support/live-store.ts'

// What the server has done stands in the list; a failure of whatever kind changes nothing there. What waits is the outbox's.

const bell: Idea = zIdea.parse({ ...examples.getIdea.answers[200].bell, rev: 1 })
const other: Idea = { ...bell, ideaId: '2VJ0pG1iZw4eVqK5cPy8DaS2hX6', title: 'The Salt Stair' }
const params = { ideaId: bell.ideaId }
const headers = { 'If-Match': '"1"' }

const failures: ApiError[] = [
  { kind: 'no-network' },
  { kind: 'aborted' },
  { kind: 'not-json', status: 502 },
  { kind: 'off-contract', status: 200, issues: ['title'] },
  ...[400, 401, 403, 404, 409, 412, 428, 429, 500].map(
    (status) => ({ kind: 'refused', status, message: 'It was refused.' }) as ApiError,
  ),
]

type Answer = { data: RawAnswer } | { error: ApiError }
const ok = (body: unknown, status = 200): Answer => ({ data: { status, headers: { ETag: '"2"' }, body } as RawAnswer })

let live: Live
beforeEach(async () => {
  live = await loadLive()
})

/** My ideas, fetched, over a server that answers the next change as it is told. */
async function openList(next: Answer) {
  const list: IdeaList = { items: [bell, other], mark: 'a mark' }
  const send = async ({ operation }: Call) => (operation.id === 'listIdeas' ? ok(list) : next)
  const store = live.openStore(send)
  const { endpoints } = live.ideasApi
  await store.dispatch(endpoints.listMyIdeas.initiate())
  const titles = () => {
    const kept = Object.values(store.getState().api.queries).find((query) => query?.endpointName === 'listMyIdeas')
    const { pages }: { pages: IdeaList[] } = Object(kept?.data)
    return pages.flatMap(({ items }) => items.map(({ title }) => title))
  }
  return { store, endpoints, titles }
}

test.each(failures)('a change and a deletion that fail (%j) leave the list as it is', async (error) => {
  const { store, endpoints, titles } = await openList({ error })
  await store.dispatch(endpoints.changeIdea.initiate({ params, headers, body: { title: 'Typed' } }))
  await store.dispatch(endpoints.deleteIdea.initiate({ params }))
  expect(titles()).toEqual([bell.title, other.title])
})

test('an idea that is deleted is in the list no more', async () => {
  const { store, endpoints, titles } = await openList({ data: { status: 204, headers: {}, body: null } as RawAnswer })
  await store.dispatch(endpoints.deleteIdea.initiate({ params }))
  expect(titles()).toEqual([other.title])
})

test('a change that is saved stands there as the server has it', async () => {
  const { store, endpoints, titles } = await openList(ok({ ...bell, title: 'Typed and saved', rev: 2 }))
  await store.dispatch(endpoints.changeIdea.initiate({ params, headers, body: { title: 'Typed' } }))
  expect(titles()).toEqual(['Typed and saved', other.title])
})

test('an idea that is kept or brought back comes first, and one that fails does not come', async () => {
  const made = { ...bell, ideaId: '2VJ0qH2jAx5fWrL6dQz9EbT3iY7', title: 'New' }
  const { store, endpoints, titles } = await openList(ok(made))
  await store.dispatch(endpoints.restoreIdea.initiate({ params: { ideaId: made.ideaId } }))
  expect(titles()).toEqual(['New', bell.title, other.title])
  const [error] = failures
  const failing = await openList({ error: error as ApiError })
  await failing.store.dispatch(failing.endpoints.restoreIdea.initiate({ params: { ideaId: made.ideaId } }))
  expect(failing.titles()).toEqual([bell.title, other.title])
})

test('an idea that stands on a later page stays there, and comes no second time', () => {
  const page = (idea: Idea) => ({ items: [idea], mark: 'a mark' })
  const list = { pages: [page(other), page(bell)] }
  live.holding({ ...bell, title: 'Typed and saved', rev: 2 })(list)
  expect(list.pages.map(({ items }) => items.map(({ title }) => title))).toEqual([[other.title], ['Typed and saved']])
})
