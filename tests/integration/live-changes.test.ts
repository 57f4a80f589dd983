import { addListener } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ash, crown, openPage as openPageOf, params, refused, renamed, rowan, wren } from '../support/live-page.ts'
import { type Live, loadLive } from '../support/live-store.ts'

let live: Live
let openPage: () => ReturnType<typeof openPageOf>
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T19:00:00Z') })
  live = await loadLive()
  openPage = () => openPageOf(live)
})
afterEach(() => void vi.useRealTimers())

const tick = () => vi.advanceTimersByTimeAsync(0)
describe('what somebody changes', () => {
  async function changing() {
    const page = openPage()
    await page.goLive()
    await vi.advanceTimersByTimeAsync(5)
    void page.ask()
    await page.answer('getGame', crown)
    void page.rename('The Ash Crown')
    await tick()
    return page
  }

  test('is not undone by what others do meanwhile, nor by an older answer', async () => {
    const page = await changing()
    page.tell('game.changed', { ...crown, hereNow: 2 })
    expect(page.game()).toMatchObject({ name: 'The Ash Crown', hereNow: 2 })
    void page.store.dispatch(live.gamesApi.endpoints.getGame.initiate({ params }, { forceRefetch: true }))
    await page.answer('getGame', { ...crown, hereNow: 3 })
    expect(page.game()).toMatchObject({ name: 'The Ash Crown', hereNow: 3 })
  })

  test('is there once: what comes after its fact is not changed by its late answer', async () => {
    const page = await changing()
    page.tell('game.changed', renamed('The Ash Crown'), page.commandId())
    page.tell('game.changed', renamed('The Salt Crown', 6))
    expect(page.game()?.name).toBe('The Salt Crown')
    await page.answer('changeGame', renamed('The Ash Crown'))
    expect(page.game()?.name).toBe('The Salt Crown')
    expect(page.waiting('getGame')).toBe(0)
  })

  test('is asked for again where no fact has told of it', async () => {
    const page = await changing()
    await page.answer('changeGame', renamed('The Ash Crown'))
    expect(page.waiting('getGame')).toBe(1)
  })

  test('goes back where it is refused, and is asked for', async () => {
    const page = await changing()
    page.tell('game.changed', { ...crown, hereNow: 2 })
    await page.answer('changeGame', refused)
    expect(page.game()).toMatchObject({ name: crown.name, hereNow: 2 })
    expect(page.waiting('getGame')).toBe(1)
  })

  test('is told as this tab’s own', async () => {
    const page = await changing()
    const heard: boolean[] = []
    page.store.dispatch(
      addListener({
        actionCreator: live.factReceived,
        effect: ({ payload }) => void heard.push(payload.fact.isOwn),
      }) as never,
    )
    page.tell('game.changed', renamed('The Ash Crown'), page.commandId())
    page.tell('game.changed', renamed('The Ash Crown', 6), '2VJ0nE9gXu2cToH3aMw6ByQ0fV4')
    expect(heard).toEqual([true, false])
  })

  test('of a member’s role goes back to the right one, whoever has come or gone', async () => {
    const page = openPage()
    await page.goLive()
    await vi.advanceTimersByTimeAsync(5)
    void page.askMembers()
    await page.answer('listMembers', { items: [rowan, ash, { ...ash, ...wren }] })
    const change = live.gamesApi.endpoints.changeMember.initiate({
      ...{ params: { ...params, userId: wren.userId }, headers: { 'If-Match': '"1"' }, body: { role: 'admin' } },
    })
    void page.store.dispatch(change).catch(() => {})
    await tick()
    expect(page.members()).toEqual(['Rowan host', 'Ash player', 'Wren admin'])
    page.tell('member.left', { userId: ash.userId, how: 'left' })
    expect(page.members()).toEqual(['Rowan host', 'Wren admin'])
    await page.answer('changeMember', refused)
    expect(page.members()).toEqual(['Rowan host', 'Wren player'])
  })
})
