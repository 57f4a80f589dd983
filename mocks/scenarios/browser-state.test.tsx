import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createWorld } from '../kernel/world.ts'
import { takeScenario } from './address.ts'
import { createSettings, settingsKey } from './settings.ts'

const here = location.href

beforeEach(() => localStorage.clear())
afterEach(() => {
  history.replaceState(null, '', here)
  vi.restoreAllMocks()
})

describe('?mock=', () => {
  const open = (search: string) => history.replaceState({ kept: true }, '', `${location.pathname}${search}#part`)

  test('names a scenario, and leaves the rest of the address alone', () => {
    open('?search=dice&mock=slow')
    expect(takeScenario()).toEqual({ scenario: 'slow' })
    expect(location.search + location.hash).toBe('?search=dice#part')
    expect(history.state).toEqual({ kept: true })
  })

  test('of an unknown name gives a notice with the names there are', () => {
    open('?mock=%3Cb%3Efast')
    const { scenario, notice } = takeScenario()
    expect(scenario).toBeUndefined()
    expect(notice).toMatch(/There is no scenario "<b>fast"\. Choose one of: normal, slow, hanging/)
  })

  test('may be absent', () => {
    open('?search=dice')
    expect(takeScenario()).toEqual({})
    expect(location.search).toBe('?search=dice')
  })
})

describe('settings', () => {
  test('survive a reload; the address goes before what was stored', () => {
    createSettings({}, 'browser').change({ scenario: 'offline', latency: 20, faults: { logout: '503' } })
    expect(createSettings({}, 'browser').get()).toEqual({ scenario: 'offline', latency: 20, faults: { logout: '503' } })
    expect(createSettings({ scenario: 'normal' }, 'browser').get()).toMatchObject({ scenario: 'normal', latency: 20 })
  })

  test('follow what another tab chose', () => {
    const settings = createSettings({}, 'browser')
    const told = vi.fn()
    settings.subscribe(told)
    localStorage.setItem(settingsKey, JSON.stringify({ scenario: 'slow', latency: 0, faults: {} }))
    dispatchEvent(new StorageEvent('storage', { key: settingsKey }))
    expect(settings.get().scenario).toBe('slow')
    expect(told).toHaveBeenCalledOnce()
  })

  test.each(['{', '{"scenario":"fast","latency":0,"faults":{}}', '{"scenario":"slow","latency":-1,"faults":{}}', '[]'])(
    'that are damaged are dropped: %s',
    (stored) => {
      localStorage.setItem(settingsKey, stored)
      expect(createSettings({}, 'browser').get()).toEqual({ scenario: 'normal', latency: 0, faults: {} })
    },
  )
})

describe('the world in a browser', () => {
  const email = 'rowan@example.com'

  test('survives a reload, codes included', async () => {
    await createWorld({ storage: 'browser' }).verifications.start({ email })
    const reloaded = createWorld({ storage: 'browser' })
    await reloaded.ready()
    expect(reloaded.outbox.list()).toMatchObject([{ to: email }])
  })

  test('is one for two tabs: a code is used once, a cookie is seen at once', async () => {
    const [one, two] = [createWorld({ storage: 'browser' }), createWorld({ storage: 'browser' })]
    const started = await one.verifications.start({ email })
    const requestId = 'requestId' in started ? started.requestId : expect.fail('It was refused.')
    const code = one.outbox.list()[0]?.code ?? ''
    const both = await Promise.all([one, two].map((tab) => tab.verifications.check({ requestId, code })))
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['gone', 'verified'])

    await one.cookies.store([{ name: 'a', value: '1', maxAge: 60 }])
    expect(await two.cookies.read()).toEqual({ a: '1' })
    await two.cookies.store([{ name: 'a', value: '', maxAge: 0 }])
    expect(await one.cookies.read()).toEqual({})
  })

  test('goes on without a storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    const world = createWorld({ storage: 'browser' })
    await world.verifications.start({ email })
    await world.verifications.start({ email })
    expect(world.outbox.list()).toHaveLength(2)
  })
})
