import { expect, test, vi } from 'vitest'
import { hintScript, startScript } from './inline-scripts.ts'

type Listener = (event: object) => void

/** Runs the script on the used parts of a page, with `asked` in place of `import`. */
function openPage({ start, arrives = true }: { start?: string; arrives?: boolean }) {
  vi.useFakeTimers()
  const said = vi.fn()
  const more = vi.fn()
  const asked = vi.fn(() => (arrives ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))))
  const listeners: [string, Listener][] = []
  let paint = () => {}
  class PerformanceObserver {
    constructor(callback: () => void) {
      paint = callback
    }
    observe() {}
  }
  const parts = {
    document: {
      currentScript: { dataset: { start, more: '/view.js /call.js' } },
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => more(href) },
      body: { prepend: said },
      querySelectorAll: () => [],
      getElementById: (id: string) => ({ content: id }),
    },
    addEventListener: (type: string, listener: Listener) => listeners.push([type, listener]),
    PerformanceObserver,
    asked,
  }
  new Function(...Object.keys(parts), startScript.replaceAll('import(', 'asked('))(...Object.values(parts))
  const happen = (wanted: string, event = {}) => {
    for (const [type, listener] of listeners) if (type === wanted) listener(event)
  }
  return { said, asked, more, happen, paint: () => paint() }
}

test('a prerendered page requests its scripts after the first paint, and reports a failure', async () => {
  const { asked, more, said, happen, paint } = openPage({ start: '/start.js', arrives: false })
  happen('DOMContentLoaded')
  expect(asked).not.toHaveBeenCalled()
  paint()
  expect(asked).toHaveBeenCalledWith('/start.js')
  vi.advanceTimersByTime(100)
  expect(more.mock.calls).toEqual([['/view.js'], ['/call.js']])
  await vi.advanceTimersByTimeAsync(899)
  expect(said).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(said).toHaveBeenCalledWith('start-failed')
})

test('any other page reports a script that fails to load, but not to a person who is leaving', () => {
  const { said, happen } = openPage({})
  happen('error', { target: { type: 'text/css' } })
  vi.advanceTimersByTime(1000)
  expect(said).not.toHaveBeenCalled()
  happen('error', { target: { type: 'module' } })
  expect(said).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(said).toHaveBeenCalledExactlyOnceWith('start-failed')
})

/** Runs the hint script: whether it marks the page, and what it begins to load. */
function hint({ record, mark, at = '/table/home/' }: { record: string | null; mark?: string; at?: string }) {
  const files: string[] = []
  const dataset: Record<string, string> = {}
  const views = JSON.stringify({
    base: '/table/',
    views: { home: ['assets/home.js'], 'game/lobby': ['assets/lobby.js'] },
  })
  const later = vi.fn()
  const parts = {
    setTimeout: later,
    localStorage: { getItem: (key: string) => (key.endsWith('session') ? record : (mark ?? null)) },
    location: { pathname: at },
    document: {
      currentScript: { dataset: { views } },
      documentElement: { dataset },
      createElement: () => ({}),
      head: { append: ({ rel, href }: { rel: string; href: string }) => files.push(`${rel} ${href}`) },
    },
  }
  new Function(...Object.keys(parts), hintScript)(...Object.values(parts))
  const isMarked = 'signedIn' in dataset
  // The first format of a time is made while the page waits for the network.
  expect(later).toHaveBeenCalledTimes(isMarked ? 1 : 0)
  return { isMarked, files }
}

const recordUntil = (seconds: number) =>
  JSON.stringify({ userId: 'rowan', session: { exp: Math.floor(Date.now() / 1000) + seconds } })

test('for a signed-in person the scripts of their view are loaded together with those of the start', () => {
  const record = recordUntil(3600)
  expect(hint({ record })).toEqual({ isMarked: true, files: ['modulepreload /table/assets/home.js'] })
  expect(hint({ record, at: '/table/game/lobby' }).files).toEqual(['modulepreload /table/assets/lobby.js'])
  expect(hint({ record, at: '/table/no/page' })).toEqual({ isMarked: true, files: [] })
})
