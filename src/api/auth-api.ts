import { authOperations } from '../contract/operations/auth.gen.ts'
import { api } from './api.ts'
import { endpointsOf } from './endpoint.ts'

const endpoint = endpointsOf(authOperations)

/** The endpoints of the tag `auth`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserInfo: build.query(endpoint('getUserInfo')),
    startVerification: build.mutation(endpoint('startVerification')),
    checkVerification: build.mutation(endpoint('checkVerification')),
    logout: build.mutation(endpoint('logout')),
  }),
})
