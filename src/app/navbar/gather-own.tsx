import { useLayoutEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { gamesApi } from '../../api/games-api.ts'
import { ideasApi } from '../../api/ideas-api.ts'
import { zGameId } from '../../contract/schemas/openapi.gen.ts'
import type { Game, Member } from '../../contract/types.gen.ts'
import { useMyGames } from '../../game/game-queries.ts'
import { readLastGame } from '../../game/last-game.tsx'
import { useUserId } from '../../session/hooks.ts'
import { namedGame } from '../../shell/href.ts'
import { findRoute } from '../../shell/routes.ts'
import type { Fellow, OwnThings } from './suggestions.tsx'

/**
 * Fetches what the search looks through while it is mounted, and renders nothing: one page of my games, the members of
 * one game, one page of my ideas, and whatever a view has fetched before. A kind that fails is left out.
 */
export default function GatherOwn({ onChange }: { onChange: (things?: OwnThings) => void }) {
  const things = useOwnThings()
  // This runs before the browser paints; otherwise the list flashes “nothing found”.
  useLayoutEffect(() => {
    onChange(things)
    return () => onChange()
  }, [things, onChange])
  return null
}

function useOwnThings(): OwnThings {
  const { pathname, search } = useLocation()
  const { id } = findRoute(pathname)
  const me = useUserId()
  const named = z.safeParse(zGameId, namedGame(search)).data
  const listsPeople = id === 'gameLobby' || id === 'gameInvite' || (id === 'game' && named !== undefined)
  const listsIdeas = id === 'ideaBuilder'
  // Without a current game, it is the game that was opened last.
  const gameId = listsPeople ? '' : (named ?? readLastGame(me) ?? '')
  const { games, isLoading: isComingGames } = useMyGames()
  // These are the arguments that the views use, so that they share one answer.
  const { currentData: list, isLoading: areComing } = gamesApi.useListMembersQuery(
    { params: { gameId }, query: { limit: 100 } },
    { skip: !gameId },
  )
  const ideas = ideasApi.useListMyIdeasInfiniteQuery(undefined, { skip: listsIdeas })
  const people = useMemo(() => {
    if (listsPeople) return []
    return fellowsOf(me, { gameId, members: list?.items ?? [], games: games ?? [], isOne: named !== undefined })
  }, [listsPeople, me, gameId, list, games, named])
  const { data, hasNextPage } = ideas
  const isComing = isComingGames || areComing || ideas.isLoading
  return useMemo(
    () => ({
      games: games ?? [],
      people,
      ideas: listsIdeas ? [] : (data?.pages.flatMap(({ items }) => items) ?? []),
      hasMoreIdeas: !listsIdeas && hasNextPage,
      isComing,
    }),
    [games, people, listsIdeas, data, hasNextPage, isComing],
  )
}

type Around = {
  /** The current game, or the one opened last. */
  gameId: string
  members: readonly Member[]
  games: readonly Game[]
  /** Whether the page is about that game alone. Elsewhere the hosts of my games are included. */
  isOne: boolean
}

/** The people in my games, each once. */
export function fellowsOf(me: string, { gameId, members, games, isOne }: Around): Fellow[] {
  const gameName = games.find((game) => game.gameId === gameId)?.name
  const others = new Map<string, Fellow>()
  const add = (fellow: Fellow) => fellow.userId === me || others.has(fellow.userId) || others.set(fellow.userId, fellow)
  for (const { userId, displayName, role } of members) add({ userId, displayName, role, gameId, gameName })
  if (isOne) return [...others.values()]
  for (const { gameId, name, host } of games)
    add({ userId: host.userId, displayName: host.displayName, role: 'host', gameId, gameName: name })
  return [...others.values()]
}
