import type { Boundaries, Lobby, LobbyMember, Notes } from '../contract/types.gen.ts'
import { type CacheUpdaters, newer, type Scope } from './cache-updaters.ts'
import { rename } from './games-cache.ts'

type Cached = { getLobby: Lobby; getNotes: Notes; listBoundaries: Boundaries }

/** An answer says only whether the person is ready: presence may have changed since, and the person may have left. */
function putMember({ members }: Lobby, next: LobbyMember, { isAnswer }: Scope) {
  const at = members.findIndex(({ userId }) => userId === next.userId)
  const cached = members[at]
  if (cached) members[at] = isAnswer ? { ...cached, ready: next.ready } : next
  else if (!isAnswer) members.push(next)
}

export const lobbyCache = {
  'member.changed': {
    getLobby: ({ members, nudge }, member) => {
      const { userId } = member
      if (nudge) rename(nudge.from, member)
      if (!members.some((one) => one.userId === userId)) members.push({ userId, presence: 'offline', ready: false })
    },
  },
  'member.left': {
    getLobby: (lobby, { userId }) => {
      lobby.members = lobby.members.filter((member) => member.userId !== userId)
    },
  },
  'presence.changed': { getLobby: putMember },
  'ready.changed': { getLobby: putMember },
  nudged: {
    getLobby: (lobby, nudge) => {
      lobby.nudge = nudge
    },
  },
  'pause.changed': {
    getLobby: (lobby, { paused, pausedAt }) => {
      if (!paused) delete lobby.pausedAt
      else {
        if (pausedAt) lobby.pausedAt = pausedAt
        // A pause cancels the countdown, which does not continue afterwards.
        delete lobby.start
      }
    },
  },
  'play.starting': {
    getLobby: (lobby, start, { isAnswer }) => {
      // Someone has paused the game after this command.
      if (isAnswer && lobby.pausedAt) return
      lobby.start = start
      delete lobby.pausedAt
    },
  },
  'play.ended': {
    getLobby: (lobby) => {
      for (const member of lobby.members) member.ready = false
      delete lobby.start
      delete lobby.pausedAt
    },
  },
  'notes.changed': { getNotes: newer },
  'boundaries.changed': { listBoundaries: (_cached, boundaries) => boundaries },
} satisfies CacheUpdaters<Cached>
