import type { Game, GameList, Member, MemberList, Person } from '../contract/types.gen.ts'
import { type CacheUpdaters, newer, replace } from './cache-updaters.ts'
import type { Pages } from './endpoint.ts'

type Cached = {
  getGame: Game
  listMyGames: Pages<GameList>
  listMembers: MemberList
}

export const gamesCache = {
  'game.changed': {
    getGame: newer,
    listMyGames: ({ pages }, game, scope) => {
      for (const { items } of pages) replace(items, game, scope, ({ gameId }) => gameId === game.gameId)
    },
  },
  'member.changed': {
    getGame: ({ host }, member) => rename(host, member),
    listMembers: ({ items, nextCursor }, member, scope) => {
      const isListed = replace(items, member, scope, ({ userId }) => userId === member.userId)
      if (!isListed && !nextCursor) items.push(member)
      items.sort(hostFirst)
    },
  },
  'member.left': {
    listMembers: (list, { userId }) => {
      list.items = list.items.filter((member) => member.userId !== userId)
    },
  },
} satisfies CacheUpdaters<Cached>

const hostFirst = (a: Member, b: Member) =>
  Number(b.role === 'host') - Number(a.role === 'host') || Date.parse(a.joinedAt) - Date.parse(b.joinedAt)

/**
 * Copies what others see of a person to another place that shows it. `Member` has every field of `Person`, and this
 * copies each: a field that either lacks is a type error here.
 */
export function rename(person: Person, { userId, displayName, sigil, colour }: Pick<Member, keyof Person>): void {
  const seen = { userId, displayName, sigil, colour } satisfies Record<keyof Person, unknown>
  if (person.userId === userId) Object.assign(person, seen)
}
