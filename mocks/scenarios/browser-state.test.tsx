import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sharedJar } from '../db/world.ts'
import { takeScenario, takeWorld } from './address.ts'
import { createSettings, settingsKey } from './settings.ts'
import { standApart } from './stand-apart.ts'
import { addressOf, jarOfTab, rejoinOthers, takePerson } from './tab-person.ts'

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

  test('of an unknown name gives a notice with the names there are', () => {
    open('?mock=%3Cb%3Efast')
    const { id, notice } = takeScenario()
    expect(id).toBeUndefined()
    expect(notice).toMatch(/There is no scenario "<b>fast"\. Choose one of: normal, slow, hanging/)
  })

  test('may be absent', () => {
    open('?search=dice')
    expect(takeScenario()).toEqual({})
    expect(location.search).toBe('?search=dice')
  })
})

describe('?world=', () => {
  test.each([
    ['?world=made&game=1', { id: 'made' }],
    ['?world=Empty&game=1', { id: 'empty' }],
    ['?world=huge&game=1', { notice: 'There is no world "huge". Choose one of: empty, example, made.' }],
    ['?game=1', {}],
  ])('%s', (search, taken) => {
    history.replaceState(null, '', `${location.pathname}${search}`)
    expect(takeWorld()).toEqual(taken)
    expect(location.search).toBe('?game=1')
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

describe('?mock-person=', () => {
  const open = (search: string) => history.replaceState(null, '', `${location.pathname}${search}`)

  test('names a person, once; the tab has a cookie jar of its own from then on', () => {
    open('?search=dice&mock-person=rowan')
    expect(takePerson()).toBe('rowan')
    expect(location.search).toBe('?search=dice')
    const jar = jarOfTab()
    expect(jar).not.toBe(sharedJar)
    expect(takePerson()).toBeUndefined()
    expect(jarOfTab()).toBe(jar)
  })

  test('gives a tab a new jar, whatever it was copied from', () => {
    open('?mock-person=rowan')
    takePerson()
    const copied = jarOfTab()
    open('?mock-person=wren')
    takePerson()
    expect(jarOfTab()).not.toBe(copied)
  })

  test('without it a tab shares the jar of the others, and so does one that goes back to them', () => {
    expect(jarOfTab()).toBe(sharedJar)
    open('?mock-person=rowan')
    takePerson()
    rejoinOthers()
    expect(jarOfTab()).toBe(sharedJar)
  })

  test('is what the address of a person asks for', () => {
    open('?search=dice')
    expect(addressOf('a/b')).toBe(`${location.origin}${location.pathname}?search=dice&mock-person=a%2Fb`)
  })
})

describe('a tab that is another person', () => {
  test('has a localStorage of its own; what the mock stores is everybody’s', () => {
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

  test('is told nothing by the others, and tells them nothing', async () => {
    const outside = new BroadcastChannel('session')
    const heard = vi.fn()
    outside.onmessage = heard
    onTestFinished(standApart('jar'))
    const [one, two] = [new BroadcastChannel('session'), new BroadcastChannel('session')]
    const heardInside = vi.fn()
    two.onmessage = heardInside
    one.postMessage('wren')
    await expect.poll(() => heardInside).toHaveBeenCalledOnce()
    expect(heard).not.toHaveBeenCalled()
    for (const channel of [outside, one, two]) channel.close()
  })
})
