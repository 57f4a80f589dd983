import { expect, test, vi } from 'vitest'
import { contentSecurityPolicy } from '../deploy/headers.ts'
import { paintFirst, waitForPaint } from './paint-first.ts'
import { policyHash } from './policy-hash.ts'

/** Runs the script on as much of a page as it sees, with `asked` in the place of `import`. */
function openPage() {
  const asked = vi.fn()
  const page = { parsed: () => {}, painted: () => {}, waited: () => {}, patience: 0, asked }
  class Observer {
    constructor(callback: () => void) {
      page.painted = callback
    }
    observe(options: object) {
      expect(options).toEqual({ type: 'paint', buffered: true })
    }
  }
  const parts = {
    document: { currentScript: { dataset: { start: '/assets/start.js' } } },
    addEventListener: (type: string, callback: () => void) => {
      expect(type).toBe('DOMContentLoaded')
      page.parsed = callback
    },
    PerformanceObserver: Observer,
    setTimeout: (callback: () => void, delay: number) => Object.assign(page, { waited: callback, patience: delay }),
    asked,
  }
  new Function(...Object.keys(parts), paintFirst.replace('import(', 'asked('))(...Object.values(parts))
  return page
}

test('a page that is painted asks for its script', () => {
  const page = openPage()
  expect(page.asked).not.toHaveBeenCalled()
  page.parsed()
  expect(page.asked).not.toHaveBeenCalled()
  page.painted()
  expect(page.asked).toHaveBeenCalledExactlyOnceWith('/assets/start.js')
})

test('a page that nobody paints, in a tab behind, asks a little later', () => {
  const page = openPage()
  page.parsed()
  page.waited()
  expect(page.patience).toBe(100)
  expect(page.asked).toHaveBeenCalledExactlyOnceWith('/assets/start.js')
})

test('it takes the place of the module script, as the policy allows it', () => {
  const module = '<script type="module" crossorigin src="/table/assets/index-1.js"></script>'
  expect(waitForPaint(`<head>${module}</head>`)).toBe(
    `<head><script data-start="/table/assets/index-1.js">${paintFirst}</script></head>`,
  )
  expect(contentSecurityPolicy()).toContain(policyHash(paintFirst))
})

test('a page without a module script is not what was built', () => {
  expect(() => waitForPaint('<head></head>')).toThrow('no module script')
})
