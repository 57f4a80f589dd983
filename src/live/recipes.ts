import type { InfiniteData } from '@reduxjs/toolkit/query'
import { newer, replace } from '../api/replace.ts'
import type { GameEvents } from '../contract/events.gen.ts'
import type {
  Boundaries,
  Game,
  GameList,
  Invitation,
  InvitationList,
  Lobby,
  LobbyMember,
  Member,
  MemberList,
  Notes,
  Person,
  RequestList,
  Schedule,
} from '../contract/types.gen.ts'
import { ideaRecipes, type KeptIdeas } from './idea-recipes.ts'
import type { FactType } from './live-slice.ts'

/** What the queries about a game keep, by the names of their endpoints. */
export type Kept = KeptIdeas & {
  getGame: Game
  listMyGames: InfiniteData<GameList, string | undefined>
  listMembers: MemberList
  listRequests: RequestList
  listAllInvitations: InfiniteData<InvitationList, string | undefined>
  getLobby: Lobby
  getSchedule: Schedule
  getNotes: Notes
  listBoundaries: Boundaries
}

/**
 * What a fact makes of what a query keeps: a change of the draft, or what is returned in its place. `me` is the user id of
 * whoever is signed in.
 */
type Recipes<Type extends FactType> = {
  [Name in keyof Kept]?: (draft: Kept[Name], payload: GameEvents['down'][Type], me: string | undefined) => void
}

const hostFirst = (a: Member, b: Member) =>
  Number(b.role === 'host') - Number(a.role === 'host') || Date.parse(a.joinedAt) - Date.parse(b.joinedAt)

function putMember({ items, nextCursor }: MemberList, member: Member) {
  const isListed = replace(items, member, ({ userId }) => userId === member.userId)
  if (!isListed && !nextCursor) items.push(member)
  items.sort(hostFirst)
}

/** A member's name, sigil and colour stand in other things, too. */
function rename(person: Person, { userId, displayName, sigil, colour }: Member) {
  if (person.userId === userId) Object.assign(person, { displayName, sigil, colour })
}

function putLine({ members }: Lobby, line: LobbyMember) {
  const at = members.findIndex(({ userId }) => userId === line.userId)
  if (at < 0) members.push(line)
  else members[at] = line
}

const without = <Item>(items: Item[], isOne: (item: Item) => boolean) => items.filter((item) => !isOne(item))

/**
 * What every fact makes of what is kept; the type checker names an event that is missing here. Facts carry things whole
 * as they are now, so that one applied twice, or after a newer answer, does no harm.
 */
export const recipes: { [Type in FactType]: Recipes<Type> } = {
  'game.changed': {
    getGame: newer,
    listMyGames: ({ pages }, game) => {
      for (const { items } of pages) replace(items, game, ({ gameId }) => gameId === game.gameId)
    },
  },
  'member.changed': {
    getGame: ({ host }, member) => rename(host, member),
    listMembers: putMember,
    getLobby: ({ members }, { userId }) => {
      if (!members.some((line) => line.userId === userId)) members.push({ userId, presence: 'offline', ready: false })
    },
    listAllInvitations: ({ pages }, member) => {
      for (const { createdBy } of pages.flatMap(({ items }) => items)) rename(createdBy, member)
    },
  },
  'member.left': {
    listMembers: (list, { userId }) => {
      list.items = without(list.items, (member) => member.userId === userId)
    },
    getLobby: (lobby, { userId }) => {
      lobby.members = without(lobby.members, (line) => line.userId === userId)
    },
  },
  'request.changed': {
    listRequests: ({ items, nextCursor }, request) => {
      const at = items.findIndex(({ person }) => person.userId === request.person.userId)
      if (at >= 0) items[at] = request
      else if (!nextCursor) items.push(request)
      items.sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
    },
  },
  'request.gone': {
    listRequests: (list, { userId }) => {
      list.items = without(list.items, ({ person }) => person.userId === userId)
    },
  },
  'invitation.changed': {
    listAllInvitations: ({ pages }, invitation) => {
      const isOne = ({ invitationId }: Invitation) => invitationId === invitation.invitationId
      const isListed = pages.map(({ items }) => replace(items, invitation, isOne)).includes(true)
      // The link made last comes first.
      if (!isListed) pages[0]?.items.unshift(invitation)
    },
  },
  'presence.changed': { getLobby: putLine },
  'ready.changed': { getLobby: putLine },
  'pause.changed': {
    getLobby: (lobby, { paused, pausedAt }) => {
      if (paused && pausedAt) {
        lobby.pausedAt = pausedAt
        // Nobody is taken to the table in a pause, nor when it is over.
        delete lobby.start
      } else delete lobby.pausedAt
    },
  },
  'play.starting': {
    getLobby: (lobby, start) => {
      lobby.start = start
      delete lobby.pausedAt
    },
  },
  'play.ended': {
    getLobby: (lobby) => {
      for (const line of lobby.members) line.ready = false
      delete lobby.start
      delete lobby.pausedAt
    },
  },
  'schedule.changed': { getSchedule: newer },
  'notes.changed': { getNotes: newer },
  'boundaries.changed': { listBoundaries: (_there, boundaries) => boundaries },
  nudged: {},
  ...ideaRecipes,
}
