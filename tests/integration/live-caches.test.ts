import type { UnknownAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ash, crown, gameId, offline, openPage as openPageOf, renamed, rowan } from '../support/live-page.ts'
import { type Live, loadLive } from '../support/live-store.ts'

// What is fetched and what is told come by two ways, either of which may be the slower one.

let live: Live
let openPage: () => ReturnType<typeof openPageOf>
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T19:00:00Z') })
  live = await loadLive()
  openPage = () => openPageOf(live)
})
afterEach(() => void vi.useRealTimers())

const tick = () => vi.advanceTimersByTimeAsync(0)
describe('what was fetched before the channel was open', () => {
  test('is fetched again: the answer came first', async () => {
    const page = openPage()
    void page.ask()
    await page.answer('getGame', crown)
    await vi.advanceTimersByTimeAsync(200)
    await page.goLive()
    await page.answer('getGame', renamed('The Ash Crown'))
    expect(page.game()?.name).toBe('The Ash Crown')
  })

  test('is fetched again: the channel was open first', async () => {
    const page = openPage()
    void page.ask()
    await vi.advanceTimersByTimeAsync(200)
    await page.goLive()
    await page.answer('getGame', crown)
    expect(page.waiting('getGame')).toBe(1)
    await page.answer('getGame', renamed('The Ash Crown'))
    expect(page.game()?.name).toBe('The Ash Crown')
    expect(page.waiting('getGame')).toBe(0)
  })

  test('is asked for until it is answered', async () => {
    const page = openPage()
    void page.ask()
    await page.answer('getGame', crown)
    await page.goLive()
    await page.answer('getGame', offline)
    expect(page.game()?.name).toBe(crown.name)
    await vi.advanceTimersByTimeAsync(5000)
    await page.answer('getGame', renamed('The Ash Crown'))
    expect(page.game()?.name).toBe('The Ash Crown')
    await vi.advanceTimersByTimeAsync(5000)
    expect(page.waiting('getGame')).toBe(0)
  })

  test('and failed for want of a network is asked for once there is one again', async () => {
    const page = openPage()
    await page.goLive()
    await vi.advanceTimersByTimeAsync(5)
    void page.ask()
    await page.answer('getGame', offline)
    page.line.close()
    await vi.advanceTimersByTimeAsync(500)
    await page.goLive()
    await page.answer('getGame', crown)
    expect(page.game()).toEqual(crown)
  })

  test('and what is asked for after the ticket is asked for once', async () => {
    const page = openPage()
    await page.answer('createLiveTicket', {
      ...{ ticket: 't'.repeat(22), channel: '/live', expiresAt: '2026-11-22T19:00:30Z', stream: 'one', seq: 0 },
    })
    await vi.advanceTimersByTimeAsync(1)
    void page.ask()
    page.line.welcome(0, 'one')
    await page.answer('getGame', crown)
    expect(page.waiting('getGame')).toBe(0)
  })
})

describe('a fact', () => {
  test('changes what is there', async () => {
    const page = openPage()
    await page.goLive()
    void page.askMembers()
    await page.answer('listMembers', { items: [rowan] })
    page.tell('member.changed', ash)
    expect(page.members()).toEqual(['Rowan host', 'Ash player'])
    page.tell('member.left', { userId: ash.userId, how: 'left' })
    expect(page.members()).toEqual(['Rowan host'])
  })

  test('that overtakes an older answer is not lost', async () => {
    const page = openPage()
    await page.goLive()
    await vi.advanceTimersByTimeAsync(5)
    void page.askMembers()
    page.tell('member.changed', ash)
    expect(page.members()).toBeUndefined()
    await page.answer('listMembers', { items: [rowan] })
    expect(page.members()).toEqual(['Rowan host', 'Ash player'])
  })

  test('that is older than what is there changes nothing', async () => {
    const page = openPage()
    await page.goLive()
    void page.ask()
    await page.answer('getGame', renamed('The Ash Crown', 6))
    page.tell('game.changed', renamed('The Old Crown', 5))
    expect(page.game()?.name).toBe('The Ash Crown')
  })

  test('off the schema breaks nothing, and all is fetched anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const page = openPage()
    await page.goLive()
    void page.ask()
    await page.answer('getGame', crown)
    page.tell('game.changed', { ...crown, name: 7 })
    await tick()
    await page.answer('getGame', renamed('The Ash Crown'))
    expect(page.game()?.name).toBe('The Ash Crown')
  })
})

test('whoever was removed is told of the game only that it is not theirs', async () => {
  const page = openPage()
  await page.goLive()
  void page.ask()
  await page.answer('getGame', crown)
  page.line.tell('bye', 0, { reason: 'removed' })
  await page.answer('getGame', { error: { kind: 'refused', status: 404, message: 'There is no such game.' } })
  const { live: state } = page.store.getState()
  expect(state).toEqual({ gameId, connection: { state: 'ended', reason: 'removed' } })
})

describe('many facts at once', () => {
  test('are there at once, and drawn together', async () => {
    const page = openPage()
    void page.ask()
    await page.answer('getGame', crown)
    await page.goLive()
    await page.answer('getGame', crown)
    await vi.advanceTimersByTimeAsync(1000)
    const draw = vi.fn()
    page.store.subscribe(draw)
    for (let rev = 5; rev < 15; rev++) page.tell('game.changed', renamed(`Table ${rev}`, rev))
    expect(page.game()?.name).toBe('Table 14')
    expect(draw).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(draw).toHaveBeenCalledOnce()
  })

  test('are heard one by one by whoever asked for them', async () => {
    const page = openPage()
    await page.goLive()
    const heard: string[] = []
    page.store.dispatch(
      live.addListener({
        actionCreator: live.factReceived,
        effect: ({ payload: { fact } }) => void heard.push(fact.type),
      }) as unknown as UnknownAction,
    )
    page.tell('game.changed', renamed('The Ash Crown'))
    page.tell('play.ended', {})
    expect(heard).toEqual(['game.changed', 'play.ended'])
  })
})
