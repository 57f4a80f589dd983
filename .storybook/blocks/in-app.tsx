import type { ReactNode } from 'react'
import { makeStore } from '../../src/app/store.ts'
import { AppAround } from '../stage/app-around.tsx'

/** All examples of a page share one store, as in the app. */
const store = makeStore()

/**
 * Wraps an example on a docs page in what the app provides: a store and a router.
 *
 * @param host shows the store's dialogs, toasts and progress; set it once a page
 */
export function InApp({ host = false, children }: { host?: boolean; children: ReactNode }) {
  return (
    <AppAround app={{ overlays: host }} store={store}>
      {children}
    </AppAround>
  )
}
