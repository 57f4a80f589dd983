import { createApi } from '@reduxjs/toolkit/query/react'
import type { ApiError } from './api-error.ts'
import { isCallMeta } from './call.ts'
import { baseQuery } from './http.ts'

/**
 * The API as one RTK Query service. Each tag of the contract injects its endpoints from a file of its own, and each
 * endpoint has a hook (`useGetUserInfoQuery`). If a schema refuses an argument or an answer, the result is the error
 * `off-contract`, not an exception.
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
