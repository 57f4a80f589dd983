/** An event of a service worker: what it is told to wait for. TypeScript's types of pages do not have it. */
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

/** What one release keeps. */
export type Release = {
  /** Of all its caches, and of this release's own. */
  prefix: string
  cache: string
  /** The path of the page, of the files that its view needs, and of the folder of hashed files. */
  page: string
  files: string[]
  folder: string
  /** A part of the page's text by which it is of this release. */
  mark: string
  /** How long a page may take before the kept one is shown, in milliseconds. */
  patienceMs: number
}

/**
 * The service worker of a view, and of the page to which a session that ends leads from it: it keeps their page, which is
 * the same, and the hashed files of the release, and answers with them where the network does not. A page comes from the
 * network where there is one; a hashed file never changes. Every other request, above all each call of the API, goes on
 * as if there were no worker. The function is written into a file of its own, so it uses nothing from outside.
 */
export function offlineWorker(scope: WorkerScope, release: Release): void {
  const { prefix, cache, page, files, folder, mark, patienceMs } = release

  const keptPage = () => scope.caches.match(page, { cacheName: cache, ignoreVary: true })

  /** Keeps all of it or nothing: a page of one release with files of another does not start. */
  async function keep() {
    // The page is kept last. The worker of the other address may have done so.
    if (await keptPage()) return scope.skipWaiting()
    const answer = await scope.fetch(page, { cache: 'no-cache' })
    const text = await answer.clone().text()
    if (!answer.ok || answer.redirected || !text.includes(mark)) throw new Error('The page is of another release.')
    const kept = await scope.caches.open(cache)
    await kept.addAll(files)
    await kept.put(page, answer)
    return scope.skipWaiting()
  }

  /** Forgets all releases but this one and the one before, of which a tab may still be open. */
  async function forget() {
    const names = (await scope.caches.keys()).filter((name) => name.startsWith(prefix) && name !== cache)
    for (const name of names.slice(0, -1)) await scope.caches.delete(name)
  }

  async function answerPage(request: Request): Promise<Response> {
    const asked = scope.fetch(request)
    asked.catch(() => {})
    const late = new Promise<undefined>((done) => scope.setTimeout(() => done(undefined), patienceMs))
    const answer = await Promise.race([asked, late]).catch(() => undefined)
    return answer ?? (await keptPage()) ?? asked
  }

  async function answerFile(request: Request): Promise<Response> {
    return (await scope.caches.match(request.url, { ignoreVary: true })) ?? scope.fetch(request)
  }

  scope.addEventListener('install', (event) => event.waitUntil(keep()))
  scope.addEventListener('activate', (event) => event.waitUntil(forget()))
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    if (method !== 'GET') return
    if (mode === 'navigate') event.respondWith(answerPage(event.request))
    else if (url.startsWith(scope.location.origin + folder)) event.respondWith(answerFile(event.request))
  })
}
