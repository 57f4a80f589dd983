import { type ReactNode, useState } from 'react'
import { makeStore } from '../../src/app/store.ts'
import { AppAround } from '../stage/app-around.tsx'

/** What the app gives its parts (a store, a router, the host of dialogs and toasts), for an example on a docs page. */
export function InApp({ children }: { children: ReactNode }) {
  const [store] = useState(makeStore)
  return (
    <AppAround app={{ overlays: true }} store={store}>
      {children}
    </AppAround>
  )
}
