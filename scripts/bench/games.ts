import { basePath, operations } from '../../src/contract/operations.gen.ts'
import type { Game, GameList } from '../../src/contract/types.gen.ts'

const perPage = 100
const names = ['The Ember Crown', 'A Hollow Harbour', 'The Sunken Lantern', 'Nine Orchards', 'The Last Road']
const systems = ['House rules', 'Cards and candles', 'Two dice and a map']

function gameAt(index: number): Game {
  const hostId = `2VJ0gxZqCq3o9mFZSWkMG${String(index).padStart(6, '0')}`
  return {
    gameId: hostId,
    name: `${names[index % names.length]} ${index}`,
    pitch: 'A town that forgets its dead, and a letter with your name on it. Bring a light.',
    system: systems[index % systems.length] ?? '',
    ...{ seats: 5, seatsTaken: 1 + (index % 5), timeZone: 'UTC', status: 'preparing', role: 'player', rev: 1 },
    host: { userId: hostId, displayName: `Wren of the ${index} bridges`, sigil: 'owl', colour: 'teal' },
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  }
}

/** Answers the list of my games, a page at a time. */
export function gamesOf(count: number, { pathname, searchParams }: URL): GameList | undefined {
  if (pathname !== basePath + operations.listGames.path) return undefined
  const from = Number(searchParams.get('cursor') ?? 0)
  const items = Array.from({ length: Math.min(perPage, count - from) }, (_, at) => gameAt(from + at))
  return { items, ...(from + perPage < count && { nextCursor: String(from + perPage) }) }
}
