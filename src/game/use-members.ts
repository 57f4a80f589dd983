import { useListMembersQuery } from '../api/games-api.ts'

/** Who sits in a game. One answer for whoever asks: the overview, the lobby, the list of members. */
export function useMembers(gameId: string) {
  const { currentData, ...query } = useListMembersQuery(
    { params: { gameId }, query: { limit: 100 } },
    { refetchOnFocus: true, refetchOnReconnect: true },
  )
  return { ...query, members: currentData?.items }
}
