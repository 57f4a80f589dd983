import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sharedJar } from '../db/world.ts'
import { createSettings, settingsKey } from './settings.ts'
import { jarOfTab, standApart, takePerson, takeScenario, takeWorld } from './tab.ts'

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
    expect(takeScenario()).toEqual({ id: 'slow' })
    expect(location.search + location.hash).toBe('?search=dice#part')
    expect(history.state).toEqual({ kept: true })
  })
})

describe('?world=', () => {
  test.each([
    ['?world=made&game=1', { id: 'made' }],
    ['?world=huge&game=1', { notice: 'There is no world "huge". Choose one of: empty, example, made.' }],
    ['?game=1', {}],
  ])('%s', (search, taken) => {
    history.replaceState(null, '', `${location.pathname}${search}`)
    expect(takeWorld()).toEqual(taken)
    expect(location.search).toBe('?game=1')
  })
})

describe('settings', () => {
  test('survive a reload; the address overrides what was stored', () => {
    createSettings({}, 'browser').change({ scenario: 'offline', latency: 20, faults: { logout: '503' } })
    const kept = { scenario: 'offline', latency: 20, faults: { logout: '503' } }
    expect(createSettings({}, 'browser').get()).toMatchObject(kept)
    expect(createSettings({ scenario: 'normal' }, 'browser').get()).toMatchObject({ scenario: 'normal', latency: 20 })
  })
})

describe('?mock-person=', () => {
  const open = (search: string) => history.replaceState(null, '', `${location.pathname}${search}`)

  test('names a person, once; from then on the tab has its own cookie jar', () => {
    open('?search=dice&mock-person=rowan')
    expect(takePerson()).toBe('rowan')
    expect(location.search).toBe('?search=dice')
    const jar = jarOfTab()
    expect(jar).not.toBe(sharedJar)
    expect(takePerson()).toBeUndefined()
    expect(jarOfTab()).toBe(jar)
  })
})

describe('a tab that is another person', () => {
  test("has its own localStorage; the mock's storage is shared", () => {
    localStorage.setItem('session', 'rowan')
    const shared = localStorage
    onTestFinished(standApart('jar'))
    expect(localStorage.getItem('session')).toBeNull()
    localStorage.setItem('session', 'wren')
    localStorage.setItem(settingsKey, 'ours')
    expect(localStorage).toHaveLength(1)
    expect(localStorage.key(0)).toBe('session')
    expect([shared.getItem('session'), shared.getItem(settingsKey)]).toEqual(['rowan', 'ours'])
    localStorage.clear()
    expect(localStorage.getItem('session')).toBeNull()
    expect(shared.getItem('session')).toBe('rowan')
  })
})
