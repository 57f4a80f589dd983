import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { searchParameter, useTyped } from '../../shell/use-search-value.tsx'
import { searchPauseMs } from './limits.ts'

/**
 * Events after which the person may have left the page or the field. A screen reader may send a click without a press.
 */
const leaving = ['pointerdown', 'click', 'focusout', 'visibilitychange', 'pagehide']

/**
 * Writes the typed text into the address, after a pause in typing or before anything that may read or leave the
 * address. It adds no history entry and keeps the rest of the address and the entry's state. An empty text removes the
 * parameter.
 * Each new address renders the whole navbar, and Safari refuses more than a hundred in ten seconds.
 *
 */
export function useWriteSearch(): void {
  const [typed, type] = useTyped()
  const [parameters] = useSearchParams()
  const { pathname, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!typed) return
    const write = () => {
      stop()
      type?.()
      // A page that opened meanwhile has its own search.
      if (typed.pathname !== pathname) return
      const next = new URLSearchParams(parameters)
      if (typed.text) next.set(searchParameter, typed.text)
      else next.delete(searchParameter)
      // Two slashes at the start would name another host.
      const path = pathname.replace(/^\/+/, '/')
      const to = { pathname: path, search: next.toString(), hash }
      void navigate(to, { replace: true, state, preventScrollReset: true })
    }
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      // A shortcut may go back, reload (F5), or copy the address. When a page unloads it is too late to change its
      // address.
      if (/^(Enter|F\d+)$/.test(key) || altKey || ctrlKey || metaKey) write()
    }
    const timer = setTimeout(write, searchPauseMs)
    addEventListener('keydown', onKey, true)
    for (const event of leaving) addEventListener(event, write, true)
    const stop = () => {
      clearTimeout(timer)
      removeEventListener('keydown', onKey, true)
      for (const event of leaving) removeEventListener(event, write, true)
    }
    return stop
  }, [typed, type, parameters, pathname, hash, state, navigate])
}
