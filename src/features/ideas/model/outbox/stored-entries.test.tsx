import { deleteDB } from 'idb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { examples } from '../../../../contract/examples.gen.ts'
import { zIdea } from '../../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../../contract/types.gen.ts'
import type { Entry, Wish } from './entry.ts'
import { keptMs, openEntries, openMemoryEntries, openStoredEntries } from './entry-storage.ts'
import { createOutbox, type Outcome } from './outbox.ts'

// What a real browser keeps, and what its tabs do with it.

const bell: Idea = zIdea.parse({ ...examples.getIdea.answers[200].bell, rev: 1 })
const keep = (title: string): Wish => ({
  operation: 'create',
  ideaId: '2VJ0pG1iZw4eVqK5cPy8DaS2hX6',
  body: { kind: 'place', title },
})

/** A browser with a database of its own, whose tabs share what is sent. */
function openBrowser() {
  const name = `outbox of ${crypto.randomUUID()}`
  onTestFinished(() => deleteDB(name))
  const sent: Entry[] = []
  const network = { answers: [] as Outcome[], isThere: false, under: 0, most: 0 }
  function openTab(person = 'rowan', now = Date.now()) {
    const outbox = createOutbox({
      person: `${person} of ${name}`,
      storage: openStoredEntries(now, name),
      async send(entry) {
        network.most = Math.max(network.most, ++network.under)
        await new Promise((resolve) => setTimeout(resolve))
        network.under--
        sent.push(entry)
        return network.answers.shift() ?? { is: 'done' }
      },
      maySend: () => network.isThere,
      onNews: () => {},
    })
    onTestFinished(outbox.close)
    const titles = () => outbox.get().entries.map((entry) => ('body' in entry ? entry.body.title : entry.operation))
    return { outbox, titles, add: (title: string) => outbox.add(keep(title)) }
  }
  const titlesSent = () => sent.map((entry) => ('body' in entry ? entry.body.title : entry.operation))
  return { openTab, network, sent, titlesSent, name }
}

test('what waits survives a reload and a closed tab, and is sent in order', async () => {
  const { openTab, network, titlesSent } = openBrowser()
  const first = openTab()
  for (const title of ['one', 'two', 'three']) await first.add(title)
  await first.outbox.add({ operation: 'change', ideaId: bell.ideaId, idea: bell, body: { title: 'four' } })
  first.outbox.close()
  network.isThere = true
  const second = openTab()
  await vi.waitFor(() => expect(titlesSent()).toEqual(['one', 'two', 'three', 'four']))
  await vi.waitFor(() => expect(second.titles()).toEqual([]))
})

test('two tabs send each once, one at a time, and both see what is left', async () => {
  const { openTab, network, titlesSent } = openBrowser()
  const [one, other] = [openTab(), openTab()]
  await one.add('one')
  await other.add('two')
  await one.add('three')
  await vi.waitFor(() => expect(other.titles()).toEqual(['one', 'two', 'three']))
  network.isThere = true
  one.outbox.wake()
  other.outbox.wake()
  for (const tab of [one, other]) await vi.waitFor(() => expect(tab.titles()).toEqual([]))
  expect(titlesSent()).toEqual(['one', 'two', 'three'])
  expect(network.most).toBe(1)
})

test('what was under way when its tab was closed is sent again with the same key', async () => {
  const { openTab, network, sent } = openBrowser()
  network.answers = [{ is: 'later' }]
  network.isThere = true
  const first = openTab()
  await first.add('one')
  await vi.waitFor(() => expect(first.outbox.get().waitsFor).toBe('server'))
  first.outbox.close()
  const second = openTab()
  await vi.waitFor(() => expect(second.outbox.get().entries).toEqual([]))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.key).toBe(sent[0]?.key)
})

test('nobody else sees or sends it', async () => {
  const { openTab, network, sent } = openBrowser()
  const rowan = openTab()
  await rowan.add('one')
  rowan.outbox.close()
  network.isThere = true
  const wren = openTab('wren')
  await wren.add('two')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([{ body: { title: 'two' } }])
})

