import { openSession, users } from '../../../mocks/db/people.ts'
import type { World } from '../../../mocks/db/world.ts'
import { addGame } from '../../../mocks/tags/games/example.ts'
import { profiles } from '../../../mocks/tags/profile/tables.ts'
import { basePath, operations, sessionCookie } from '../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../src/contract/paths.ts'

/** A signed-in person and their game. */
export type Player = { userId: string; token: string; gameId: string }

export const games = 20
export const membersOfGame = 10

/** Adds 20 full games of 10 people to a world, each person signed in and in one game. @returns them game by game */
export function seatPlayers(world: World): Promise<Player[]> {
  return world.step(async (rows) => {
    const players: Player[] = []
    for (let game = 1; game <= games; game++) {
      const ids = Array.from({ length: membersOfGame }, () => world.newId())
      const [hostId = '', ...others] = ids
      const members = others.map((userId) => ({ userId, role: 'player' as const }))
      const { gameId } = addGame(rows, world, { hostId, name: `Table ${game}`, seats: membersOfGame, members })
      for (const [at, userId] of ids.entries()) {
        rows(users).put({ userId, contact: `player-${game}-${at}@example.com` })
        rows(profiles).put({ userId, displayName: `Player ${at}`, sigil: 'owl', colour: 'teal', rev: 1 })
        players.push({ userId, gameId, token: (await openSession(rows, userId, world)).token })
      }
    }
    return players
  })
}

type Asked = 'createLiveTicket' | 'setReady' | 'getGame' | 'listMembers' | 'getLobby' | 'getSchedule' | 'getNotes'

/** The call of a player about their game. */
export function callOf(origin: string, { gameId, token }: Player, id: Asked, body?: object): Request {
  const { method, path } = operations[id]
  return new Request(origin + basePath + buildPath(path, { gameId }), {
    method,
    headers: { Cookie: `${sessionCookie}=${token}`, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** Lets players say in turns that they are ready, and that they are not: each command causes one event. */
export function createTurns(players: readonly Player[]) {
  let turn = 0
  return (): { player: Player; ready: boolean } => {
    const player = players[turn % players.length]
    if (!player) throw new Error('There are no players.')
    const ready = Math.floor(turn++ / players.length) % 2 === 0
    return { player, ready }
  }
}
