import { vi } from 'vitest'
import type { ApiError } from '../../src/api/api-error.ts'
import type { Call } from '../../src/api/call.ts'
import { eventExamples } from '../../src/contract/event-examples.gen.ts'
import type { Game, Member, MemberList } from '../../src/contract/types.gen.ts'
import type { Live } from './live-store.ts'
import { fakeSocket } from './test-channel.ts'

export const crown: Game = eventExamples['game.changed'].crown
export const { gameId } = crown
export const rowan: Member = { ...crown.host, role: 'host', joinedAt: '2026-11-01T18:00:00Z', rev: 1 }
export const ash: Member = eventExamples['member.changed'].ash
export const params = { gameId }
const tick = () => vi.advanceTimersByTimeAsync(0)

type Answer = { data: { status: number; headers: Record<string, string>; body: unknown } } | { error: ApiError }
const ok = (body: unknown): Answer => ({ data: { status: 200, headers: { ETag: '"1"' }, body } })
export const offline: Answer = { error: { kind: 'no-network' } }
export const refused: Answer = { error: { kind: 'refused', status: 412, message: 'Someone else has saved.' } }

/** A member's page over a server that answers each call when the test says so. */
export function openPage(live: Live) {
  const waiting: { call: Call; answer: (with_: Answer) => void }[] = []
  const send = (call: Call) =>
    new Promise<Answer>((answer) => {
      waiting.push({ call, answer })
    })
  const store = live.openStore(send)
  const socket = fakeSocket()
  const stop = live.startGameLive(store, gameId, {
    openSocket: () => socket.socket,
    watchPage: () => () => {},
    isHidden: () => false,
    random: () => 1,
  })
  let seq = 0
  const kept = <Data>(name: string) =>
    Object.values(store.getState().api.queries).find((query) => query?.endpointName === name)?.data as Data | undefined
  return {
    store,
    socket,
    stop,
    waiting: (id: string) => waiting.filter(({ call }) => call.operation.id === id).length,
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
    ticket: () => ({
      ticket: 't'.repeat(22),
      channel: '/live',
      expiresAt: '2026-11-22T19:00:30Z',
      stream: 'one',
      seq,
    }),
    async goLive() {
      await this.answer('createLiveTicket', this.ticket())
      socket.welcome(seq, 'one')
      await tick()
    },
    publish(type: string, payload: object) {
      seq += 1
      socket.publish(type, seq, payload)
    },
    ask: () => store.dispatch(live.gamesApi.endpoints.getGame.initiate({ params })),
    game: () => kept<Game>('getGame'),
    askMyGames: () => store.dispatch(live.gamesApi.endpoints.listMyGames.initiate()),
    askMembers: (of = gameId) =>
      store.dispatch(live.gamesApi.endpoints.listMembers.initiate({ params: { gameId: of } })),
    members: () => kept<MemberList>('listMembers')?.items.map(({ displayName, role }) => `${displayName} ${role}`),
    rename: (name: string) =>
      store.dispatch(
        live.gamesApi.endpoints.changeGame.initiate({ params, headers: { 'If-Match': '"4"' }, body: { name } }),
      ),
  }
}

export const renamed = (name: string, rev = 5): Game => ({ ...crown, name, rev })
