import { createApi } from '@reduxjs/toolkit/query/react'
import { handleTag } from '../../mocks/http/create-handler.ts'
import { baseQuery } from '../../src/api/base-query.ts'
import { endpointsOf } from '../../src/api/endpoint.ts'
import type { gamesApi } from '../../src/api/games-api.ts'
import { gamesOperations } from '../../src/contract/operations/games.gen.ts'
import { profileOperations } from '../../src/contract/operations/profile.gen.ts'
import { type Operation, operations } from '../../src/contract/operations.gen.ts'
import type { GameId, Profile, Role } from '../../src/contract/types.gen.ts'
import type { CasesOf } from '../conformance/kernel/check.ts'

// What must not compile, checked by `npm run typecheck`: a missing expected error is an error.

const endpoint = endpointsOf(gamesOperations)
const profile = endpointsOf(profileOperations)
const params: { gameId: GameId } = { gameId: '2VJ0gxZqCq3o9mFZSWkMGvI9vXx' }
const headers = { 'If-Match': '"1"' }
const api = createApi({
  baseQuery,
  tagTypes: ['game'],
  endpoints: (build) => ({
    readGame: build.query(endpoint('getGame')),
    listGames: build.query(endpoint('listGames', { providesTags: ['game'] })),
    changeGame: build.mutation(endpoint('changeGame')),
    deleteGame: build.mutation(endpoint('deleteGame')),
    version: build.query(profile('getProfile', { select: ({ headers: { ETag } }) => ETag })),
  }),
})
const { endpoints } = api
type DataOf<Name extends keyof typeof endpoints> = (typeof endpoints)[Name]['Types']['ResultType']
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** Each of them has to be true. */
export const right: [
  Same<DataOf<'readGame'>, (typeof gamesApi.endpoints.getGame)['Types']['ResultType']>,
  Same<DataOf<'deleteGame'>, null>,
  Same<DataOf<'version'>, string>,
] = [true, true, true]

export function endpointsOfATag() {
  // @ts-expect-error: no such operation
  endpoint('listGame')
  // @ts-expect-error: an operation of another tag
  endpoint('getProfile')
  // @ts-expect-error: a query invalidates nothing
  endpoint('getGame', { invalidatesTags: ['game'] })
  // @ts-expect-error: a mutation provides nothing
  endpoint('createGame', { providesTags: ['game'] })
  // @ts-expect-error: a file cannot be kept in the store, so it needs a `select`
  endpointsOf({ getPicture: {} as Operation<Picture> })('getPicture')
  endpointsOf({ getPicture: {} as Operation<Picture> })('getPicture', { select: ({ body }) => body.size })
}
type Picture = {
  method: 'GET'
  arg: undefined
  answers: { 200: Blob }
  headers: object
  optionalHeaders: object
}

export function input() {
  endpoints.listGames.initiate()
  endpoints.listGames.initiate({ query: { limit: 5 } })
  // @ts-expect-error: a query parameter of another type
  endpoints.listGames.initiate({ query: { limit: '5' } })
  // @ts-expect-error: an unknown query parameter
  endpoints.listGames.initiate({ query: { size: 5 } })
  // @ts-expect-error: an absent path parameter
  endpoints.readGame.initiate({})
  // @ts-expect-error: no argument where one is needed
  endpoints.readGame.initiate()
  // @ts-expect-error: another parameter's name
  endpoints.readGame.initiate({ params: { id: 'one' } })
  endpoints.changeGame.initiate({ params, headers, body: { name: 'Crown' } })
  // @ts-expect-error: an absent required header
  endpoints.changeGame.initiate({ params, body: {} })
  // @ts-expect-error: an absent body
  endpoints.changeGame.initiate({ params, headers })
  // @ts-expect-error: an unknown field of a body
  endpoints.changeGame.initiate({ params, headers, body: { title: 'x' } })
}

export function answers() {
  // @ts-expect-error: a status that is not declared
  endpoint('getGame', { select: ({ status }) => status === 202 })
  // @ts-expect-error: a header that is not declared
  endpoint('createGame', { select: ({ headers: given }) => given['X-Total'] })
  // @ts-expect-error: a field that an answer does not have
  endpoint('getGame', { select: ({ body }) => body.title })
}

declare const kept: Profile
/** A handler of the mock: see also mocks/http/handle.test.ts. */
export function handlers() {
  // @ts-expect-error: an operation of the tag is missing
  handleTag('profile', { getProfile: ({ answer }) => answer(200, kept, { ETag: '"1"' }) })
  handleTag('live', {
    createLiveTicket: ({ refuse, membership }) => {
      // @ts-expect-error: a role that the contract does not have
      if (membership.role === 'owner') return refuse(404)
      // @ts-expect-error: a status that the operation does not declare
      return refuse(412)
    },
  })
}

const untried = { cannotProvoke: 'No one can.' }
/** The server's rules: a case for every declared answer, and none for another. */
export const cases: CasesOf<'logout'>[] = [
  { 204: untried, 401: untried },
  // @ts-expect-error: a declared answer is missing
  { 204: untried },
  // @ts-expect-error: an answer that is not declared
  { 204: untried, 401: untried, 404: untried },
]

/** The roles of `x-may`. */
export const may: readonly Role[][] = [
  [...operations.changeGame.may],
  // @ts-expect-error: changeGame is not open to players
  [operations.changeGame.may satisfies readonly ('host' | 'player')[]].flat(),
]
