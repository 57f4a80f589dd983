import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import type { ProxyOptions, UserConfig } from 'vite'
import { noAnswerFrom } from '../../mocks/scenarios/real-tags.ts'
import { securityHeaders } from '../deploy/headers.ts'
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

/**
 * Forwards the calls of a live app to the server at `apiTarget`, including WebSockets. Cookies and paths stay
 * unchanged. If the API has an address of its own, the browser calls it directly and nothing is forwarded.
 */
export function apiProxy({ apiMode, apiBase, apiTarget, real }: Settings): Record<string, ProxyOptions> {
  // The mock in the page passes on the calls of the tags that a real server answers.
  if ((apiMode === 'mock' && real.length === 0) || !apiBase.startsWith('/')) return {}
  // An expression, because Vite would also forward a path that only begins alike.
  return {
    [`^${apiBase.replaceAll('.', '\\.')}(/|\\?|$)`]: {
      target: apiTarget,
      changeOrigin: true,
      ws: true,
      configure: (proxy) => {
        // The page's own host, by which a server recognizes foreign pages: `Host` is the target's.
        const nameHost = (forwarded: ClientRequest, { headers }: IncomingMessage) =>
          void forwarded.setHeader('X-Forwarded-Host', headers.host ?? '')
        proxy.on('proxyReq', nameHost)
        proxy.on('proxyReqWs', nameHost)
        // A page would wait forever for the rest of an answer that broke off.
        proxy.on('proxyRes', (given, _request, answer) => {
          given.on('close', () => given.complete || answer.destroy())
        })
        proxy.on('error', (_error, _request, answer) => {
          if ('req' in answer) refuse(answer, apiTarget)
        })
      },
    },
  }
}

/** Answers with the contract's error shape, which the app and its developer can read. */
function refuse(answer: ServerResponse<IncomingMessage>, target: string) {
  if (answer.headersSent || answer.writableEnded) return
  const message = noAnswerFrom(target)
  answer.writeHead(502, { 'Content-Type': 'application/json' }).end(JSON.stringify({ message }))
}
