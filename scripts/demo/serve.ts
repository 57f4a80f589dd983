import { readFile, stat } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

/**
 * Serves a folder below a path as a simple static host does: files, the index.html of a folder, and for everything else
 * 404.html with status 404. The browser may cache each for ten minutes, as with GitHub Pages.
 *
 * @param base with a slash at both ends
 */
export function serve(folder: string, base: string, port: number): void {
  createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.startsWith(base)
      ? join('/', normalize(decodeURIComponent(pathname.slice(base.length - 1))))
      : null
    const file = path && (await fileAt(join(folder, path)))
    await (file ? send(response, 200, file) : send(response, 404, join(folder, '404.html')))
  }).listen(port, '127.0.0.1')
}

async function fileAt(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null)
  if (found?.isDirectory()) return fileAt(join(path, 'index.html'))
  return found ? path : null
}

async function send(response: ServerResponse, status: number, path: string) {
  const type = types[extname(path)] ?? 'application/octet-stream'
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'max-age=600' })
  response.end(await readFile(path))
}

const [folder, port] = process.argv.slice(2)
if (folder) serve(folder, process.env.BASE_PATH || '/', Number(port))
