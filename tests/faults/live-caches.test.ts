import { addListener } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiError } from '../../src/api/api-error.ts'
import type { Call } from '../../src/api/call.ts'
import { eventExamples } from '../../src/contract/event-examples.gen.ts'
import type { Game, Member, MemberList } from '../../src/contract/types.gen.ts'
import { fakeSocket } from '../../src/platform/live/test-channel.ts'
import { type Live, loadLive } from '../support/live-store.ts'

// What is fetched and what is told come by two ways, either of which may be the slower one.

const crown: Game = eventExamples['game.changed'].crown
const { gameId } = crown
const rowan: Member = { ...crown.host, role: 'host', joinedAt: '2026-11-01T18:00:00Z', rev: 1 }
const ash: Member = eventExamples['member.changed'].ash
const wren = { userId: '2VJ0kB6dUr8zQlE9xJt3YwM7cS1', displayName: 'Wren', joinedAt: '2026-11-03T19:30:00Z' }
const params = { gameId }
const tick = () => vi.advanceTimersByTimeAsync(0)

type Answer = { data: { status: number; headers: Record<string, string>; body: unknown } } | { error: ApiError }
const ok = (body: unknown): Answer => ({ data: { status: 200, headers: { ETag: '"1"' }, body } })
const refused: Answer = { error: { kind: 'refused', status: 412, message: 'Somebody else has saved.' } }

let live: Live
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T19:00:00Z') })
  live = await loadLive()
})
afterEach(() => void vi.useRealTimers())

/** A member's page over a server that answers each call when it is told to. */
function openPage() {
  const waiting: { call: Call; answer: (with_: Answer) => void }[] = []
  let commandId: string | undefined
  const send = (call: Call) =>
    new Promise<Answer>((answer) => {
      commandId = live.withCommandId(call.operation, call.input)?.['Command-Id'] as string | undefined
      waiting.push({ call, answer })
    })
  const store = live.openStore(send)
  const line = fakeSocket()
  const stop = live.startLive(store, gameId, {
    openSocket: () => line.socket,
    watchPage: () => () => {},
    isHidden: () => false,
    random: () => 1,
  })
  let seq = 0
  const kept = <Data>(name: string) =>
    Object.values(store.getState().api.queries).find((query) => query?.endpointName === name)?.data as Data | undefined
  return {
    store,
    line,
    stop,
    waiting: (id: string) => waiting.filter(({ call }) => call.operation.id === id).length,
    /** The `Command-Id` of the newest call. */
    commandId: () => commandId,
    /** Answers the oldest call of an operation. */
    async answer(id: string, body: unknown | Answer) {
      await tick()
      const at = waiting.findIndex(({ call }) => call.operation.id === id)
      const [found] = waiting.splice(at, 1)
      if (at < 0 || !found) throw new Error(`${id} was not called`)
      const isAnswer = typeof body === 'object' && body !== null && ('data' in body || 'error' in body)
      found.answer(isAnswer ? (body as Answer) : ok(body))
      await tick()
    },
    async goLive() {
      await this.answer('createLiveTicket', {
        ...{ ticket: 't'.repeat(22), channel: '/live', expiresAt: '2026-11-22T19:00:30Z', stream: 'one', seq },
      })
      line.welcome(seq, 'one')
      await tick()
    },
    tell(type: string, payload: object, commandId?: string) {
      seq += 1
      line.tell(type, seq, payload, commandId === undefined ? {} : { commandId })
    },
    ask: () => store.dispatch(live.gamesApi.endpoints.getGame.initiate({ params })),
    game: () => kept<Game>('getGame'),
    askMembers: () => store.dispatch(live.gamesApi.endpoints.listMembers.initiate({ params })),
    members: () => kept<MemberList>('listMembers')?.items.map(({ displayName, role }) => `${displayName} ${role}`),
    rename: (name: string) =>
      store.dispatch(
        live.gamesApi.endpoints.changeGame.initiate({ params, headers: { 'If-Match': '"4"' }, body: { name } }),
      ),
  }
}

const renamed = (name: string, rev = 5): Game => ({ ...crown, name, rev })

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
