import { basePath } from '../contract/operations.gen.ts'

/** The base of the API's addresses: a path on this origin, or an address on another. */
export const apiBase = import.meta.env.VITE_API_BASE ?? basePath
