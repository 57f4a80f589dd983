import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ash, crown, gameId, offline, openPage as openPageOf, refused, renamed, rowan } from '../support/live-page.ts'
import { loadLive } from '../support/live-store.ts'

// Answers arrive by REST and events by the channel. Either may be slower.

let openPage: () => ReturnType<typeof openPageOf>
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T19:00:00Z') })
  const live = await loadLive()
  openPage = () => openPageOf(live)
})
afterEach(() => void vi.useRealTimers())

const otherGame = '2VJ0nE9gXu2cToH3aMw6ByQ0fV4'
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** A page whose channel is open. */
async function openLive() {
  const page = openPage()
  await page.goLive()
  await pass(5)
  return page
}

/** A page whose channel is open, with the game. */
async function openGame() {
  const page = await openLive()
  void page.ask()
  await page.answer('getGame', crown)
  return page
}

describe('an answer that was requested before the channel opened is fetched again', () => {
  test('when the answer came first', async () => {
    const page = openPage()
    void page.ask()
    await page.answer('getGame', crown)
    await pass(200)
    await page.goLive()
    await page.answer('getGame', renamed('The Ash Crown'))
    expect(page.game()?.name).toBe('The Ash Crown')
  })

  test('when the channel was open first', async () => {
    const page = openPage()
    void page.ask()
    await pass(200)
    await page.goLive()
    await page.answer('getGame', crown)
    await page.answer('getGame', renamed('The Ash Crown'))
    expect(page.game()?.name).toBe('The Ash Crown')
    expect(page.waiting('getGame')).toBe(0)
  })

  test('until it is answered', async () => {
    const page = openPage()
    void page.ask()
    await page.answer('getGame', crown)
    await page.goLive()
    await page.answer('getGame', offline)
    expect(page.game()?.name).toBe(crown.name)
    await pass(5000)
    await page.answer('getGame', renamed('The Ash Crown'))
    await pass(5000)
    expect([page.game()?.name, page.waiting('getGame')]).toEqual(['The Ash Crown', 0])
  })
})

test('a query that began before the ticket is not repeated if the game was quiet since then', async () => {
  const page = openPage()
  void page.ask()
  await pass(900)
  await page.answer('createLiveTicket', { ...page.ticket(), quietSeconds: 1 })
  page.socket.welcome(0, 'one')
  await page.answer('getGame', crown)
  expect(page.waiting('getGame')).toBe(0)
})

test('a query that begins after the ticket is not repeated', async () => {
  const page = openPage()
  await page.answer('createLiveTicket', page.ticket())
  await pass(1)
  void page.ask()
  page.socket.welcome(0, 'one')
  await page.answer('getGame', crown)
  expect(page.waiting('getGame')).toBe(0)
})

test('a query that failed without a network is repeated when the channel is open again', async () => {
  const page = await openLive()
  void page.ask()
  await page.answer('getGame', offline)
  page.socket.close()
  await pass(500)
  await page.goLive()
  await page.answer('getGame', crown)
  expect(page.game()).toEqual(crown)
})

describe('an event', () => {
  test('changes the cached answers', async () => {
    const page = await openLive()
    void page.askMembers()
    await page.answer('listMembers', { items: [rowan] })
    page.publish('member.changed', ash)
    expect(page.members()).toEqual(['Rowan host', 'Ash player'])
    page.publish('member.left', { userId: ash.userId, how: 'left' })
    expect(page.members()).toEqual(['Rowan host'])
  })

  test('that arrives during a query is applied to its answer', async () => {
    const page = await openLive()
    void page.askMembers()
    page.publish('member.changed', ash)
    await page.answer('listMembers', { items: [rowan] })
    expect(page.members()).toEqual(['Rowan host', 'Ash player'])
  })

  test('that arrived before a query began is not applied to its answer', async () => {
    const page = await openLive()
    void page.ask()
    page.publish('member.changed', ash)
    await pass(5)
    void page.askMembers()
    await page.answer('listMembers', { items: [rowan] })
    expect(page.members()).toEqual(['Rowan host'])
  })

  test('that is older than the cached answer changes nothing', async () => {
    const page = await openLive()
    void page.ask()
    await page.answer('getGame', renamed('The Ash Crown', 6))
    page.publish('game.changed', renamed('The Old Crown', 5))
    expect(page.game()?.name).toBe('The Ash Crown')
  })

  test('changes nothing in the answers about another game', async () => {
    const page = await openLive()
    void page.askMembers(otherGame)
    await page.answer('listMembers', { items: [rowan] })
    page.publish('member.changed', ash)
    expect(page.members()).toEqual(['Rowan host'])
  })

  test('that breaks the contract is reported, and everything is fetched again', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const page = await openGame()
    page.publish('game.changed', { ...crown, name: 7 })
    await page.answer('getGame', renamed('The Ash Crown'))
    expect(page.game()?.name).toBe('The Ash Crown')
    page.publish('game.changed', { ...crown, name: 8 })
    const said = 'A live frame left the contract (game.changed): name: number instead of string'
    expect(error.mock.calls).toEqual([[said]])
  })
})

test('many events are applied at once, and rendered together', async () => {
  const page = await openGame()
  const draw = vi.fn()
  page.store.subscribe(draw)
  for (let rev = 5; rev < 15; rev++) page.publish('game.changed', renamed(`Table ${rev}`, rev))
  expect(page.game()?.name).toBe('Table 14')
  expect(draw).not.toHaveBeenCalled()
  await pass(100)
  expect(draw).toHaveBeenCalledOnce()
})

describe('the answer to a command', () => {
  test.each([
    ['a newer version', renamed('The Salt Crown', 6)],
    ['the same version with someone more who is here', { ...renamed('The Ash Crown', 5), hereNow: 2 }],
  ])('does not revert %s', async (_, newest) => {
    const page = await openGame()
    void page.rename('The Ash Crown')
    page.publish('game.changed', renamed('The Ash Crown', 5))
    page.publish('game.changed', newest)
    await page.answer('changeGame', renamed('The Ash Crown', 5))
    expect(page.game()).toEqual(newest)
  })

  test('is fetched again if the command was refused', async () => {
    const page = await openGame()
    void page.rename('The Ash Crown')
    await page.answer('changeGame', refused)
    expect(page.game()).toEqual(crown)
    expect(page.waiting('getGame')).toBe(1)
  })
})

test('a removed member fetches the game once more, and learns that it is not theirs', async () => {
  const page = await openGame()
  page.socket.publish('bye', 0, { reason: 'removed' })
  await page.answer('getGame', { error: { kind: 'refused', status: 404, message: 'There is no such game.' } })
  const { live: state } = page.store.getState()
  expect(state).toEqual({ gameId, connection: { state: 'ended', reason: 'removed' } })
})

test('after a deletion only the list of my games is fetched', async () => {
  const page = await openGame()
  void page.askMyGames()
  await page.answer('listGames', { items: [crown] })
  await pass(5)
  page.socket.publish('bye', 0, { reason: 'gameDeleted' })
  await pass(0)
  expect([page.waiting('getGame'), page.waiting('listGames')]).toEqual([0, 1])
})
