import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { execaSync } from 'execa'
import getPort from 'get-port'
import { startServer } from '../../../../scripts/tools/run.ts'

/** What serves the live build. */
export type FrontName = 'preview' | 'nginx'

/** A running front: its origin `http://host:port`, and a function that stops it. */
export type Front = { origin: string; stop: () => Promise<void> }

/** nginx as a front; `readLog` returns its access log so far. */
export type Nginx = Front & { readLog: () => string }

/** The live build that the journeys use. */
export const builtFolder = resolve('dist')

/** @param apiPort the port of the API on this machine */
export const startFront = (name: FrontName, apiPort: number): Promise<Front> =>
  name === 'nginx' ? startNginx(apiPort) : startPreview(apiPort)

async function startPreview(apiPort: number): Promise<Front> {
  const port = await getPort()
  const origin = `http://127.0.0.1:${port}`
  const vite = 'node_modules/vite/bin/vite.js'
  const args = [vite, 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const env = { API_TARGET: `http://127.0.0.1:${apiPort}`, VITE_API_MODE: 'live' }
  return { origin, stop: await startServer(origin, process.execPath, args, env) }
}

/** Where nginx may be installed. Debian keeps it out of a user's PATH. */
const nginxPaths = [process.env.NGINX_PATH, 'nginx', '/usr/sbin/nginx'].filter((path) => path !== undefined)
export const findNginx = () =>
  nginxPaths.find((path) => execaSync(path, ['-v'], { stdio: 'ignore', reject: false }).exitCode === 0)

/**
 * Runs nginx with the shipped configuration. Only port, folders and backend are replaced, as the configuration asks for.
 *
 * @param more further replacements
 */
export async function startNginx(apiPort: number, more: [from: string, to: string][] = []): Promise<Nginx> {
  const nginx = findNginx()
  if (!nginx)
    throw new Error('nginx is not installed (Debian: apt-get install nginx-light), and NGINX_PATH names none.')
  const port = await getPort()
  const folder = mkdtempSync(join(tmpdir(), 'emberhall-nginx-'))
  const log = join(folder, 'access.log')
  const shipped = readFileSync('deploy/nginx/emberhall.conf', 'utf8')
  const changed = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /var/www/emberhall;', `root ${builtFolder};`],
    ['server 127.0.0.1:8080;', `server 127.0.0.1:${apiPort};`],
    ['access_log /var/log/nginx/access.log', `access_log ${log}`],
    ...more,
  ].reduce((text, [from = '', to = '']) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx/emberhall.conf has no "${from}".`)
    return text.replace(from, to)
  }, shipped)
  writeFileSync(join(folder, 'emberhall.conf'), changed)
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder))
  const origin = `http://127.0.0.1:${port}`
  const end = await startServer(origin, nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'])
  return {
    origin,
    readLog: () => readFileSync(log, 'utf8'),
    stop: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The parts of Debian's /etc/nginx/nginx.conf that matter here, in a folder of its own. */
const mainConfiguration = (folder: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${folder}/${use};`).join(' ')}
  include ${folder}/emberhall.conf;
}
`
