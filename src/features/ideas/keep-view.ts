import { href } from '../../platform/navigation/href.ts'
import { offlineWorkerFile } from '../../rules/offline-worker-file.ts'

/** TypeScript does not know trusted types. */
type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => string }
}

let isKept = false

/**
 * Has the browser keep the view, so that it opens without a network: a service worker of this view alone does, in a live
 * build. Where there can be none the view is as it was.
 */
export function keepView(): void {
  if (isKept || !import.meta.env.PROD || import.meta.env.VITE_API_MODE !== 'live') return
  isKept = true
  void register().catch(() => {})
}

async function register(): Promise<void> {
  const { BASE_URL } = import.meta.env
  const scope = BASE_URL + href('ideaBuilder').replace(/^\/|\/$/g, '')
  await navigator.serviceWorker?.register(trusted(BASE_URL + offlineWorkerFile), { scope })
}

/** The one address that the policy of a live build lets become a worker. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  return trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => address }).createScriptURL('') ?? address
}
