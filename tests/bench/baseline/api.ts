import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'
import ky from 'ky'
import * as z from 'zod/mini'
import { basePath, type OperationId, operations } from '../../../src/contract/operations.gen.ts'
import {
  zErrorBody,
  zUserInfo,
  zVerificationCheck,
  zVerificationChecked,
  zVerificationStart,
  zVerificationStarted,
} from '../../../src/contract/schemas/openapi.gen.ts'

type Call = { operation: OperationId; body?: unknown }

const client = ky.create({
  prefix: basePath,
  credentials: 'same-origin',
  timeout: false,
  retry: 0,
  throwHttpErrors: false,
})

const baseQuery: BaseQueryFn<Call, unknown, string> = async ({ operation, body }, { signal }) => {
  const { method, path } = operations[operation]
  try {
    const response = await client(path, { method, json: body, signal })
    const answer = response.status === 204 ? null : await response.json()
    if (response.ok) return { data: answer }
    return { error: z.safeParse(zErrorBody, answer).data?.message ?? 'Off contract' }
  } catch {
    return { error: 'No answer' }
  }
}

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  catchSchemaFailure: ({ issues }) => issues.map(({ message }) => message).join(),
  endpoints: (build) => ({
    getUserInfo: build.query({
      argSchema: z.void(),
      query: () => ({ operation: 'getUserInfo' }),
      responseSchema: zUserInfo,
    }),
    startVerification: build.mutation({
      argSchema: zVerificationStart,
      query: (body) => ({ operation: 'startVerification', body }),
      responseSchema: zVerificationStarted,
    }),
    checkVerification: build.mutation({
      argSchema: zVerificationCheck,
      query: (body) => ({ operation: 'checkVerification', body }),
      responseSchema: zVerificationChecked,
    }),
    logout: build.mutation({
      argSchema: z.void(),
      query: () => ({ operation: 'logout' }),
      responseSchema: z.null(),
    }),
  }),
})
