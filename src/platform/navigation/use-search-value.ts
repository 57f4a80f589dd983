import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

const parameter = 'search'

/**
 * The search value of the newest address, which may belong to a page that is still loading, and a function that changes
 * it. A change adds no history entry and keeps the rest of the address and the entry's state. An empty text removes the
 * parameter.
 */
export function useSearchValue(): [text: string, change: (text: string) => void] {
  const [parameters] = useSearchParams()
  const { pathname, hash, state } = useLocation()
  const navigate = useNavigate()
  const change = (text: string) => {
    const next = new URLSearchParams(parameters)
    if (text) next.set(parameter, text)
    else next.delete(parameter)
    // Two slashes at the start would name another host.
    const path = pathname.replace(/^\/+/, '/')
    void navigate({ pathname: path, search: next.toString(), hash }, { replace: true, state, preventScrollReset: true })
  }
  return [parameters.get(parameter) ?? '', change]
}
