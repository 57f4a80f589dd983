import { offlineWorkerFile } from '../src/rules/offline-worker-file.ts'

/**
 * Removes the service worker that a live build left on the same origin. Its scope is narrower than the mock's, so the
 * mock would not see the calls of its pages.
 *
 * @param workers absent where the browser has no service workers or the page is not served securely
 * @returns whether it still holds this page, which then has to be loaded once more
 */
export async function retireOfflineWorker(
  workers: Pick<ServiceWorkerContainer, 'getRegistrations' | 'controller'> | undefined = navigator.serviceWorker,
): Promise<boolean> {
  for (const registration of (await workers?.getRegistrations()) ?? []) {
    const { active, waiting, installing } = registration
    if (isOffline(active ?? waiting ?? installing)) await registration.unregister()
  }
  return isOffline(workers?.controller)
}

const isOffline = (worker: ServiceWorker | null | undefined) =>
  URL.parse(worker?.scriptURL ?? '')?.pathname.endsWith(`/${offlineWorkerFile}`) === true
