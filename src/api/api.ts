import { createApi } from '@reduxjs/toolkit/query/react'
import type { ApiError } from './api-error.ts'
import { isCallMeta } from './call.ts'
import { baseQuery } from './http.ts'

/**
 * The API as one RTK Query service; each tag of the contract injects its endpoints from a file of its own.
 * Each endpoint has its hook (`useGetUserInfoQuery`).
 * Arguments and answers that a schema refuses become the error `off-contract` instead of an exception.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  catchSchemaFailure: ({ issues, _bqMeta }): ApiError => ({
    kind: 'off-contract',
    status: isCallMeta(_bqMeta) ? _bqMeta.status : undefined,
    issues: issues.map((issue) => issue.message),
  }),
  endpoints: () => ({}),
})
