import { href } from '../../../shell/href.ts'

/** The service worker that caches the view; the build writes it beside the pages. */
export const offlineWorkerFile = 'offline-worker.js'

/** The part of Trusted Types that is used here. TypeScript has no types for it. */
type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => string }
}

let isKept = false

/** The view, and the page that an ended session leads to. */
const kept = ['ideaBuilder', 'logout'] as const

/**
 * Caches the view and the logout page, so that they open offline. A live build has a service worker for these two pages
 * alone. Without a worker the view still works online.
 */
export function registerOfflineWorker(): void {
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

/** Waits until a worker is installed, which means that it has cached everything. */
const installed = (worker: ServiceWorker | null | undefined) =>
  worker && new Promise((done) => worker.addEventListener('statechange', done, { once: true }))

/** The only address from which the policy of a live build allows a worker. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  return trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => address }).createScriptURL('') ?? address
}
