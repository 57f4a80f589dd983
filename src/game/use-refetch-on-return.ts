import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../api/api.ts'

/**
 * While it is mounted, RTK Query is told when the page is seen again and when the network is back. It is what
 * `refetchOnFocus`, `refetchOnReconnect` and `skipPollingIfUnfocused` go by. RTK Query's own `setupListeners` would be
 * in the start of the app.
 */
export function useRefetchOnReturn(): void {
  const dispatch = useDispatch()
  useEffect(() => {
    const { onFocus, onFocusLost, onOnline, onOffline } = api.internalActions
    const look = () => dispatch(document.visibilityState === 'visible' ? onFocus() : onFocusLost())
    const connect = () => dispatch(onOnline())
    const disconnect = () => dispatch(onOffline())
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', connect)
    window.addEventListener('offline', disconnect)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', connect)
      window.removeEventListener('offline', disconnect)
    }
  }, [dispatch])
}
