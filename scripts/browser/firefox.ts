import { delimiter, join } from 'node:path'
import { type Machine, thisMachine } from './chromium.ts'
import { ensureInstalled } from './install.ts'

const names = ['firefox', 'firefox-esr']
const macApps = ['Firefox', 'Firefox Developer Edition']

/** The paths at which systems install Firefox, best first. */
export function firefoxPaths({ platform, env }: Pick<Machine, 'platform' | 'env'>): string[] {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined)
    return roots.map((root) => `${root}\\Mozilla Firefox\\firefox.exe`)
  }
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/snap/bin', '/usr/lib/firefox-esr']
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return platform === 'darwin'
    ? [...macApps.map((app) => `/Applications/${app}.app/Contents/MacOS/firefox`), ...onPath]
    : onPath
}

/**
 * Finds a stock Firefox: the one that `FIREFOX_PATH` names, otherwise the system's.
 *
 * @returns the path of its executable, or undefined if there is none
 * @throws if `FIREFOX_PATH` is set and does not start
 */
export function findFirefox(machine: Omit<Machine, 'playwrightPath'> = thisMachine): string | undefined {
  const asked = machine.env.FIREFOX_PATH
  if (asked) {
    if (machine.starts(asked)) return asked
    throw new Error(
      `FIREFOX_PATH is "${asked}", but no browser starts there. Correct it, or unset it to search for one.`,
    )
  }
  return firefoxPaths(machine).find(machine.starts)
}

/**
 * Finds a stock Firefox, or installs it if that is possible without asking.
 *
 * @throws a sentence that says what to do, if there is still none
 */
export const ensureFirefox = () =>
  ensureInstalled(
    findFirefox,
    ['firefox-esr'],
    'No Firefox was found. Install it (Debian: apt-get install firefox-esr; macOS: brew install --cask firefox), or point FIREFOX_PATH to its executable.',
  )
