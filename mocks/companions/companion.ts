import type { AnswerToDate, Game } from '../../src/contract/types.gen.ts'
import type { World } from '../db/world.ts'
import type { Hub } from '../live/hub.ts'
import { cast, type Role } from './cast.ts'
import { handsOf } from './hands.ts'
import { createSeat } from './seat.ts'

export type Companion = ReturnType<typeof createCompanion>

/** The answers to dates, in turns: no two companions answer the same. */
const answers: readonly AnswerToDate[] = ['yes', 'ifNeedBe', 'yes', 'no']

const nowhere = 'They sit at no table yet. Give them a link first.'

/**
 * One of the companions, who does what a person does, through the same handlers.
 *
 * @param onChange is called when they come or go
 */
export function createCompanion(world: World, hub: Hub, role: Role, onChange: () => void = () => {}) {
  const hands = handsOf(world, role)
  const seat = createSeat({ world, hub, hands, onChange, onNudged: () => void quietly(ready()) })

  /** The game that they sit in, the newest if there are several. */
  const game = async (): Promise<Game | undefined> => {
    const query = { limit: 1, status: ['preparing', 'playing'] }
    return (await hands.call('listGames', { query })).items[0]
  }
  const gameId = async (): Promise<string> => {
    const found = await game()
    if (!found) throw new Error(nowhere)
    return found.gameId
  }
  const ready = async () => {
    await hands.call('setReady', { params: { gameId: await gameId() }, body: { ready: true } })
  }

  return {
    name: role.name,
    game,
    isThere: () => seat.gameId() !== undefined,
    isReady: async (): Promise<boolean> => {
      const [{ members }, userId] = [
        await hands.call('getLobby', { params: { gameId: await gameId() } }),
        await hands.signIn(),
      ]
      return members.some((member) => member.userId === userId && member.ready)
    },
    /** Accepts an invitation. @param link an address that ends in `/join/<gameId>/<token>` */
    async join(link: string): Promise<'member' | 'waiting'> {
      const [, gameId, token] = /\/join\/([^/?#]+)\/([^/?#]+)/.exec(link) ?? []
      if (gameId === undefined || token === undefined) throw new Error('This is no invitation link.')
      const body = { token: decodeURIComponent(token) }
      return (await hands.call('acceptInvitation', { params: { gameId }, body })).state
    },
    ready,
    /** Answers the dates that they have not answered yet, and says how many. */
    async answer(): Promise<number> {
      const params = { gameId: await gameId() }
      const { offer } = await hands.call('getSchedule', { params })
      const userId = await hands.signIn()
      const open = offer?.dates.filter((date) => !date.answers.some((one) => one.userId === userId)) ?? []
      for (const [at, { dateId }] of open.entries()) {
        const answer = answers[(at + cast.indexOf(role)) % answers.length] ?? 'yes'
        await hands.call('answerDate', { params: { ...params, dateId }, body: { answer } })
      }
      return open.length
    },
    come: () => seat.come(gameId()),
    go: seat.go,
  }
}

/** What a companion does of their own accord may be refused: then they leave it. */
export const quietly = (doing: Promise<unknown>): Promise<unknown> => doing.catch(() => undefined)
