import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

const parameter = 'search'

/**
 * The search value of the newest address, which may be that of a page on its way, and the function that changes it. No
 * entry is added to the history, and the rest of the address and its entry stay as they are. An empty text takes the
 * parameter away.
 */
export function useSearchValue(): [text: string, change: (text: string) => void] {
  const [parameters] = useSearchParams()
  const { pathname, hash, state } = useLocation()
  const navigate = useNavigate()
  const change = (text: string) => {
    const next = new URLSearchParams(parameters)
    if (text) next.set(parameter, text)
    else next.delete(parameter)
    // Two slashes at the beginning would name another host.
    const path = pathname.replace(/^\/+/, '/')
    void navigate({ pathname: path, search: next.toString(), hash }, { replace: true, state, preventScrollReset: true })
  }
  return [parameters.get(parameter) ?? '', change]
}
