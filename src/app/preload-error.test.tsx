import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadOrReload, recoverFromPreloadError } from './preload-error.ts'

const now = Date.UTC(2026, 10, 20, 20, 0, 0)
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  sessionStorage.clear()
})

function fail(at = now) {
  recoverFromPreloadError(reload, at)
  vi.advanceTimersByTime(500)
}

// These tests come first: the module stays in that state after a requested reload.
test('without a reload the failure is reported, and whether the browser was offline when loading began', async () => {
  await expect(loadOrReload(() => Promise.reject(new TypeError('Gone')))).rejects.toMatchObject({ isOffline: false })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const failed = loadOrReload(async () => {
    onLine.mockReturnValue(true)
    throw new TypeError('Failed to fetch')
  })
  await expect(failed).rejects.toMatchObject({ isOffline: true, message: 'Failed to fetch' })
})

test('nothing reloads offline, or without storage, because it might never stop', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fail()
  onLine.mockReturnValue(true)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError')
  })
  fail()
  expect(reload).not.toHaveBeenCalled()
})

test('nothing reloads if someone has typed', () => {
  const main = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => main.remove())
  main.appendChild(document.createElement('input')).value = 'The Ember Crown'
  fail()
  expect(reload).not.toHaveBeenCalled()
})

test('a script that fails to load reloads the page once, and again for a release an hour later', async () => {
  fail()
  fail(now + 5000)
  expect(reload).toHaveBeenCalledOnce()
  fail(now + 3_600_000)
  expect(reload).toHaveBeenCalledTimes(2)
  const ended = vi.fn()
  loadOrReload(() => Promise.reject(new TypeError('Gone'))).then(ended, ended)
  await vi.advanceTimersByTimeAsync(1000)
  expect(ended, 'no error appears on a page that is about to be reloaded').not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ended, 'an error appears on a page that was not reloaded').toHaveBeenCalledOnce()
})
