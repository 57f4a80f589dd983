import { expect, test } from 'vitest'
import { basePath, operations } from '../../src/contract/operations.gen.ts'
import { offlineWorker, type Release, type WorkerScope } from './offline-worker.ts'

const origin = 'https://app.example'
const release: Release = {
  prefix: 'kept/',
  cache: 'kept/2',
  page: '/idea-builder/',
  files: ['/assets/start-2.js', '/assets/view-2.js'],
  folder: '/assets/',
  mark: 'start-2.js',
  patienceMs: 4000,
}
const page = '<script src="/assets/start-2.js"></script>'
const pathOf = (input: RequestInfo | URL) => new URL(String(Object(input).url ?? input), origin).pathname

/** A browser's caches, as far as the worker uses them. */
function fakeCaches(network: (path: string) => Promise<Response>) {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>()
    all.set(name, kept)
    return {
      addAll: async (paths: string[]) => {
        const answers = await Promise.all(paths.map(network))
        paths.forEach((path, at) => void kept.set(path, answers[at] as Response))
      },
      put: async (path: string, answer: Response) => void kept.set(path, answer),
    }
  }
  const match = async (url: string, { cacheName }: MultiCacheQueryOptions) =>
    [...all]
      .filter(([name, kept]) => name === (cacheName ?? name) && kept.has(pathOf(url)))
      .map(([, kept]) => kept.get(pathOf(url))?.clone())[0]
  const keys = async () => [...all.keys()]
  return { all, caches: { open, match, keys, delete: async (name: string) => all.delete(name) } as never }
}

/** A worker in a browser whose network answers with these texts; any other path is unreachable. */
function openWorker(texts: Record<string, string>) {
  const asked: string[] = []
  let hangs = false
  const network = async (path: string) => {
    asked.push(path)
    if (hangs) await new Promise(() => {})
    const text = texts[path]
    if (text === undefined) throw new TypeError('Failed to fetch')
    return new Response(text)
  }
  const { all, caches } = fakeCaches(network)
  const listeners = new Map<string, (event: never) => void>()
  const scope: WorkerScope = {
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
    skipWaiting: async () => {},
    caches,
    fetch: (input) => network(pathOf(input)),
    setTimeout: (done, ms) => setTimeout(done, ms),
    location: { origin },
  }
  offlineWorker(scope, release)
  const fire = (type: string) =>
    new Promise((resolve, reject) => {
      listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => work.then(resolve, reject) } as never)
    })
  /** What the worker answers with; `undefined` if it leaves the request alone. */
  async function ask(path: string, init: { method?: string; mode?: string } = {}) {
    const answers: Promise<Response>[] = []
    const request = { method: 'GET', mode: 'cors', url: origin + path, ...init }
    listeners.get('fetch')?.({ request, respondWith: (answer: Promise<Response>) => answers.push(answer) } as never)
    return (await answers[0])?.text()
  }
  const hang = () => {
    hangs = true
  }
  return { all, asked, fire, ask, texts, hang }
}

const online = () => ({ '/idea-builder/': page, '/assets/start-2.js': 'start', '/assets/view-2.js': 'view' })
const navigate = { mode: 'navigate' }

test('the page comes from the network, and offline from the cache', async () => {
  const worker = openWorker(online())
  await worker.fire('install')
  worker.texts['/idea-builder/'] = 'newer'
  expect(await worker.ask('/idea-builder/', navigate)).toBe('newer')
  delete worker.texts['/idea-builder/']
  expect(await worker.ask('/idea-builder/?game=2VJ0', navigate)).toBe(page)
  expect(await worker.ask('/idea-builder', navigate)).toBe(page)
})

test('the worker of the other address finds everything cached, and fetches nothing', async () => {
  const worker = openWorker(online())
  await worker.fire('install')
  worker.asked.length = 0
  await worker.fire('install')
  expect(worker.asked).toEqual([])
  expect(await worker.ask('/logout', navigate)).toBe(page)
})

test('calls, and everything but pages and hashed files, are left alone', async () => {
  const worker = openWorker(online())
  await worker.fire('install')
  worker.asked.length = 0
  for (const path of [basePath + operations.getUserInfo.path, '/favicon.svg', '/idea-builder/'])
    expect(await worker.ask(path)).toBeUndefined()
  expect(await worker.ask('/idea-builder/', { ...navigate, method: 'POST' })).toBeUndefined()
  expect(worker.asked).toEqual([])
})

test.each([
  ['a page of another release', { '/idea-builder/': '<script src="/assets/start-3.js"></script>' }],
  ['a file that does not arrive', { '/assets/view-2.js': undefined }],
])('%s caches nothing, so that no half of a release is shown', async (_what, texts) => {
  const worker = openWorker({ ...online(), ...texts } as Record<string, string>)
  await expect(worker.fire('install')).rejects.toThrow()
  expect([...worker.all.values()].flatMap((kept) => [...kept.keys()])).toEqual([])
})

test('the previous release stays cached, older ones go, and other caches stay', async () => {
  const worker = openWorker(online())
  for (const name of ['kept/0', 'others', 'kept/1']) worker.all.set(name, new Map())
  await worker.fire('install')
  await worker.fire('activate')
  expect([...worker.all.keys()]).toEqual(['others', 'kept/1', 'kept/2'])
})
