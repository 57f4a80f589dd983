import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sharedJar } from '../db/world.ts'
import { jarOfTab, standApart, takeAddress } from './person-of-tab.ts'
import { createSettings, settingsKey } from './settings.ts'

const here = location.href

beforeEach(() => localStorage.clear())
afterEach(() => {
  history.replaceState(null, '', here)
  vi.restoreAllMocks()
})

describe('the address', () => {
  test.each([
    ['?mock=slow&world=made', { scenario: 'slow', madeUp: 'made' }],
    ['?world=huge', { notices: ['There is no world "huge". Choose one of: empty, example, made.'] }],
    ['?mock-share=torn', { shared: undefined, notices: [expect.stringMatching(/^This link couldn't be read\./)] }],
    ['?', { scenario: undefined, notices: [] }],
  ])('%s', (search, taken) => {
    history.replaceState({ kept: true }, '', `${location.pathname}${search}&search=dice#part`)
    expect(takeAddress()).toMatchObject(taken)
    expect(location.search + location.hash).toMatch(/^\?&?search=dice#part$/)
    expect(history.state).toEqual({ kept: true })
  })

  test('names a person, once; from then on the tab has its own cookie jar', () => {
    history.replaceState(null, '', `${location.pathname}?mock-person=rowan`)
    expect(takeAddress().person).toBe('rowan')
    const jar = jarOfTab()
    expect(jar).not.toBe(sharedJar)
    expect(takeAddress().person).toBeUndefined()
    expect(jarOfTab()).toBe(jar)
  })
})

describe('settings', () => {
  test('survive a reload; the address overrides what was stored', () => {
    createSettings({}, 'browser').change({
      scenario: 'offline',
      latency: 20,
      chosenAnswers: { logout: { fault: '503' } },
    })
    const kept = { scenario: 'offline', latency: 20, chosenAnswers: { logout: { fault: '503' } } }
    expect(createSettings({}, 'browser').get()).toMatchObject(kept)
    expect(createSettings({ scenario: 'normal' }, 'browser').get()).toMatchObject({ scenario: 'normal', latency: 20 })
  })

  test('stay as they are if there is no room to store what was typed', () => {
    const settings = createSettings({}, 'browser')
    const before = settings.get()
    const body = ' '.repeat(6_000_000)
    expect(() => settings.change({ chosenAnswers: { logout: { status: 204, body } } })).toThrow(/quota/)
    expect(settings.get()).toBe(before)
  })
})

describe('a tab that is another person', () => {
  test("has its own localStorage; the mock's storage is shared", () => {
    localStorage.setItem('session', 'rowan')
    const shared = localStorage
    // What it replaces is put back after each test.
    for (const name of ['localStorage', 'BroadcastChannel'] as const) vi.stubGlobal(name, window[name])
    standApart('jar')
    expect(localStorage.getItem('session')).toBeNull()
    localStorage.setItem('session', 'wren')
    localStorage.setItem(settingsKey, 'ours')
    expect([shared.getItem('session'), shared.getItem(settingsKey)]).toEqual(['rowan', 'ours'])
    expect(localStorage.getItem('session')).toBe('wren')
    localStorage.removeItem('session')
    expect(localStorage.getItem('session')).toBeNull()
    expect(shared.getItem('session')).toBe('rowan')
  })
})
