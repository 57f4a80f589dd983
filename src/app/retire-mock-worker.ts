/**
 * Removes what a mocked session on the same origin left behind, codes and contacts included: its service worker and what
 * it stored. A browser keeps both until it is told otherwise, and a live build has nobody else to do so. No reload is
 * needed: until the page is left, the old worker passes on whatever a page without a mock asks for.
 *
 * @param workers absent where the browser has no service workers or the page is not served securely
 */
export async function retireMockWorker(
  workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined = navigator.serviceWorker,
): Promise<void> {
  // Where storage is blocked, one of these fails: then there is nothing to remove either.
  await Promise.allSettled([unregister(workers), forget()])
}

async function unregister(workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined) {
  for (const registration of (await workers?.getRegistrations()) ?? []) {
    const { active, waiting, installing } = registration
    const address = (active ?? waiting ?? installing)?.scriptURL ?? ''
    if (URL.parse(address)?.pathname.endsWith('/mockServiceWorker.js')) await registration.unregister()
  }
}

async function forget() {
  const isOfMock = (name: string) => name.startsWith('emberhall-mock/')
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage).filter(isOfMock)) storage.removeItem(key)
  for (const { name = '' } of await indexedDB.databases()) if (isOfMock(name)) indexedDB.deleteDatabase(name)
}
