import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { basePath, operations } from '../../src/contract/operations.gen.ts'
import { pageOf } from '../build/pages.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}
const compressed = new Set(['.html', '.js', '.css', '.svg', '.txt', '.json', '.webmanifest'])

export type Served = { origin: string; close: () => Promise<void> }
export type ServeOptions = {
  /** Whether somebody is signed in: userinfo answers 200, otherwise 401. */
  signedIn?: boolean
  /** The message with which every other call is refused. */
  refusal?: string
  /** Answers to calls by their address; `undefined` where it has none. */
  answer?: (url: URL) => object | undefined
}

/**
 * Serves a live build on a free port as a real server does: hashed assets are cached for a year, files are compressed
 * with brotli, and every other address gets its page. Also answers userinfo.
 */
export async function serve(
  folder: string,
  { signedIn = false, refusal = 'The bench has no such answer.', answer: answerTo }: ServeOptions = {},
): Promise<Served> {
  const serveFile = serveFiles(folder)
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === basePath + operations.getUserInfo.path) return tellUser(response, signedIn)
    const known = answerTo?.(url)
    if (known) return sendJson(response, 200, known)
    if (!serveFile(request, response)) sendJson(response, 400, { message: refusal })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The bench server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

/** Answers an address with its file or page. What is a call of the API it leaves alone, and gives false. */
export function serveFiles(folder: string) {
  const answers = new Map<string, Answer>()
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname.startsWith(`${basePath}/`)) return false
    const answer = answers.get(pathname) ?? load(folder, pathname)
    answers.set(pathname, answer)
    const brotli = answer.brotli && request.headers['accept-encoding']?.includes('br')
    response.writeHead(200, {
      'Content-Type': types[answer.extension] ?? 'application/octet-stream',
      'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
      ...(brotli ? { 'Content-Encoding': 'br' } : {}),
    })
    response.end(brotli ? answer.brotli : answer.plain)
    return true
  }
}

type Answer = { extension: string; plain: Buffer; brotli?: Buffer }

/** A file, or the page of an address. The stack baseline has one page for all addresses. */
function load(folder: string, pathname: string): Answer {
  const path = [pathname, pageOf(pathname), 'index.html']
    .map((each) => join(folder, normalize(join('/', each))))
    .find(isFile)
  if (!path) throw new Error(`There is no ${pageOf(pathname)} in ${folder}.`)
  const plain = readFileSync(path)
  const extension = extname(path)
  if (!compressed.has(extension)) return { extension, plain }
  return { extension, plain, brotli: isFile(`${path}.br`) ? readFileSync(`${path}.br`) : brotli(plain) }
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

const brotli = (content: Buffer) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })

function tellUser(response: ServerResponse, signedIn: boolean) {
  const exp = Math.floor(Date.now() / 1000) + 3600
  if (signedIn) return sendJson(response, 200, { userId: 'bench', session: { exp } })
  return sendJson(response, 401, { message: 'There is no session.' })
}

function sendJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}