test('after thirty days nothing of it is left', async () => {
  const { openTab } = openBrowser()
  const first = openTab()
  await first.add('one')
  first.outbox.close()
  const second = openTab('rowan', Date.now() + keptMs + 1000)
  await second.add('two')
  expect(second.titles()).toEqual(['two'])
})

test('what was typed into an idea is kept for a day once its person has deleted it', async () => {
  const { name } = openBrowser()
  const common = { person: 'rowan', key: bell.ideaId, madeAt: 0, begun: false, ideaId: bell.ideaId }
  const typed: Entry = { ...common, seq: 1, operation: 'change', idea: bell, body: { title: 'The Bell' } }
  const first = await openStoredEntries(0, name)
  await first.change('rowan', () => [
    { ...typed, gone: 'here' },
    { ...typed, seq: 2, gone: 'elsewhere' },
  ])
  const left = async (hours: number) =>
    (await (await openStoredEntries(hours * 3600 * 1000, name)).read('rowan')).map(({ gone }) => gone)
  expect(await left(23)).toEqual(['here', 'elsewhere'])
  expect(await left(25)).toEqual(['elsewhere'])
})

test('a database that another tab deletes, or a phone ends, is opened anew', async () => {
  const { openTab, network, titlesSent, name } = openBrowser()
  const tab = openTab()
  await tab.add('one')
  await deleteDB(name)
  await tab.add('two')
  network.isThere = true
  tab.outbox.wake()
  await vi.waitFor(() => expect(titlesSent()).toEqual(['two']))
})

test('where nothing can be stored it is said, and sent from the page', async () => {
  const sent: Entry[] = []
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('It is forbidden.', 'SecurityError')
  })
  const outbox = createOutbox({
    person: 'rowan in private',
    storage: openStoredEntries().catch(openMemoryEntries),
    send: async (entry) => {
      sent.push(entry)
      return { is: 'done' }
    },
    maySend: () => true,
    onNews: () => {},
  })
  onTestFinished(outbox.close)
  await outbox.add(keep('one'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await vi.waitFor(() => expect(outbox.get()).toMatchObject({ lasts: false, entries: [] }))
})

test('a device without room keeps nothing, says so, and loses nothing that waits', async () => {
  const { openTab } = openBrowser()
  const tab = openTab()
  await tab.add('one')
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('It is full.', 'QuotaExceededError')
  })
  await expect(tab.add('two')).rejects.toThrow('It is full.')
  full.mockRestore()
  expect(tab.titles()).toEqual(['one'])
})

test('a time that the server set for one tab holds for the other', async () => {
  const { openTab, network, sent } = openBrowser()
  const [one, other] = [openTab(), openTab()]
  network.answers = [{ is: 'later', retryAt: Date.now() + 60_000 }]
  network.isThere = true
  await one.add('one')
  await vi.waitFor(() => expect(one.outbox.get().waitsFor).toBe('turn'))
  await vi.waitFor(() => expect(other.titles()).toEqual(['one']))
  await other.add('two')
  await vi.waitFor(() => expect(one.titles()).toEqual(['one', 'two']))
  expect(sent).toHaveLength(1)
})

test('a browser that never opens what it stores counts as one that stores nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const opening = openEntries(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await opening).lasts).toBe(false)
  expect((await openEntries(() => Promise.reject(new DOMException('No.', 'SecurityError')))).lasts).toBe(false)
  expect((await openEntries(async () => ({ ...openMemoryEntries(), lasts: true }))).lasts).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('a page that is put aside lets go of what is stored, and comes back to it', async () => {
  const { openTab, titlesSent, network, name } = openBrowser()
  const { add, outbox } = openTab()
  await add('one')
  const close = vi.spyOn(IDBDatabase.prototype, 'close')
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  const closed = () => close.mock.contexts.filter((database) => (database as IDBDatabase).name === name)
  await vi.waitFor(() => expect(closed()).toHaveLength(1))
  network.isThere = true
  await add('two')
  outbox.wake()
  await vi.waitFor(() => expect(titlesSent()).toEqual(['one', 'two']))
})
