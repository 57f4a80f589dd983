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
