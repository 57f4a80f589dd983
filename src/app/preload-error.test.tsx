import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadOrReload, noteLeaving, prefetch, recoverFromPreloadError } from './preload-error.ts'

const now = Date.UTC(2026, 10, 20, 20, 0, 0)
const reload = vi.fn()
const failure = () => new Event('vite:preloadError', { cancelable: true })

beforeEach(() => {
  reload.mockClear()
})

// This test comes first: once a reload has been asked for, the module stays in that state.
test('a failure that a reload does not solve is reported', async () => {
  await expect(loadOrReload(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch')
})

test('a load that began offline counts as offline, even if the network came back before it ended', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const failed = loadOrReload(async () => {
    onLine.mockReturnValue(true)
    throw new TypeError('Failed to fetch')
  })
  await expect(failed).rejects.toMatchObject({ isOffline: true })
  await expect(loadOrReload(() => Promise.reject(new TypeError('Gone')))).rejects.toMatchObject({ isOffline: false })
})

test('a load that fails because the person is leaving neither reloads nor is reported', async () => {
  vi.useFakeTimers()
  const ended = vi.fn()
  noteLeaving()
  recoverFromPreloadError(failure(), reload, now)
  expect(reload).not.toHaveBeenCalled()
  loadOrReload(() => Promise.reject(new TypeError('Aborted'))).then(ended, ended)
  await vi.advanceTimersByTimeAsync(1000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  await expect(
    loadOrReload(() => Promise.reject(new TypeError('Gone'))),
    'they stayed',
  ).rejects.toThrow('Gone')
})

test('nothing reloads while a field holds typed text, unless the person is navigating', async () => {
  const form = document.body.appendChild(document.createElement('dialog'))
  onTestFinished(() => form.remove())
  const field = form.appendChild(document.createElement('input'))
  field.value = 'rowan@example.com'
  const event = failure()
  recoverFromPreloadError(event, reload, now)
  expect(reload).not.toHaveBeenCalled()
  expect(event.defaultPrevented, 'the error is thrown, and told').toBe(false)
  const { promise, resolve } = Promise.withResolvers<object>()
  const screen = loadOrReload(() => promise)
  recoverFromPreloadError(failure(), reload, now)
  expect(reload).toHaveBeenCalledOnce()
  resolve({})
  await screen
  sessionStorage.clear()
})

test('nothing reloads while a search is not in the address yet', () => {
  const search = document.body.appendChild(document.createElement('search'))
  const address = location.href
  onTestFinished(() => {
    search.remove()
    history.replaceState(history.state, '', address)
    sessionStorage.clear()
  })
  search.appendChild(document.createElement('input')).value = 'toast'
  recoverFromPreloadError(failure(), reload, now)
  expect(reload).not.toHaveBeenCalled()
  const next = new URL(address)
  next.searchParams.set('search', 'toast')
  history.replaceState(history.state, '', next)
  recoverFromPreloadError(failure(), reload, now)
  expect(reload).toHaveBeenCalledOnce()
})

test('a script that does not load reloads the page, once', () => {
  const first = failure()
  recoverFromPreloadError(first, reload, now)
  expect(reload).toHaveBeenCalledOnce()
  expect(first.defaultPrevented).toBe(true)

  const second = failure()
  recoverFromPreloadError(second, reload, now + 5000)
  expect(reload).toHaveBeenCalledOnce()
  expect(second.defaultPrevented, 'the error is thrown, and the page explains itself').toBe(false)
})

test('a release an hour later may reload again', async () => {
  recoverFromPreloadError(failure(), reload, now)
  recoverFromPreloadError(failure(), reload, now + 3_600_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('offline, nothing reloads', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const event = failure()
  recoverFromPreloadError(event, reload, now)
  expect(reload).not.toHaveBeenCalled()
  expect(event.defaultPrevented).toBe(false)
})

test('without storage nothing reloads, because it might never end', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError')
  })
  recoverFromPreloadError(failure(), reload, now)
  expect(reload).not.toHaveBeenCalled()
})

test('a failed prefetch neither reloads nor rejects', async () => {
  await prefetch(async () => {
    recoverFromPreloadError(failure(), reload, now)
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  expect(reload).not.toHaveBeenCalled()
  recoverFromPreloadError(failure(), reload, now)
  expect(reload, 'afterwards a needed one does').toHaveBeenCalledOnce()
})

test('a prefetch that is needed before it ends reloads', async () => {
  const { promise: script, reject } = Promise.withResolvers<never>()
  const load = () =>
    script.catch((error: unknown) => {
      recoverFromPreloadError(failure(), reload, now)
      throw error
    })
  void prefetch(load)
  void loadOrReload(load)
  reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

test('an undefined module, which Vite gives after a handled failure, is never passed on', async () => {
  const given = vi.fn()
  loadOrReload(() => Promise.resolve(undefined)).then(given, given)
  await new Promise(requestAnimationFrame)
  expect(given).not.toHaveBeenCalled()
})

test('while the page reloads, no error about the missing module appears', async () => {
  const ended = vi.fn()
  loadOrReload(async () => {
    recoverFromPreloadError(failure(), reload, now)
    // Vite resolves to `undefined` after a handled failure.
    const module: { Screen: string } | undefined = await Promise.resolve(undefined)
    return (module as unknown as { Screen: string }).Screen
  }).then(ended, ended)
  await new Promise(requestAnimationFrame)
  expect(reload).toHaveBeenCalledOnce()
  expect(ended).not.toHaveBeenCalled()
})
