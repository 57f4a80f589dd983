/**
 * Removes what the mock left on the same origin: its service worker, and its storage with codes and contacts. A browser
 * keeps both until a page removes them, so the live build does. No reload is needed: until then the old worker passes
 * on every request of a page without the mock.
 *
 * @param workers absent where the browser has no service workers or the page is not served securely
 */
export async function retireMockWorker(
  workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined = navigator.serviceWorker,
): Promise<void> {
  // Where storage is blocked one of these rejects, and then there is nothing to remove.
  await Promise.allSettled([unregister(workers), forget()])
}

async function unregister(workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined) {
  for (const registration of (await workers?.getRegistrations()) ?? []) {
    const { active, waiting, installing } = registration
    const address = (active ?? waiting ?? installing)?.scriptURL ?? ''
    if (address.split(/[?#]/)[0]?.endsWith('/mockServiceWorker.js')) await registration.unregister()
  }
}

async function forget() {
  const isOfMock = (name: string) => name.startsWith('emberhall-mock/')
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage).filter(isOfMock)) storage.removeItem(key)
  for (const { name = '' } of await indexedDB.databases()) if (isOfMock(name)) indexedDB.deleteDatabase(name)
}
