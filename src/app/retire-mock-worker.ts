/**
 * Unregisters the service worker that a mocked session on the same origin left behind: a browser keeps one until it is
 * told otherwise, and a live build has nobody else to do so. No reload is needed: until the page is left, the old
 * worker passes on whatever a page without a mock asks for.
 *
 * @param workers absent where the browser has no service workers or the page is not served securely
 */
export async function retireMockWorker(
  workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined = navigator.serviceWorker,
): Promise<void> {
  try {
    for (const registration of (await workers?.getRegistrations()) ?? []) {
      const { active, waiting, installing } = registration
      const address = (active ?? waiting ?? installing)?.scriptURL ?? ''
      if (URL.parse(address)?.pathname.endsWith('/mockServiceWorker.js')) await registration.unregister()
    }
  } catch {
    // Storage is blocked: then there is no worker either.
  }
}
