import * as z from 'zod/mini'
import {
  zCheckVerificationBody,
  zCheckVerificationResponse,
  zGetUserInfoResponse,
  zStartVerificationBody,
  zStartVerificationResponse,
} from '../contract/zod.gen.ts'
import { api } from './api.ts'

/** The endpoints of the tag `auth`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserInfo: build.query({
      argSchema: z.void(),
      query: () => ({ operation: 'getUserInfo' }),
      responseSchema: zGetUserInfoResponse,
    }),
    startVerification: build.mutation({
      argSchema: zStartVerificationBody,
      query: (body) => ({ operation: 'startVerification', body }),
      responseSchema: zStartVerificationResponse,
    }),
    checkVerification: build.mutation({
      argSchema: zCheckVerificationBody,
      query: (body) => ({ operation: 'checkVerification', body }),
      responseSchema: zCheckVerificationResponse,
    }),
    logout: build.mutation({
      argSchema: z.void(),
      query: () => ({ operation: 'logout' }),
      responseSchema: z.null(),
    }),
  }),
})
