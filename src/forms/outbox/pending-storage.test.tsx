import { deleteDB } from 'idb'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Idea } from '../../contract/types.gen.ts'
import {
  type IdeaMutation,
  ideaRules,
  type PendingIdea,
  readPendingIdea,
} from '../../features/ideas/model/idea-mutations.ts'
import { createOutbox, type Outcome } from './outbox.ts'
import { keptMs, openInMemory, openPending } from './pending-storage.ts'

// What a real browser stores, and how its tabs share it, with ideas as an example.

const keep = (title: string): IdeaMutation => ({
  operation: 'create',
  ideaId: '2VJ0pG1iZw4eVqK5cPy8DaS2hX6',
  body: { kind: 'place', title },
})
const titlesOf = (all: readonly PendingIdea[]) => all.map((one) => ('body' in one ? one.body.title : one.operation))

/** A browser with its own database, whose tabs share the pending mutations. */
function openBrowser() {
  const name = `outbox of ${crypto.randomUUID()}`
  onTestFinished(() => deleteDB(name))
  const sent: PendingIdea[] = []
  const network = { answers: [] as Outcome<Idea>[], isThere: false, under: 0, most: 0 }
  function openTab(person = 'rowan', now = Date.now()) {
    const outbox = createOutbox({
      person: `${person} of ${name}`,
      name: `${name}/${person}`,
      storage: openPending({ name, read: readPendingIdea, now }),
      rules: ideaRules,
      async send(one) {
        network.most = Math.max(network.most, ++network.under)
        await new Promise((resolve) => setTimeout(resolve))
        network.under--
        sent.push(one)
        return network.answers.shift() ?? { is: 'done' }
      },
      maySend: () => network.isThere,
      onEnded: () => {},
      onEndedElsewhere: () => {},
    })
    onTestFinished(outbox.close)
    return { outbox, titles: () => titlesOf(outbox.get().entries), add: (title: string) => outbox.add(keep(title)) }
  }
  return { openTab, network, sent, titlesSent: () => titlesOf(sent), name }
}

test('pending mutations survive a closed tab, and the next tab sends them in order with their keys', async () => {
  const { openTab, network, sent, titlesSent } = openBrowser()
  const first = openTab()
  for (const title of ['one', 'two', 'three']) await first.add(title)
  network.answers = [{ is: 'later' }]
  network.isThere = true
  first.outbox.wake()
  await expect.poll(() => first.outbox.get().waitsFor).toBe('server')
  first.outbox.close()
  const second = openTab()
  await expect.poll(() => titlesSent()).toEqual(['one', 'one', 'two', 'three'])
  await expect.poll(() => second.titles()).toEqual([])
  expect(sent[1]?.key).toBe(sent[0]?.key)
})

test('two tabs send each once, one at a time, and both see what is left', async () => {
  const { openTab, network, titlesSent } = openBrowser()
  const [one, other] = [openTab(), openTab()]
  await one.add('one')
  await other.add('two')
  await one.add('three')
  await expect.poll(() => other.titles()).toEqual(['one', 'two', 'three'])
  network.isThere = true
  one.outbox.wake()
  other.outbox.wake()
  for (const tab of [one, other]) await expect.poll(() => tab.titles()).toEqual([])
  expect(titlesSent()).toEqual(['one', 'two', 'three'])
  expect(network.most).toBe(1)
})

test('no one else sees or sends them, and after thirty days they are deleted', async () => {
  const { openTab, network, titlesSent } = openBrowser()
  const rowan = openTab()
  await rowan.add('one')
  rowan.outbox.close()
  network.isThere = true
  await openTab('wren').add('two')
  await expect.poll(() => titlesSent()).toEqual(['two'])
  network.isThere = false
  const later = openTab('rowan', Date.now() + keptMs + 1000)
  await later.add('three')
  expect(later.titles()).toEqual(['three'])
})

test('a database that another tab deletes, or that closes with its page, is opened again', async () => {
  const { openTab, network, titlesSent, name } = openBrowser()
  const tab = openTab()
  await tab.add('one')
  await deleteDB(name)
  await tab.add('two')
  const close = vi.spyOn(IDBDatabase.prototype, 'close')
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  const closed = () => close.mock.contexts.filter((database) => (database as IDBDatabase).name === name)
  await expect.poll(() => closed()).toHaveLength(1)
  await tab.add('three')
  network.isThere = true
  tab.outbox.wake()
  await expect.poll(() => titlesSent()).toEqual(['two', 'three'])
})

test('on a full device the page holds what waits, and sends it in order, each once', async () => {
  const { openTab, network, titlesSent } = openBrowser()
  const tab = openTab()
  await tab.add('one')
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('It is full.', 'QuotaExceededError')
  })
  for (const title of ['two', 'three']) await tab.add(title)
  expect(tab.titles()).toEqual(['one', 'two', 'three'])
  expect(tab.outbox.get().isPersistent).toBe(false)
  network.isThere = true
  tab.outbox.wake()
  await expect.poll(() => tab.titles()).toEqual([])
  full.mockRestore()
  expect(tab.outbox.get().isPersistent).toBe(true)
  const next = openTab()
  await next.add('four')
  await expect.poll(() => next.titles()).toEqual([])
  expect(titlesSent()).toEqual(['one', 'two', 'three', 'four'])
})

test('a browser that forbids storage, or never opens it, keeps pending mutations in the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const stored = { name: 'none', read: readPendingIdea }
  const opening = openPending(stored, () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(10_000)
  const memory = await opening
  expect(memory.isPersistent).toBe(false)
  expect((await openPending(stored, () => Promise.reject(new DOMException('No.', 'SecurityError')))).isPersistent).toBe(
    false,
  )
  expect((await openPending(stored, async () => ({ ...openInMemory(), isPersistent: true }))).isPersistent).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
