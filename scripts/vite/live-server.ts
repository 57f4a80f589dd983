import type { CommonServerOptions } from 'vite'
import { securityHeaders } from '../deploy/headers.ts'
import { apiProxy } from './api-proxy.ts'
import { originOf, type Settings } from './settings.ts'

/** What a preview adds to serving files: the way to the API, and the headers that the app will be served with. */
export function previewOf(settings: Settings): CommonServerOptions {
  return {
    proxy: apiProxy(settings),
    headers: settings.apiMode === 'live' ? securityHeaders({ apiOrigin: originOf(settings.apiBase) }) : {},
  }
}
