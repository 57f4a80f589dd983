import { liveOperations } from '../contract/operations/live.gen.ts'
import { api } from './api.ts'
import { endpointsOf } from './endpoint.ts'

const endpoint = endpointsOf(liveOperations)

/** The endpoint of the tag `live`. A ticket opens the channel once; it resolves to the ticket or rejects with an `ApiError`. */
export const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    createLiveTicket: build.mutation(endpoint('createLiveTicket')),
  }),
})
