import { isTold } from '../api/commands.ts'
import { expectGame, expectMembers } from '../api/games-api.ts'
import { type KeptQuery, type LiveStore, patch } from './kept-queries.ts'
import type { CallAction } from './read-call.ts'

type GameArg = Parameters<typeof expectGame>[0]
type OfGame = { params: { gameId: string } }
type MemberArg = Parameters<typeof expectMembers>[0]

/**
 * What is expected of changes under way. It is put on top of what arrives meanwhile: what somebody typed does not go
 * back to the old text in between. Once a fact of a change is there, its word counts, and what comes after it.
 */
export function createExpectations(store: Pick<LiveStore, 'dispatch'>, gameId: string) {
  const under = new Map<string, CallAction['arg']>()
  return {
    watch({ phase, requestId, arg }: CallAction): void {
      const isExpecting = arg.endpointName === 'changeGame' || arg.endpointName === 'changeMember'
      if (phase !== 'pending') under.delete(requestId)
      else if (isExpecting && (arg.originalArgs as OfGame).params.gameId === gameId) under.set(requestId, arg)
    },
    putOnTop(queries: KeptQuery[]): void {
      for (const { endpointName, originalArgs } of under.values()) {
        if (isTold(originalArgs as GameArg)) continue
        for (const { name, arg } of queries) {
          if (endpointName === 'changeGame' && name === 'getGame')
            patch(store, { name, arg }, expectGame(originalArgs as GameArg))
          if (endpointName === 'changeMember' && name === 'listMembers')
            patch(store, { name, arg }, expectMembers(originalArgs as MemberArg))
        }
      }
    },
  }
}
