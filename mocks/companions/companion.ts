import type { AnswerToDate, Game } from '../../src/contract/types.gen.ts'
import type { World } from '../db/world.ts'
import type { Hub } from '../live/hub.ts'
import { cast, handsOf, type Role } from './hands.ts'
import { createSeat } from './seat.ts'

/** The answers to dates, in turns: no two companions answer the same. */
const answers: readonly AnswerToDate[] = ['yes', 'ifNeedBe', 'yes', 'no']

/** After so many turns in a game a companion goes, and comes back after so many. */
const staysFor = 30
const goesFor = 5

/**
 * One of the companions, who does what a person does, through the same handlers.
 *
 * @param onChange is called when they come or go
 */
export function createCompanion(world: World, hub: Hub, role: Role, onChange: () => void = () => {}) {
  const hands = handsOf(world, role)
  const seat = createSeat({ hub, hands, onChange })
  let turns = 0

  /** The game that they sit in, the newest if there are several. */
  const game = async (): Promise<Game | undefined> => {
    const query = { limit: 1, status: ['preparing', 'playing'] }
    return (await hands.call('listGames', { query })).items[0]
  }
  /** Answers the dates that they have not answered yet. */
  const answerDates = async (gameId: string, userId: string) => {
    const { offer } = await hands.call('getSchedule', { params: { gameId } })
    const open = offer?.dates.filter(({ answers }) => !answers.some((one) => one.userId === userId)) ?? []
    for (const [at, { dateId }] of open.entries()) {
      const answer = answers[(at + cast.indexOf(role)) % answers.length] ?? 'yes'
      await hands.call('answerDate', { params: { gameId, dateId }, body: { answer } })
    }
  }
  return {
    name: role.name,
    isThere: () => seat.gameId() !== undefined,
    /** Accepts an invitation. @param link an address that ends in `/join/<gameId>/<token>` */
    async join(link: string): Promise<'member' | 'waiting'> {
      const [, gameId, token] = /\/join\/([^/?#]+)\/([^/?#]+)/.exec(link) ?? []
      if (gameId === undefined || token === undefined) throw new Error("This isn't an invite link.")
      const body = { token: decodeURIComponent(token) }
      return (await hands.call('acceptInvitation', { params: { gameId }, body })).state
    },
    /** Does the next thing that there is to do, as a person would who wants to play. */
    async act(): Promise<void> {
      const found = await game()
      if (!found) return
      const { gameId, status } = found
      const since = turns++ % (staysFor + goesFor)
      if (since >= staysFor) return seat.go()
      if (seat.gameId() !== gameId) return seat.come(gameId)
      const userId = await hands.signIn()
      await answerDates(gameId, userId)
      const { members } = await hands.call('getLobby', { params: { gameId } })
      const isReady = members.some((member) => member.userId === userId && member.ready)
      if (status === 'preparing' && !isReady)
        await hands.call('setReady', { params: { gameId }, body: { ready: true } })
    },
    go: seat.go,
  }
}
