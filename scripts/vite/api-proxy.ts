import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ProxyOptions } from 'vite'
import type { Settings } from './settings.ts'

/**
 * Passes the calls of a live app on to the server at `apiTarget`, WebSockets included. Cookies and paths stay as they
 * are; where the API is at an address of its own, the browser calls it directly and nothing is passed on.
 */
export function apiProxy({ apiMode, apiBase, apiTarget }: Settings): Record<string, ProxyOptions> {
  if (apiMode === 'mock' || !apiBase.startsWith('/')) return {}
  // An expression, as Vite would also pass on a path that merely starts alike.
  return {
    [`^${apiBase.replaceAll('.', '\\.')}(/|\\?|$)`]: {
      target: apiTarget,
      changeOrigin: true,
      ws: true,
      configure: (proxy) => {
        proxy.on('error', (_error, _request, answer) => {
          if ('req' in answer) refuse(answer, apiTarget)
        })
      },
    },
  }
}

/** Answers in the shape that the contract gives errors, so that the app and its developer can read it. */
function refuse(answer: ServerResponse<IncomingMessage>, target: string) {
  if (answer.headersSent || answer.writableEnded) return
  const message = `The API at ${target} does not answer. Start it, or set API_TARGET to where it runs.`
  answer.writeHead(502, { 'Content-Type': 'application/json' }).end(JSON.stringify({ message }))
}
