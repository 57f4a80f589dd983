import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'

/**
 * The API as one RTK Query service. Each tag of the contract injects its endpoints from a file of its own, and each
 * endpoint has a hook (`useGetUserInfoQuery`).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  endpoints: () => ({}),
})
