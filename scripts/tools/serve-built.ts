import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { basePath } from '../../src/contract/operations.gen.ts'
import { pageOf } from '../build/pages.ts'
import { cacheControl, securityHeaders } from '../deploy/headers.ts'

/** Answers a request, or returns false if it does not. */
type Handler = (message: IncomingMessage, out: ServerResponse) => boolean

/**
 * Serves a live build as the shipped server configurations do: an address gets its file, its page or 404, and compressed
 * files are sent compressed. Calls of the API are left alone.
 */
export function serveBuilt(folder: string): Handler {
  const headers = Object.entries(securityHeaders())
  const files = sirv(folder, {
    brotli: true,
    etag: true,
    setHeaders: (out, path) => {
      for (const [name, value] of headers) out.setHeader(name, value)
      out.setHeader('Cache-Control', path.startsWith('/assets/') ? cacheControl.hashed : cacheControl.other)
    },
  })
  return (message, out) => {
    // An address with two slashes must not become another host.
    const { pathname } = new URL(`http://app${message.url ?? '/'}`)
    if (pathname.startsWith(`${basePath}/`)) return false
    const isFile = pathname.startsWith('/assets/') || /^\/[\w-]+\.\w+$/.test(pathname)
    if (!isFile) message.url = `/${pageOf(pathname)}`
    files(message, out, () => {
      out.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such file.')
    })
    return true
  }
}

/**
 * Serves a folder below a path as a simple static host does: files, the index.html of a folder, and for everything else
 * 404.html with status 404. The browser may cache each for ten minutes, as with GitHub Pages.
 *
 * @param base with a slash at both ends
 */
export function serveFolder(folder: string, base: string): Handler {
  const files = sirv(folder, { setHeaders: (out) => out.setHeader('Cache-Control', 'max-age=600') })
  const missing = readFileSync(join(folder, '404.html'))
  return (message, out) => {
    const notFound = () => {
      out.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(missing)
    }
    const { url = '/' } = message
    if (url.startsWith(base)) files(Object.assign(message, { url: url.slice(base.length - 1) }), out, notFound)
    else notFound()
    return true
  }
}
