import { statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { execaSync } from 'execa'
import { chromium } from 'playwright'

/** What the search for a browser needs from its machine. Tests pass another one. */
export type Machine = {
  platform: NodeJS.Platform
  env: Record<string, string | undefined>
  /** Whether the file at `path` exists and starts. */
  starts: (path: string) => boolean
  /** Where Playwright keeps its own Chromium, downloaded or not. */
  playwrightPath: () => string
}

export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  starts: (path) => {
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false
    // Ubuntu ships a `chromium-browser` that only says "install the snap", so being there is not enough. On Windows
    // `--version` would open a window instead.
    if (process.platform === 'win32') return true
    return execaSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000, reject: false }).exitCode === 0
  },
  playwrightPath: () => chromium.executablePath(),
}

// Debian's headless shell comes first: without drawing a window, a test takes half of the processor's time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
]
const macApps = ['Chromium', 'Google Chrome', 'Microsoft Edge']
const windowsFolders = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

/** The paths at which systems install Chromium, best first. */
export function systemPaths({ platform, env }: Machine): string[] {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined)
    return windowsFolders.flatMap((folder) => roots.map((root) => `${root}\\${folder}`))
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return platform === 'darwin'
    ? [...macApps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`), ...onPath]
    : onPath
}

/**
 * Finds a Chromium: the one that `CHROMIUM_PATH` names, otherwise the system's, otherwise Playwright's.
 *
 * @returns the path of its executable, or undefined if there is none
 * @throws if `CHROMIUM_PATH` is set and does not start, because another browser than the requested one would mislead
 */
export function findChromium(machine: Machine = thisMachine): string | undefined {
  const asked = machine.env.CHROMIUM_PATH
  if (asked) {
    if (machine.starts(asked)) return asked
    throw new Error(
      `CHROMIUM_PATH is "${asked}", but no browser starts there. Correct it, or unset it to search for one.`,
    )
  }
  return [...systemPaths(machine), machine.playwrightPath()].find(machine.starts)
}

/**
 * Whether Chromium's sandbox has to be off. It does not start for root, and most CI containers forbid what it needs.
 */
export const sandboxIsImpossible = (env: Machine['env'], uid: number | undefined) => uid === 0 || Boolean(env.CI)

/**
 * The flags with which all tools of the project start Chromium: no graphics hardware, and no network calls of its own.
 */
export const launchFlags = [
  ...(sandboxIsImpossible(process.env, process.getuid?.()) ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
