import { delimiter } from 'node:path'
import { expect, test } from 'vitest'
import { findWebKit, type Machine } from './webkit.ts'

const driver = '/usr/bin/WebKitWebDriver'
const xvfb = '/usr/bin/Xvfb'
const machineWith = (paths: string[], env: Record<string, string> = {}): Machine => ({
  env: { PATH: ['/usr/local/bin', '/usr/bin'].join(delimiter), ...env },
  uid: 1000,
  exists: (path) => paths.includes(path),
})

test('the system’s driver is found, and a screen for it', () => {
  expect(findWebKit(machineWith([driver, xvfb]))).toEqual({ driver, xvfb, sandboxed: true })
})

test('the sandbox is off for root and in CI', () => {
  expect(findWebKit({ ...machineWith([driver, xvfb]), uid: 0 })?.sandboxed).toBe(false)
  expect(findWebKit(machineWith([driver, xvfb], { CI: 'true' }))?.sandboxed).toBe(false)
})

test('WEBKIT_DRIVER_PATH goes first, and must be there', () => {
  const env = { WEBKIT_DRIVER_PATH: '/opt/WebKitWebDriver' }
  expect(findWebKit(machineWith([driver, xvfb, '/opt/WebKitWebDriver'], env))?.driver).toBe('/opt/WebKitWebDriver')
  expect(() => findWebKit(machineWith([driver, xvfb], env))).toThrow('WEBKIT_DRIVER_PATH is "/opt/WebKitWebDriver"')
})
