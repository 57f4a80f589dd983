import { statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { sandboxIsImpossible } from './chromium.ts'
import { ensureInstalled } from './install.ts'

/** What is needed to start WebKitGTK, whose engine is Safari's. */
export type WebKit = {
  /** The path of its WebDriver server. */
  driver: string
  /** The path of a virtual screen, for a machine without one. */
  xvfb?: string
  /** Whether WebKit's own sandbox is on. */
  sandboxed: boolean
}

/** What the search needs from its machine. Tests pass another one. */
export type Machine = {
  env: Record<string, string | undefined>
  uid: number | undefined
  exists: (path: string) => boolean
}

const thisMachine: Machine = {
  env: process.env,
  uid: process.getuid?.(),
  exists: (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false,
}

const advice =
  'No WebKitGTK with its WebDriver server was found, or no screen for it. Install them (Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb), or point WEBKIT_DRIVER_PATH to a WebKitWebDriver.'

/**
 * Finds WebKitGTK's WebDriver server: the one that `WEBKIT_DRIVER_PATH` names, otherwise the system's. Without a screen
 * it also finds Xvfb.
 *
 * @returns undefined if one of them is missing
 * @throws if `WEBKIT_DRIVER_PATH` is set and names no file
 */
export function findWebKit({ env, uid, exists }: Machine = thisMachine): WebKit | undefined {
  const asked = env.WEBKIT_DRIVER_PATH
  if (asked && !exists(asked))
    throw new Error(
      `WEBKIT_DRIVER_PATH is "${asked}", but nothing is there. Correct it, or unset it to search for one.`,
    )
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/usr/libexec/webkitgtk']
  const find = (name: string) => folders.map((folder) => join(folder, name)).find(exists)
  const driver = asked || find('WebKitWebDriver')
  if (driver === undefined) return
  const sandboxed = !sandboxIsImpossible(env, uid)
  if (env.DISPLAY || env.WAYLAND_DISPLAY) return { driver, sandboxed }
  const xvfb = find('Xvfb')
  return xvfb === undefined ? undefined : { driver, xvfb, sandboxed }
}

/**
 * Finds WebKitGTK, or installs it if that is possible without asking.
 *
 * @throws a sentence that says what to do, if it is still not there
 */
export const ensureWebKit = () => ensureInstalled(findWebKit, ['webkit2gtk-driver', 'xvfb'], advice)
