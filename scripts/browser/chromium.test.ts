import { expect, test } from 'vitest'
import { findChromium, launchFlags, type Machine, sandboxIsImpossible } from './chromium.ts'

const playwrightPath = '/cache/ms-playwright/chromium/chrome'

/** A machine on which only the browsers at `installed` start. */
function machine(installed: string[], rest: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    starts: (path) => installed.includes(path),
    playwrightPath: () => playwrightPath,
    ...rest,
  }
}

test('CHROMIUM_PATH wins over every other browser', () => {
  const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/chrome' }
  expect(findChromium(machine(['/opt/chrome', '/usr/bin/chromium'], { env }))).toBe('/opt/chrome')
})

test('a CHROMIUM_PATH that does not start is an error, even where another browser would', () => {
  const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/chrome' }
  expect(() => findChromium(machine(['/usr/bin/chromium'], { env }))).toThrow(
    'CHROMIUM_PATH is "/opt/chrome", but no browser starts there. Correct it, or unset it to search for one.',
  )
})

test('an empty CHROMIUM_PATH is the same as none', () => {
  const env = { PATH: '/usr/bin', CHROMIUM_PATH: '' }
  expect(findChromium(machine(['/usr/bin/chromium'], { env }))).toBe('/usr/bin/chromium')
})

test.each([
  ['/usr/bin/chromium-headless-shell'],
  ['/usr/local/bin/chromium'],
  ['/usr/bin/chromium-browser'],
  ['/usr/bin/google-chrome'],
  ['/usr/bin/google-chrome-stable'],
  ['/usr/bin/microsoft-edge'],
])('finds %s on the PATH', (path) => {
  expect(findChromium(machine([path, playwrightPath]))).toBe(path)
})

test('what needs no window comes first, then Chromium, Chrome and Edge', () => {
  const all = ['microsoft-edge', 'google-chrome', 'chromium', 'chromium-headless-shell'].map(
    (name) => `/usr/bin/${name}`,
  )
  expect(findChromium(machine(all))).toBe('/usr/bin/chromium-headless-shell')
  expect(findChromium(machine(all.slice(0, 3)))).toBe('/usr/bin/chromium')
  expect(findChromium(machine(all.slice(0, 2)))).toBe('/usr/bin/google-chrome')
})

test('a system browser that is there but does not start is passed over', () => {
  // For example Ubuntu's /usr/bin/chromium-browser without its snap.
  expect(findChromium(machine(['/usr/bin/google-chrome']))).toBe('/usr/bin/google-chrome')
})

test.each<[string, NodeJS.Platform, Machine['env']]>([
  ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', 'darwin', { PATH: '/usr/bin' }],
  ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe', 'win32', { PROGRAMFILES: 'C:\\Program Files' }],
  ['C:\\x86\\Microsoft\\Edge\\Application\\msedge.exe', 'win32', { 'PROGRAMFILES(X86)': 'C:\\x86' }],
])('finds %s on %s', (path, platform, env) => {
  expect(findChromium(machine([path, playwrightPath], { platform, env }))).toBe(path)
})

test("falls back on Playwright's own browser, and else finds none", () => {
  expect(findChromium(machine([playwrightPath]))).toBe(playwrightPath)
  expect(findChromium(machine([]))).toBeUndefined()
})

test('the sandbox is off for root and in CI, and only there', () => {
  expect(sandboxIsImpossible({}, 0)).toBe(true)
  expect(sandboxIsImpossible({ CI: 'true' }, 1000)).toBe(true)
  expect(sandboxIsImpossible({}, 1000)).toBe(false)
  expect(sandboxIsImpossible({}, undefined)).toBe(false)
  expect(launchFlags).toContain('--disable-background-networking')
})
