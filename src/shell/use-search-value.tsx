import { createContext, type ReactNode, useContext, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** The query parameter that holds the search value. */
export const searchParameter = 'search'

/** The typed value that the address does not have yet, and its page. */
type Typed = { text: string; pathname: string }

const TypedSearch = createContext<[Typed?, ((typed?: Typed) => void)?]>([])

/** Wraps the search field and everything that it filters. They get the typed value before the address has it. */
export function KeepTyped({ children }: { children: ReactNode }) {
  return <TypedSearch value={useState<Typed>()}>{children}</TypedSearch>
}

/** The typed value that the address does not have yet, and a function that sets or clears it. */
export const useTyped = () => useContext(TypedSearch)

/**
 * The search value and a function that changes it. The value is the typed one, or else that of the newest address,
 * which may belong to a page that is still loading. A change reaches the address after a pause in typing
 * (`useWriteSearch` of the navbar).
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
