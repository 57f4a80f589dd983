import { endpointsOf } from '../../../src/api/endpoint.ts'
import { scratchApi } from './api.ts'
import { gamesOperations } from './generated/operations/games.gen.ts'
import { mapsOperations } from './generated/operations/maps.gen.ts'
import type { OperationTypes } from './generated/operations.gen.ts'
import type { Game } from './generated/types.gen.ts'

// What must not compile, checked by `npm run types`: an expected error that does not come is one itself.

const { endpoints } = scratchApi
const endpoint = endpointsOf(gamesOperations)
const params = { gameId: '2VJ0gxZqCq3o9mFZSWkMGvI9vXx' }
type DataOf<Name extends keyof typeof endpoints> = (typeof endpoints)[Name]['Types']['ResultType']
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

export function operations() {
  // @ts-expect-error: no such operation
  endpoint('listGame')
  // @ts-expect-error: an operation of another tag
  endpoint('getMap')
  // @ts-expect-error: a file cannot lie in the store, so what is kept of it has to be said
  endpointsOf(mapsOperations)('getMap')
  // @ts-expect-error: a query invalidates nothing
  endpoint('getGame', { invalidatesTags: ['game'] })
  // @ts-expect-error: a mutation provides nothing
  endpoint('createGame', { providesTags: ['game'] })
  scratchApi.injectEndpoints({
    // @ts-expect-error: a tag that the API does not have
    endpoints: (build) => ({ again: build.query(endpoint('getGame', { providesTags: ['nobody'] })) }),
  })
}

export function input() {
  endpoints.listGames.initiate()
  endpoints.listGames.initiate({ query: { limit: 5, status: ['playing'], archived: false } })
  // @ts-expect-error: a query parameter of another type
  endpoints.listGames.initiate({ query: { limit: '5' } })
  // @ts-expect-error: an unknown query parameter
  endpoints.listGames.initiate({ query: { size: 5 } })
  // @ts-expect-error: a value that the contract does not list
  endpoints.listGames.initiate({ query: { status: ['lost'] } })
  // @ts-expect-error: an absent path parameter
  endpoints.readGame.initiate({})
  // @ts-expect-error: no argument where one is needed
  endpoints.readGame.initiate()
  // @ts-expect-error: another parameter's name
  endpoints.readGame.initiate({ params: { id: 'one' } })
  // @ts-expect-error: an absent required query
  endpoints.pingTurn.initiate({ params: { ...params, turn: 0 } })
  endpoints.pingTurn.initiate({ params: { ...params, turn: 0 }, query: { loud: true } })
  // @ts-expect-error: an absent required header
  endpoints.changeGame.initiate({ params, body: {} })
  // @ts-expect-error: an absent body
  endpoints.changeGame.initiate({ params, headers: { 'If-Match': '"1"' } })
  // @ts-expect-error: an unknown field of a body
  endpoints.changeGame.initiate({ params, headers: { 'If-Match': '"1"' }, body: { title: 'x' } })
  // @ts-expect-error: an argument where there is none
  endpoints.listInvitations.initiate({ query: {} })
  // @ts-expect-error: a text where a file is needed
  endpoints.putMap.initiate({ params: { ...params, mapId: 'one' }, body: 'a picture' })
}

export function answers() {
  // @ts-expect-error: a status that is not declared
  endpoint('getGame', { select: ({ status }) => status === 202 })
  // @ts-expect-error: a header that is not declared
  endpoint('createGame', { select: ({ headers }) => headers['X-Total'] })
  // @ts-expect-error: a 304 has no body
  endpoint('getGame', { select: (answer) => (answer.status === 304 ? answer.body.name : '') })
  // @ts-expect-error: an optional header may be absent
  endpoint('createGame', { select: ({ headers }): string => headers.ETag })
}

/** Each of them has to be true. */
export const right: [
  Same<DataOf<'readGame'>, Game | null>,
  Same<DataOf<'deleteGame'>, null>,
  Same<DataOf<'pingTurn'>, null>,
  Same<DataOf<'getMap'>, string>,
  Same<DataOf<'createGame'>['location'], string>,
  Same<DataOf<'createGame'>['version'], string | undefined>,
  Same<Game['pitch'], string | null>,
  Same<OperationTypes['list-games']['query']['limit'], number>,
  Same<(typeof scratchApi)['useListGamesQuery'], (typeof endpoints)['listGames']['useQuery']>,
] = [true, true, true, true, true, true, true, true, true]

/** What the discriminator tells apart, the compiler does too. */
export function narrow(event: DataOf<'getVTTUrl'>): number {
  if (event.kind === 'dice') return event.faces.length
  // @ts-expect-error: a step has no faces
  event.faces
  return event.from[1]
}
