let loading: Promise<void> | undefined

/**
 * Loads the styles that all views share, once. The page names their file; in development it names none, because each
 * module brings its own. The build leaves nothing of this to Vite, which never asks again for styles that failed.
 *
 * @throws if they do not arrive; the next call asks again
 */
export function loadViewStyles(): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>('meta[name=view-styles]')
  if (!named) return Promise.resolve()
  loading ??= append(named.content)
  return loading
}

function append(href: string): Promise<void> {
  const link = document.createElement('link')
  const arrived = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      loading = undefined
      // As for a script: a new release may have replaced them.
      dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
      reject(new TypeError(`Failed to load ${href}`))
    }
  })
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
  return arrived
}
