import { deleteDB, openDB } from 'idb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { moveClock } from '../live/hub.ts'
import { checkVerification, startVerification } from '../tags/auth/rules.ts'
import { restoreWorld, setAsideOutdated, textOf, type WorldFile } from '../tags/world-file.ts'
import { users } from './people.ts'
import { snapshotsInBrowser } from './snapshots.ts'
import { openStorage } from './storage.ts'
import { createWorld, type World } from './world.ts'

const email = 'rowan@example.com'
let count = 0
const newName = () => `emberhall-mock/test ${count++}`
const opened: { name: string; world: World }[] = []

afterEach(async () => {
  const all = opened.splice(0)
  for (const { world } of all) world.close()
  for (const name of new Set(all.flatMap(({ name }) => [name, `${name} snapshots`]))) await deleteDB(name)
})

/** Opens a tab of a browser, with the storage of this name. */
function openTab(name = newName()) {
  const notices: string[] = []
  const onNotice = (notice: string) => void notices.push(notice)
  const snapshots = snapshotsInBrowser(`${name} snapshots`)
  const onOutdated = setAsideOutdated(snapshots, onNotice)
  const world = createWorld({ storage: () => openStorage(name), onNotice, onOutdated })
  opened.push({ name, world })
  return { name, notices, world, snapshots }
}

async function ask(world: World) {
  const started = await world.step((rows) => startVerification(rows, world, { email }))
  return 'requestId' in started ? started.requestId : expect.fail('It was refused.')
}

describe('the world in a browser', () => {
  test('is one for two tabs: a code is used once, a cookie and a message are seen at once', async () => {
    const { name, world: one } = openTab()
    const { world: two } = openTab(name)
    await two.ready()
    const requestId = await ask(one)
    await expect.poll(() => two.outbox.list()).toMatchObject([{ to: email }])
    const code = one.outbox.list()[0]?.code ?? ''
    const both = await Promise.all(
      [one, two].map((tab) => tab.step((rows) => checkVerification(rows, tab, { requestId, code }))),
    )
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['gone', 'verified'])

    await one.cookies.store([{ name: 'a', value: '1', maxAge: 60 }])
    expect(await two.cookies.read()).toEqual({ a: '1' })
    await two.cookies.store([{ name: 'a', value: '', maxAge: 0 }])
    expect(await one.cookies.read()).toEqual({})
  })

  test('has one clock, which every tab and a later page have', async () => {
    const { name, world: one } = openTab()
    const { world: two } = openTab(name)
    await two.ready()
    await moveClock(one, 60_000)
    await expect.poll(() => two.offset()).toBe(60_000)
    const { world: later } = openTab(name)
    await later.ready()
    expect(later.offset()).toBe(60_000)
  })

  test('keeps all changes of two tabs at the same time', async () => {
    const { name, world: one } = openTab()
    const { world: two } = openTab(name)
    const add = (world: World, userId: string) =>
      world.step((rows) => rows(users).put({ userId, contact: `${rows(users).all().length}` }))
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) => add(at % 2 ? one : two, id)))
    const contacts = await one.look((rows) =>
      rows(users)
        .all()
        .map(({ contact }) => contact),
    )
    expect(contacts.toSorted()).toEqual(['0', '1', '2', '3', '4', '5'])
  })

  test('is put back in two tabs at once by a snapshot that either has taken', async () => {
    const { name, world: one, snapshots: ofOne } = openTab()
    const { world: two, snapshots: ofTwo } = openTab(name)
    const write = (world: World, userId: string) => world.step((rows) => rows(users).put({ userId, contact: userId }))
    await write(one, 'before')
    await ofOne.put('good', textOf(one))
    await write(two, 'after')
    expect(await ofTwo.list()).toEqual(['good'])
    const { tables } = JSON.parse((await ofTwo.get('good')) ?? '') as { tables: WorldFile }
    // Both put it back at the same time, and one goes on at once.
    await Promise.all([restoreWorld(one, tables), restoreWorld(two, tables), write(one, 'next')])
    for (const world of [one, two])
      expect(
        await world.look((rows) =>
          rows(users)
            .all()
            .map(({ userId }) => userId),
        ),
      ).toEqual(['before', 'next'])
  })

  test('is set aside whole, and that is said once, if a row of it no longer fits its table', async () => {
    const { name, world } = openTab()
    await world.step((rows) => rows(users).put({ userId: 'rowan', contact: email }))
    world.close()
    const database = await openDB(name)
    await database.put('rows', { table: 'users', key: 'wren', at: 2, row: { userId: 'wren' } })
    database.close()

    const tabs = [openTab(name), openTab(name)]
    for (const tab of tabs) await tab.world.ready()
    expect(tabs.map((tab) => tab.world.everything())).toEqual([[], []])
    expect(tabs.flatMap(({ notices }) => notices)).toEqual([
      expect.stringMatching(
        /^The stored world is of another version of the mock \("users": contact: .*“Of another version”/,
      ),
    ])
    expect(await tabs[0]?.snapshots.get('Of another version')).toContain(email)
  })
})

describe('if the browser cannot store a step, the mock continues in the tab and says so', () => {
  test('when the transaction is aborted at its end', async () => {
    const { world, notices } = openTab()
    await world.ready()
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      const request = put.apply(this, row)
      request.addEventListener('success', () => this.transaction.abort())
      return request
    })
    await world.cookies.store([{ name: 'a', value: '1', maxAge: 60 }])
    expect(await world.cookies.read()).toEqual({ a: '1' })
    expect(notices).toHaveLength(1)
  })
})
