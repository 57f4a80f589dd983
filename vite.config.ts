import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { prepared } from './scripts/browser/dependencies.ts'
import { previewPages } from './scripts/build/preview-pages.ts'
import { apiProxy } from './scripts/vite/api-proxy.ts'
import { contractModule } from './scripts/vite/contract-module.ts'
import { previewOf } from './scripts/vite/live-server.ts'
import { readEnvironment, readSettings } from './scripts/vite/settings.ts'
import { treeshake } from './scripts/vite/treeshake.ts'

/** The scripts of a build by folder: few, because each is a request, and a small one compresses badly. */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'call', test: /\/src\/contract\/schemas\/|\/node_modules\/(ky|zod)\//, priority: 2 },
  { name: 'shared', test: /\/src\/(api|contract|forms|game|lib|live|rules|shell|ui)\//, minShareCount: 3, priority: 1 },
  {
    debugName: 'features',
    name: (id: string) => /\/src\/features\/([^/]+)\//.exec(id)?.[1] ?? null,
    minShareCount: 3,
    priority: 1,
  },
]

/** The app on the mock and on a live API never share an origin: the worker and the storage of one would reach the other. */
const portsOf = { mock: { dev: 5173, preview: 4174 }, live: { dev: 5174, preview: 4173 } }

export default defineConfig(({ command, mode, isPreview, isSsrBuild }) => {
  const settings = readSettings(readEnvironment(mode), command === 'serve' && !isPreview)
  const { apiMode, apiBase, base } = settings
  const isMock = apiMode === 'mock'
  return {
    base,
    // The dev server sends a few bundled files instead of hundreds of modules: a reload takes half as long.
    experimental: { bundledDev: command === 'serve' && !isPreview },
    // Literals, so that a live build drops the mock and everything it imports.
    define: {
      'import.meta.env.VITE_API_MODE': JSON.stringify(apiMode),
      'import.meta.env.VITE_API_BASE': JSON.stringify(apiBase),
    },
    // Only the plugin of the mock knows virtual:msw; a live server that scans for packages passes it by.
    optimizeDeps: { include: prepared.app.concat(isMock ? prepared.mock : []), exclude: isMock ? [] : ['virtual:msw'] },
    css: { modules: { generateScopedName: command === 'build' ? '[hash:base64:6]' : undefined } },
    plugins: [react(), contractModule(), isMock && msw(), previewPages(base)],
    server: {
      port: portsOf[apiMode].dev,
      strictPort: true,
      proxy: apiProxy(settings),
      // A build beside the development server reloads none of its pages.
      watch: { ignored: ['**/.results/**', '**/dist/**', '**/dist-*/**'] },
    },
    preview: { port: portsOf[apiMode].preview, strictPort: true, ...previewOf(settings) },
    build: {
      target: 'es2022',
      // Keeps light-dark() as written: lowered, it would be decided once on the root, and no part could be dark by itself.
      // The menu and the suggestions are popovers, which are in these versions of all three (a test keeps newer APIs out).
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      // The Content-Security-Policy knows no data: addresses.
      assetsInlineLimit: 0,
      rolldownOptions: {
        treeshake,
        // The schemas are one chunk: what is loaded for one call brings those of all.
        checks: { ineffectiveDynamicImport: false },
        output: isSsrBuild ? {} : { codeSplitting: { groups } },
      },
    },
  }
})
