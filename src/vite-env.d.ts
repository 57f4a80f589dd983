/// <reference types="vite/client" />

type ImportMetaEnv = {
  /** Whether the app runs on the mocked API or on a real one; decided in vite.config.ts. */
  readonly VITE_API_MODE: 'mock' | 'live'
  /** The tags that the API at `API_TARGET` answers although the app runs on the mocked one, with commas between them. */
  readonly VITE_API_REAL?: string
  /** Where the API lives, if not at the contract's base path on the same origin. */
  readonly VITE_API_BASE?: string
}
