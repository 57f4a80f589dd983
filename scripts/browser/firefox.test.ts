import { delimiter } from 'node:path'
import { expect, test } from 'vitest'
import { findFirefox } from './firefox.ts'

const machineWith = (paths: string[], env: Record<string, string> = {}, platform: NodeJS.Platform = 'linux') => ({
  platform,
  env: { PATH: ['/usr/local/bin', '/usr/bin'].join(delimiter), ...env },
  starts: (path: string) => paths.includes(path),
})

test('the system’s Firefox is found, the newest name first', () => {
  expect(findFirefox(machineWith(['/usr/bin/firefox-esr']))).toBe('/usr/bin/firefox-esr')
  expect(findFirefox(machineWith(['/usr/bin/firefox-esr', '/usr/bin/firefox']))).toBe('/usr/bin/firefox')
})

test('FIREFOX_PATH goes first, and must start', () => {
  const env = { FIREFOX_PATH: '/opt/firefox/firefox' }
  expect(findFirefox(machineWith(['/usr/bin/firefox', '/opt/firefox/firefox'], env))).toBe('/opt/firefox/firefox')
  expect(() => findFirefox(machineWith(['/usr/bin/firefox'], env))).toThrow(
    'FIREFOX_PATH is "/opt/firefox/firefox", but no browser starts there.',
  )
})
