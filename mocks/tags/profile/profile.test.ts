import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { basePath, operations } from '../../../src/contract/operations.gen.ts'
import { displayName } from '../../../src/rules/display-name.ts'
import { createWorld } from '../../db/world.ts'
import { createPerson } from '../auth/test-person.ts'
import { createPersonIn, type Person } from '../test-member.ts'
import { profileOf } from './tables.ts'

const begin = new Date('2026-11-22T20:00:00.000Z').getTime()
const minute = 60_000
beforeEach(() => {
  vi.useFakeTimers({ now: begin, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const change = (person: Person, body: object, rev = 1) =>
  person.call('changeProfile', { headers: { 'If-Match': `"${rev}"` }, body })

describe('a profile', () => {
  test('is a friendly default that stays the same, until something is chosen', async () => {
    const rowan = await createPersonIn(createWorld(), 'Rowan')
    const first = await rowan.call('getProfile')
    expect(first).toMatchObject({ status: 200, body: { userId: rowan.userId, chosen: false, rev: 1 } })
    expect(first.headers.get('ETag')).toBe('"1"')
    const { displayName, colour, ...shown } = Object(first.body)
    const sigil = shown.sigil === 'owl' ? 'stag' : 'owl'
    expect(displayName).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
    expect((await rowan.call('getProfile')).body).toEqual(first.body)
    expect(await change(rowan, { sigil })).toMatchObject({
      status: 200,
      body: { displayName, sigil, colour, chosen: false, rev: 2 },
    })
    // The default name, once it is chosen, is a chosen one.
    expect(await change(rowan, { displayName }, 2)).toMatchObject({
      body: { displayName, sigil, chosen: true, rev: 3 },
    })
  })

  test('has a default that the rule of names takes, and others for others', async () => {
    const world = createWorld()
    const found = await world.look((rows) =>
      Promise.all(Array.from({ length: 4000 }, () => profileOf(rows, world.newId()))),
    )
    for (const profile of found) expect(displayName.safeParse(profile.displayName).success).toBe(true)
    const kinds = (of: 'displayName' | 'sigil' | 'colour') => new Set(found.map((profile) => profile[of])).size
    expect([kinds('displayName'), kinds('sigil'), kinds('colour')]).toEqual([256, 24, 12])
  })

  test('changes on top of its version alone, and makes none where nothing changes', async () => {
    const rowan = await createPersonIn(createWorld(), 'Rowan')
    expect((await change(rowan, { displayName: 'Rowan' })).headers.get('ETag')).toBe('"2"')
    expect(await change(rowan, { displayName: 'Rowan' }, 2)).toMatchObject({ status: 200, body: { rev: 2 } })
    expect(await change(rowan, { colour: 'moss' })).toMatchObject({
      status: 412,
      body: { message: 'Somebody else has changed this meanwhile. Look at it and try again.' },
    })
    expect(await rowan.call('changeProfile', { body: {} })).toMatchObject({ status: 428 })
  })

  test.each([
    ['Host', 'Choose a name that nobody can take for a word of the app itself, like "Host".'],
    ['Ноst', 'Choose a name that nobody can take for a word of the app itself, like "Host".'],
    ['', 'Enter a name of 1 to 40 characters, and choose one of the sigils and colours.'],
    ['Row\u202ean', 'Enter a name of 1 to 40 characters, and choose one of the sigils and colours.'],
  ])('is not called "%s"', async (name, message) => {
    const rowan = await createPersonIn(createWorld(), 'Rowan')
    expect(await change(rowan, { displayName: name })).toMatchObject({ status: 400, body: { message } })
  })
})

describe('my sessions', () => {
  const list = async (person: Person, query: Record<string, unknown> = {}) =>
    Object((await person.call('listSessions', { query })).body)

  test('are those that are open, this one first, each with its device', async () => {
    const world = createWorld()
    const laptop = await createPersonIn(world, 'Rowan', 'Firefox on Linux')
    vi.setSystemTime(begin + 30 * minute)
    const phone = await createPersonIn(world, 'Rowan', 'Safari on iPhone')
    await createPersonIn(world, 'Ash', 'Chrome on Windows')
    expect(await list(laptop)).toEqual({
      items: [
        { device: 'Firefox on Linux', lastSeenAt: '2026-11-22T20:30:00.000Z', current: true },
        { device: 'Safari on iPhone', lastSeenAt: '2026-11-22T20:30:00.000Z', current: false },
      ],
    })
    vi.setSystemTime(begin + 45 * minute)
    expect((await list(phone)).items).toMatchObject([{ current: true }, { lastSeenAt: '2026-11-22T20:30:00.000Z' }])
    // The laptop's hour is over.
    vi.setSystemTime(begin + 61 * minute)
    expect((await list(phone)).items).toHaveLength(1)
  })

  test('are called by the browser and the system that sent the code', async () => {
    const { world, client, ask, newestCode } = createPerson()
    const requestId = await ask()
    await client.send(`${basePath}${operations.checkVerification.path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
      body: JSON.stringify({ requestId, code: newestCode() }),
    })
    const rowan = await createPersonIn(world, 'Rowan')
    expect((await list(rowan)).items.map(({ device }: { device: string }) => device)).toContain('Firefox on Linux')
  })

  test('come in pages, this one on the first; no answer has a token in it', async () => {
    const world = createWorld()
    const all = await Promise.all(Array.from({ length: 5 }, () => createPersonIn(world, 'Rowan', 'A browser')))
    const [first] = all
    if (!first) return expect.fail()
    const { items, nextCursor } = await list(first, { limit: 3 })
    expect(items.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false])
    const rest = await list(first, { limit: 3, cursor: nextCursor })
    expect(rest.items).toHaveLength(2)
    const text = JSON.stringify([items, rest, atob(nextCursor)])
    for (const { client } of all) for (const token of client.cookies.values()) expect(text).not.toContain(token)
    expect(await first.call('listSessions', { query: { cursor: 'x' } })).toMatchObject({ status: 400 })
  })

  test('come each on a page, also one that is used between two pages', async () => {
    const world = createWorld()
    const opened = []
    for (const device of ['Older', 'Newer', 'Mine']) {
      opened.push(await createPersonIn(world, 'Rowan', device))
      vi.setSystemTime(Date.now() + 2 * minute)
    }
    const [older, , mine] = opened
    if (!older || !mine) return expect.fail()
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { items, nextCursor } = await list(mine, { limit: 1, cursor })
      seen.push(...items.map(({ device }: { device: string }) => device))
      vi.setSystemTime(Date.now() + 2 * minute)
      if (seen.length === 2) await older.call('getProfile')
      cursor = nextCursor
    } while (cursor)
    expect(seen).toEqual(['Mine', 'Newer', 'Older'])
  })

  test('but this one end together, and nobody else’s', async () => {
    const world = createWorld()
    const [here, there, ash] = [
      await createPersonIn(world, 'Rowan'),
      await createPersonIn(world, 'Rowan'),
      await createPersonIn(world, 'Ash'),
    ]
    expect(await here.call('endOtherSessions')).toMatchObject({ status: 204 })
    expect(await there.call('getUserInfo')).toMatchObject({ status: 401 })
    for (const person of [here, ash]) expect(await person.call('getUserInfo')).toMatchObject({ status: 200 })
    expect(await here.call('endOtherSessions')).toMatchObject({ status: 204 })
  })

  test('are used by any call, which is written down once a minute', async () => {
    const world = createWorld()
    const [here, there] = [await createPersonIn(world, 'Rowan'), await createPersonIn(world, 'Rowan')]
    const told = vi.fn()
    world.subscribe(told)
    for (let second = 1; second <= 90; second++) {
      vi.setSystemTime(begin + second * 1000)
      await there.call('listGames')
    }
    expect(told).toHaveBeenCalledTimes(1)
    expect((await list(here)).items[1]).toMatchObject({ lastSeenAt: '2026-11-22T20:01:00.000Z' })
  })
})
