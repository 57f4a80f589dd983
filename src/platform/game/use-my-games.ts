import { useListGamesQuery } from '../../api/games-api.ts'

/** As many as the contract gives at once. */
const page = { query: { limit: 100 } }

/** My newest games, archived ones included. One answer for whoever asks: list, switch and search. */
export const useMyGames = () => useListGamesQuery(page, { refetchOnFocus: true, refetchOnReconnect: true })
