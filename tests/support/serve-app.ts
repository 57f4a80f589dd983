import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { startMockServer } from '../../mocks/server/server.ts'
import { pageOf } from '../../scripts/build/pages.ts'
import { securityHeaders } from '../../scripts/deploy/headers.ts'
import { basePath } from '../../src/contract/operations.gen.ts'

/** The live build that journeys walk through. */
export const builtApp = '.results/app'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
}
const headers = securityHeaders()
const files = new Map<string, Buffer | undefined>()

/** A file of the build. Each is read once, for all journeys of a worker. */
function read(path: string): Buffer | undefined {
  const name = join(builtApp, path)
  if (!files.has(name))
    files.set(name, statSync(name, { throwIfNoEntry: false })?.isFile() ? readFileSync(name) : undefined)
  return files.get(name)
}

/** Answers an address as the shipped server configurations do: with its file, with its page, or with 404. */
function serve({ url = '/' }: IncomingMessage, out: ServerResponse): boolean {
  const { pathname } = new URL(`http://app${url}`)
  if (pathname.startsWith(`${basePath}/`)) return false
  const isFile = pathname.startsWith('/assets/') || /^\/[\w-]+\.\w+$/.test(pathname)
  const path = isFile ? pathname : pageOf(pathname)
  const content = read(path)
  if (content) out.writeHead(200, { ...headers, 'Content-Type': types[extname(path)] ?? 'application/octet-stream' })
  else out.writeHead(404, { 'Content-Type': 'text/plain' })
  out.end(content)
  return true
}

/**
 * Serves the built app and a mocked backend with an empty world on one port of this machine, as a deployment does. Both
 * cost a journey a fraction of what the mock in the page costs it.
 */
export const serveApp = () => startMockServer({ serve })
