import { useGetLobbyQuery } from '../api/lobby-api.ts'
import { useConnection } from '../live/hooks.ts'
import { pollMs } from '../live/limits.ts'

/**
 * How it stands in the lobby of a game: presence, who is ready, pause, start. Before there is a channel, or polling, it
 * is asked for: whoever asks counts as here.
 */
export function useLobby(gameId: string) {
  const { state } = useConnection()
  const { currentData, ...query } = useGetLobbyQuery(
    { params: { gameId } },
    {
      skip: !gameId,
      pollingInterval: state === 'connecting' || state === 'reconnecting' ? pollMs : 0,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnReconnect: true,
    },
  )
  return { ...query, lobby: currentData }
}
