import { readFileSync } from 'node:fs'
import { run } from '../tools/run.ts'
import { findChromium } from './chromium.ts'

/** What an installation needs from its surroundings. Tests pass others. Commands resolve to whether they succeeded. */
export type Surroundings = {
  find: () => string | undefined
  /** Whether this is Debian itself and the user is root. Ubuntu's package is only a stub for the snap. */
  mayUseApt: boolean
  /** Installs a Debian package. */
  apt: (name: string) => Promise<boolean>
  playwright: () => Promise<boolean>
  say: (text: string) => void
}

const advice = `No Chromium was found, and none could be installed. Do one of these, then try again:
  - install Chromium, Chrome or Edge the way your system does it (Debian: apt-get install chromium);
  - point CHROMIUM_PATH to the executable of one that you have;
  - run "npx playwright install --with-deps chromium" where it can reach cdn.playwright.dev.`

/**
 * Finds a Chromium, or installs one: on Debian from its packages, elsewhere Playwright's own.
 *
 * @returns the path of its executable
 * @throws if there is still none; the message says what to do
 */
export async function ensureChromium(around: Surroundings = here): Promise<string> {
  const found = around.find()
  if (found) return found
  if (around.mayUseApt) {
    for (const name of ['chromium-headless-shell', 'chromium']) {
      around.say(`No Chromium found: installing the package "${name}" with apt-get.`)
      const path = (await around.apt(name)) ? around.find() : undefined
      if (path) return path
      around.say(`apt-get could not install ${name}.`)
    }
  }
  around.say(
    'No Chromium found: downloading one (about 180 MB) from cdn.playwright.dev with "playwright install chromium".',
  )
  const path = (await around.playwright()) ? around.find() : undefined
  if (path) return path
  throw new Error(advice)
}

/**
 * Finds what some Debian packages install, or installs them if that is possible without asking.
 *
 * @param find returns undefined if it is not there
 * @throws `otherwise`, which says what to do, if it is still not there
 */
export async function ensureInstalled<Found>(
  find: () => Found | undefined,
  packages: string[],
  otherwise: string,
  around: Pick<Surroundings, 'mayUseApt' | 'apt' | 'say'> = here,
): Promise<Found> {
  const found = find()
  if (found !== undefined) return found
  if (around.mayUseApt)
    for (const name of packages) {
      around.say(`Installing the package "${name}" with apt-get.`)
      if (!(await around.apt(name))) around.say(`apt-get could not install ${name}.`)
    }
  const installed = find()
  if (installed === undefined) throw new Error(otherwise)
  return installed
}

/** Whether an /etc/os-release is Debian's. */
export const isDebian = (osRelease: string) => /^ID=debian$/m.test(osRelease)

function onDebianAsRoot(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    return isDebian(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

const succeeds = (command: string, args: string[], env?: Record<string, string>) =>
  run(command, args, { env }).then(({ code }) => code === 0)

const here: Surroundings = {
  find: findChromium,
  mayUseApt: onDebianAsRoot(),
  apt: async (name) =>
    (await succeeds('apt-get', ['update', '-q'])) &&
    (await succeeds('apt-get', ['install', '-qy', '--no-install-recommends', name], {
      DEBIAN_FRONTEND: 'noninteractive',
    })),
  playwright: async () => {
    // As root, the libraries that this Chromium needs can be installed too.
    const libraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []
    return (await run('playwright', ['install', ...libraries, 'chromium'])).code === 0
  },
  say: (text) => console.error(text),
}
