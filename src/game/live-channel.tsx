import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { changesCache } from '../api/changes-cache.ts'
import { charactersCache } from '../api/characters-cache.ts'
import { gamesCache } from '../api/games-cache.ts'
import { ideasCache } from '../api/ideas-cache.ts'
import { invitationsCache } from '../api/invitations-cache.ts'
import { lobbyCache } from '../api/lobby-cache.ts'
import { logCache } from '../api/log-cache.ts'
import { scheduleCache } from '../api/schedule-cache.ts'
import { type LiveEnvironment, type LiveQueries, type LiveStore, startLive } from '../live/start-live.ts'
import { useUserId } from '../session/hooks.ts'

/** What the live channel needs from each tag. A new event of asyncapi.yaml is a type error until it is listed. */
export const liveQueries: LiveQueries = {
  updaters: {
    'game.changed': gamesCache['game.changed'],
    'member.changed': {
      ...gamesCache['member.changed'],
      ...lobbyCache['member.changed'],
      ...invitationsCache['member.changed'],
      ...charactersCache['member.changed'],
    },
    'member.left': { ...gamesCache['member.left'], ...lobbyCache['member.left'] },
    'request.changed': invitationsCache['request.changed'],
    'request.gone': invitationsCache['request.gone'],
    'invitation.changed': invitationsCache['invitation.changed'],
    'presence.changed': lobbyCache['presence.changed'],
    'ready.changed': lobbyCache['ready.changed'],
    'pause.changed': lobbyCache['pause.changed'],
    'play.starting': lobbyCache['play.starting'],
    'play.ended': lobbyCache['play.ended'],
    'notes.changed': lobbyCache['notes.changed'],
    'boundaries.changed': lobbyCache['boundaries.changed'],
    'schedule.changed': scheduleCache['schedule.changed'],
    'idea.changed': ideasCache['idea.changed'],
    'idea.removed': ideasCache['idea.removed'],
    nudged: lobbyCache.nudged,
    'log.added': logCache['log.added'],
    'log.changed': logCache['log.changed'],
    'roll.asked': logCache['log.added'],
    'character.changed': { ...charactersCache['character.changed'], ...changesCache['character.changed'] },
    'character.removed': { ...charactersCache['character.removed'], ...changesCache['character.removed'] },
    'conditions.changed': charactersCache['conditions.changed'],
    'refill.offered': {},
    'changes.changed': changesCache['changes.changed'],
  },
  presenceQuery: 'getLobby',
  accessQueries: [
    { name: 'getGame', ofGame: true },
    { name: 'listMyGames', ofGame: false },
  ],
}

export const startGameLive = (store: LiveStore, gameId: string, environment?: LiveEnvironment) =>
  startLive(store, gameId, liveQueries, environment)

/**
 * Keeps the live channel of a game open while it is mounted. A tab has one channel for each person. It requests its
 * ticket before the view fetches anything, because answers requested later miss no event.
 */
export function LiveChannel({ gameId }: { gameId: string }) {
  const store = useStore() as LiveStore
  const userId = useUserId()
  useEffect(() => (userId ? startGameLive(store, gameId) : undefined), [store, userId, gameId])
  return null
}
