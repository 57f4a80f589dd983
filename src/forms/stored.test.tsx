import { afterEach, expect, test, vi } from 'vitest'
import { storedSwitch } from './stored.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test.each([true, false])('is %s by default until someone changes it on this device', (atFirst) => {
  const one = storedSwitch('trial', atFirst)
  expect(one.isOn()).toBe(atFirst)
  one.set(!atFirst)
  expect(storedSwitch('trial', atFirst).isOn()).toBe(!atFirst)
  one.set(atFirst)
  expect(one.isOn()).toBe(atFirst)
  expect(localStorage).toHaveLength(0)
})

test('ignores any other stored value', () => {
  localStorage.setItem('emberhall.trial', 'maybe')
  expect(storedSwitch('trial', true).isOn()).toBe(true)
  expect(storedSwitch('trial', false).isOn()).toBe(false)
})
