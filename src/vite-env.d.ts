/// <reference types="vite/client" />

type ImportMetaEnv = {
  /** Whether the app runs on the mocked API or on a real one; decided in vite.config.ts. */
  readonly VITE_API_MODE: 'mock' | 'live'
  /** Where the API lives, if not at the contract's base path on the same origin. */
  readonly VITE_API_BASE?: string
}
