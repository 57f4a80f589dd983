import type { UserConfig } from 'vite'
import { securityHeaders } from '../deploy/headers.ts'
import { apiProxy } from './api-proxy.ts'
import { originOf, type Settings } from './settings.ts'

/** The app on the mock and on a live API never share an origin: the worker and the storage of one would reach the other. */
const portsOf = { mock: { dev: 5173, preview: 4174 }, live: { dev: 5174, preview: 4173 } }

/** The development server, and the preview of a build: their ports, the proxy to the API, the headers of a live server. */
export function serversOf(settings: Settings): Pick<UserConfig, 'server' | 'preview'> {
  const { apiMode, apiBase } = settings
  const ports = portsOf[apiMode]
  const proxy = apiProxy(settings)
  // A build beside the development server reloads none of its pages.
  const watch = { ignored: ['**/.results/**', '**/dist/**', '**/dist-*/**'] }
  const headers = apiMode === 'live' ? securityHeaders({ apiOrigin: originOf(apiBase) }) : {}
  return {
    server: { port: ports.dev, strictPort: true, proxy, watch },
    preview: { port: ports.preview, strictPort: true, proxy, headers },
  }
}
