import * as React from 'react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { failOnConsole } from './fail-on-console.ts'

failOnConsole()

/**
 * React records with each element the stack that made it: a tenth of the time, because the browser's debugger adds up to
 * 200 frames. Only developer tools show it. React leaves it out while it has recorded this many in a second. React as
 * released, which stories have, records none. This file runs before each of the page's files.
 */
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if ('recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set: () => {},
  })

// A pointer left over an element by another file would keep a toast open.
beforeAll(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 }))

// The files of a project share one page, and vitest-browser-react cleans up only for the first file.
beforeEach(cleanup)

// Otherwise the next test would start with this one's storage, network or stopped clock.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
