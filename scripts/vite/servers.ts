import type { CommonServerOptions } from 'vite'
import { securityHeaders } from '../deploy/headers.ts'
import { apiProxy } from './api-proxy.ts'
import { originOf, type Settings } from './settings.ts'

/** The options that a preview needs besides serving files: the proxy to the API, and the headers of a live server. */
export function previewOf(settings: Settings): CommonServerOptions {
  return {
    proxy: apiProxy(settings),
    headers: settings.apiMode === 'live' ? securityHeaders({ apiOrigin: originOf(settings.apiBase) }) : {},
  }
}
