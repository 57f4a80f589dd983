import { href } from '../../../shell/href.ts'

/** The service worker that caches the view; the build writes it beside the pages. */
export const offlineWorkerFile = 'offline-worker.js'

/** TypeScript does not know trusted types. */
type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => string }
}

let isKept = false

/** The view, and the page to which an ended session leads. */
const kept = ['ideaBuilder', 'logout'] as const

/**
 * Caches the view and the page after it, so that they open offline: a service worker for these two alone, in a live
 * build. Without a worker the view works as before.
 */
export function keepView(): void {
  if (isKept || !import.meta.env.PROD || import.meta.env.VITE_API_MODE !== 'live') return
  isKept = true
  void register().catch(() => {})
}

async function register(): Promise<void> {
  const { BASE_URL } = import.meta.env
  const script = trusted(BASE_URL + offlineWorkerFile)
  for (const id of kept) {
    const scope = BASE_URL + href(id).replace(/^\/|\/$/g, '')
    const registration = await navigator.serviceWorker?.register(script, { scope })
    await installed(registration?.installing)
  }
}

/** Waits for a worker that is being installed: the next one finds everything cached. */
const installed = (worker: ServiceWorker | null | undefined) =>
  worker && new Promise((done) => worker.addEventListener('statechange', done, { once: true }))

/** The one address that the policy of a live build allows as a worker. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  return trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => address }).createScriptURL('') ?? address
}
