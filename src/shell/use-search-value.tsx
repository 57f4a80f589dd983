import { createContext, type ReactNode, useContext, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** The query parameter that holds the search value. */
export const searchParameter = 'search'

/** Text that is typed and not yet in the address, and its page. */
type Typed = { text: string; pathname: string }

const TypedSearch = createContext<[Typed?, ((typed?: Typed) => void)?]>([])

/** Goes around the search field and all that it filters: typed text reaches them before it is in the address. */
export function KeepTyped({ children }: { children: ReactNode }) {
  return <TypedSearch value={useState<Typed>()}>{children}</TypedSearch>
}

/** Text that is typed and not yet in the address, and a function that sets or clears it. */
export const useTyped = () => useContext(TypedSearch)

/**
 * The search value, as typed or else from the newest address, which may belong to a page that is still loading; and a
 * function that changes it. A change reaches the address after a pause in typing (`use-write-search.ts`).
 */
export function useSearchValue(): [text: string, change: (text: string) => void] {
  const [parameters] = useSearchParams()
  const { pathname } = useLocation()
  const [typed, type] = useTyped()
  return [
    typed?.pathname === pathname ? typed.text : (parameters.get(searchParameter) ?? ''),
    (text) => type?.({ text, pathname }),
  ]
}
