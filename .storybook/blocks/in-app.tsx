import type { ReactNode } from 'react'
import { makeStore } from '../../src/app/store.ts'
import { AppAround } from '../stage/app-around.tsx'

/** One for all examples of a page, as in the app. */
const store = makeStore()

/**
 * What the app gives its parts (a store and a router), for an example on a docs page.
 *
 * @param host true, once on a page: the dialogs, toasts and progress of the store are shown
 */
export function InApp({ host = false, children }: { host?: boolean; children: ReactNode }) {
  return (
    <AppAround app={{ overlays: host }} store={store}>
      {children}
    </AppAround>
  )
}
