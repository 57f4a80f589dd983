/** An event of a service worker. TypeScript's types of pages do not have `waitUntil`. */
type Extendable = { waitUntil: (work: Promise<unknown>) => void }
type Fetching = { request: Request; respondWith: (answer: Promise<Response>) => void }

/** What the worker uses of its global scope. */
export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  skipWaiting: () => Promise<void>
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>
  fetch: (input: string | Request, init?: RequestInit) => Promise<Response>
  setTimeout: (done: () => void, ms: number) => unknown
  location: Pick<Location, 'origin'>
}

/** What one release caches. */
export type Release = {
  /** The prefix of all its caches, and the name of this release's. */
  prefix: string
  cache: string
  /** The path of the page, of the files that its view needs, and of the folder of hashed files. */
  page: string
  files: string[]
  folder: string
  /** A text by which the page is recognized as this release's. */
  mark: string
  /** The longest wait for a page before the cached one is shown, in milliseconds. */
  patienceMs: number
}

/**
 * The service worker of a view, and of the logout page, to which the end of a session leads. It caches their page, which
 * is the same, and the hashed files of the release. A page comes from the network, if that answers in time; a hashed file
 * never changes. Every other request, above all each API call, passes as if there were no worker. The function is written
 * into a file of its own, so it uses nothing from outside.
 */
export function offlineWorker(scope: WorkerScope, release: Release): void {
  const { prefix, cache, page, files, folder, mark, patienceMs } = release

  const cachedPage = () => scope.caches.match(page, { cacheName: cache, ignoreVary: true })

  /** Caches all or nothing: a page of one release does not start with files of another. */
  async function cacheRelease() {
    // The page is cached last. The worker of the other address may have cached everything.
    if (await cachedPage()) return scope.skipWaiting()
    const answer = await scope.fetch(page, { cache: 'no-cache' })
    const text = await answer.clone().text()
    if (!answer.ok || answer.redirected || !text.includes(mark)) throw new Error('The page is of another release.')
    const opened = await scope.caches.open(cache)
    await opened.addAll(files)
    await opened.put(page, answer)
    return scope.skipWaiting()
  }

  /** Deletes all releases but this one and the previous one: a tab of that may still be open. */
  async function deleteOldReleases() {
    const names = (await scope.caches.keys()).filter((name) => name.startsWith(prefix) && name !== cache)
    for (const name of names.slice(0, -1)) await scope.caches.delete(name)
  }

  async function answerPage(request: Request): Promise<Response> {
    const asked = scope.fetch(request)
    asked.catch(() => {})
    const late = new Promise<undefined>((done) => scope.setTimeout(() => done(undefined), patienceMs))
    const answer = await Promise.race([asked, late]).catch(() => undefined)
    return answer ?? (await cachedPage()) ?? asked
  }

  async function answerFile(request: Request): Promise<Response> {
    return (await scope.caches.match(request.url, { ignoreVary: true })) ?? scope.fetch(request)
  }

  scope.addEventListener('install', (event) => event.waitUntil(cacheRelease()))
  scope.addEventListener('activate', (event) => event.waitUntil(deleteOldReleases()))
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    if (method !== 'GET') return
    if (mode === 'navigate') event.respondWith(answerPage(event.request))
    else if (url.startsWith(scope.location.origin + folder)) event.respondWith(answerFile(event.request))
  })
}
