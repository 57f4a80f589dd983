import { loadEnv } from 'vite'
import { readRealTags, type Tag } from '../../mocks/scenarios/real-tags.ts'
import { basePath } from '../../src/contract/operations.gen.ts'

/** The settings of a build, a development server or a preview, from the environment or a .env file. */
export type Settings = {
  /** Whether the app uses the mocked API or a real one. */
  apiMode: 'mock' | 'live'
  /** The tags that a real server answers although the app uses the mocked API. */
  real: readonly Tag[]
  /** Where the app finds the API: a path on its own origin, or an address; without a slash at the end. */
  apiBase: string
  /** The server that development server and preview pass calls on to: an origin such as `http://localhost:8080`. */
  apiTarget: string
  /** The path below which the app is served, with a slash at both ends. */
  base: string
}

/** Each setting is read from the environment variable of its name; one that is absent or empty is not set. */
type Environment = Record<string, string | undefined>

/** The variables of the process and of the .env files for a mode of Vite. The mode `live` is that of `npm run dev:live`. */
export function readEnvironment(mode: string): Environment {
  const env = loadEnv(mode, process.cwd(), ['VITE_API_', 'API_TARGET', 'BASE_PATH'])
  return mode === 'live' ? { ...env, VITE_API_MODE: 'live' } : env
}

/**
 * Reads the settings, and refuses wrong ones at once, before they fail elsewhere.
 *
 * @param serving true for the development server, where the mock is the default; false for a build and its preview
 * @throws a sentence that says what to set
 */
export function readSettings(env: Environment, serving: boolean): Settings {
  const apiMode = env.VITE_API_MODE || (serving ? 'mock' : 'live')
  if (apiMode !== 'mock' && apiMode !== 'live') {
    throw new SettingError(`VITE_API_MODE is "${apiMode}". Set it to "mock" or "live", or leave it unset.`)
  }
  return {
    apiMode,
    real: apiMode === 'mock' ? readReal(env.VITE_API_REAL ?? '') : [],
    // The mock answers at the contract's path, wherever the backend of a live build is.
    apiBase: apiMode === 'mock' ? basePath : readBase(env.VITE_API_BASE || basePath),
    apiTarget: readTarget(env.API_TARGET || 'http://localhost:8080'),
    base: readPath(env.BASE_PATH || '/'),
  }
}

/** A setting that is wrong. Vite prints an error's stack, which would bury the sentence that says what to set. */
class SettingError extends Error {
  // Not a property of the error itself: Vite would print it below the sentence.
  static {
    SettingError.prototype.name = 'SettingError'
  }

  constructor(sentence: string) {
    super(sentence)
    this.stack = sentence
  }
}

/** Ends a command with the sentence of a setting that is wrong. @throws every other error again */
export function endWithSentence(error: unknown): never {
  // By its name: Vite loads its configuration with its own copies of the classes.
  if (!(error instanceof Error) || error.name !== 'SettingError') throw error
  console.error(error.message)
  process.exit(1)
}

/** The origin of an address, or `undefined` for a path on the app's own origin. */
export const originOf = (apiBase: string) => (apiBase.startsWith('/') ? undefined : new URL(apiBase).origin)

function readReal(text: string): Tag[] {
  try {
    return readRealTags(text)
  } catch (error) {
    throw new SettingError(`VITE_API_REAL is "${text}". ${error instanceof Error ? error.message : ''}`)
  }
}

function readBase(text: string): string {
  const isPath = /^\/[\w.~/-]*$/.test(text) && !text.startsWith('//')
  const url = isPath ? null : webAddress(text)
  if (!isPath && (!url || url.search || url.hash)) {
    throw new SettingError(
      `VITE_API_BASE is "${text}". Set it to a path such as "${basePath}" or an address such as "https://api.example.com${basePath}".`,
    )
  }
  return (url ? url.origin + url.pathname : text).replace(/\/+$/, '')
}

function readTarget(text: string): string {
  const url = webAddress(text)
  if (url?.pathname !== '/' || url.search || url.hash) {
    throw new SettingError(
      `API_TARGET is "${text}". Set it to scheme, host and port of the API's server, such as "http://localhost:8080".`,
    )
  }
  return url.origin
}

function readPath(text: string): string {
  if (!/^\/([\w.~-]+\/)*$/.test(text)) {
    throw new SettingError(`BASE_PATH is "${text}". Set it to a path with a slash at both ends, such as "/emberhall/".`)
  }
  return text
}

/** An http or https address without a name and a password in it. */
function webAddress(text: string): URL | null {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null
}
