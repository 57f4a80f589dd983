import { expect, test, vi } from 'vitest'
import { contentSecurityPolicy } from '../deploy/headers.ts'
import { deferredEntryScript, withEntryScript } from './deferred-entry-script.ts'
import { policyHash } from './policy-hash.ts'

type Listener = (event: object) => void

/** Runs the script on the parts of a page that it uses, with `asked` in place of `import`. */
function openPage({ start, arrives = true }: { start?: string; arrives?: boolean }) {
  const asked = vi.fn(() => (arrives ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))))
  const said = vi.fn()
  const listeners: [string, Listener][] = []
  const page = { painted: () => {}, asked, said }
  class Observer {
    constructor(callback: () => void) {
      page.painted = callback
    }
    observe(options: object) {
      expect(options).toEqual({ type: 'paint', buffered: true })
    }
  }
  const parts = {
    document: {
      currentScript: { dataset: { start } },
      body: { prepend: said },
      querySelectorAll: () => [],
      getElementById: (id: string) => ({ content: id }),
    },
    addEventListener: (type: string, listener: Listener) => listeners.push([type, listener]),
    PerformanceObserver: Observer,
    asked,
  }
  new Function(...Object.keys(parts), deferredEntryScript.replaceAll('import(', 'asked('))(...Object.values(parts))
  const happen = (wanted: string, event = {}) => {
    for (const [type, listener] of listeners) if (type === wanted) listener(event)
  }
  return { ...page, paint: () => page.painted(), parse: () => happen('DOMContentLoaded'), happen }
}

test('a page that is painted asks for its script', () => {
  vi.useFakeTimers()
  const page = openPage({ start: '/assets/start.js' })
  expect(page.asked).not.toHaveBeenCalled()
  page.parse()
  expect(page.asked).not.toHaveBeenCalled()
  page.paint()
  expect(page.asked).toHaveBeenCalledExactlyOnceWith('/assets/start.js')
})

test('a page that nobody paints, in a tab behind, asks a little later', () => {
  vi.useFakeTimers()
  const page = openPage({ start: '/assets/start.js' })
  page.parse()
  vi.advanceTimersByTime(99)
  expect(page.asked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(page.asked).toHaveBeenCalledExactlyOnceWith('/assets/start.js')
})

test('a script that does not arrive is asked for once more, and then the page says so', async () => {
  vi.useFakeTimers()
  const page = openPage({ start: '/assets/start.js', arrives: false })
  page.parse()
  await vi.advanceTimersByTimeAsync(100)
  expect(page.asked).toHaveBeenCalledOnce()
  expect(page.said).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(page.asked).toHaveBeenCalledTimes(2)
  expect(page.said).toHaveBeenCalledExactlyOnceWith('start-failed')
})

test('a page that asks by itself says so too, and only of its own script', async () => {
  vi.useFakeTimers()
  const page = openPage({})
  page.parse()
  page.happen('error', { target: { type: 'text/css' } })
  await vi.advanceTimersByTimeAsync(2000)
  expect(page.said).not.toHaveBeenCalled()
  page.happen('error', { target: { type: 'module' } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(page.said).toHaveBeenCalledExactlyOnceWith('start-failed')
  expect(page.asked).not.toHaveBeenCalled()
})

const module = '<script type="module" crossorigin src="/table/assets/index-1.js"></script>'
const built = `<head>${module}</head><body><div id="root"></div></body>`

test('it stands in the place of the module script, or before it, as the policy allows it', () => {
  const deferred = withEntryScript(built, { deferred: true })
  expect(deferred).toContain(
    `<head><script data-start="/table/assets/index-1.js">${deferredEntryScript}</script></head>`,
  )
  expect(deferred).toMatch(/<div id="root"><\/div><template id="start-failed"><div role="alert"/)
  expect(withEntryScript(built, { deferred: false })).toContain(`<script>${deferredEntryScript}</script>${module}`)
  expect(contentSecurityPolicy()).toContain(policyHash(deferredEntryScript))
})

test('a page without a module script or a root is not what was built', () => {
  expect(() => withEntryScript('<head></head>', { deferred: true })).toThrow('no module script')
  expect(() => withEntryScript(module, { deferred: true })).toThrow('no empty root')
})
