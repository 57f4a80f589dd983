import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, type Plugin } from 'vite'
import { asHosted } from './scripts/build/as-hosted.ts'
import { contractModule } from './scripts/contract/bundle.ts'
import { serversOf } from './scripts/vite/servers.ts'
import { readEnvironment, readSettings } from './scripts/vite/settings.ts'

/**
 * The scripts of a build: few, because each is a request, and a small one compresses badly. A module that `shares` or
 * more scripts need is in that of its feature, or in the one that all views share.
 */
const groupsOf = (shares: number, isDev: boolean) => [
  // On the dev server: what no edit changes, which the browser keeps compiled.
  ...(isDev ? [{ name: 'packages', tags: ['$initial' as const], test: /\/node_modules\//, priority: 4 }] : []),
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'call', test: /\/src\/(contract\/schemas\/|api\/send\.ts)|\/node_modules\/(ky|zod)\//, priority: 2 },
  { name: 'shared', test: /\/src\/(?!features|forms\/outbox)/, minShareCount: shares, priority: 2 },
  // With its database, for the two views that work without a connection.
  { name: 'outbox', test: /\/src\/forms\/outbox\//, priority: 1 },
  { name: (id: string) => /\/src\/features\/(\w+)/.exec(id)?.[1], minShareCount: shares, priority: 1 },
  // Without the file that starts it, which says so if these cannot load.
  { name: 'mock', test: /\/mocks\/(?!contract-check|browser\.ts)/, priority: 0 },
]

/**
 * Most functions of the start and of a view run at once. Chromium compiles all of a script with this first line, while it
 * arrives and beside the main thread; otherwise the main thread compiles each when it is called.
 */
const compiledAtOnce: Plugin = {
  name: 'compiled-at-once',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && (chunk.isEntry || /\/screens\//.test(chunk.facadeModuleId ?? '')))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
  },
}

export default defineConfig(({ command, mode, isPreview, isSsrBuild }) => {
  const isDev = command === 'serve' && !isPreview
  const settings = readSettings(readEnvironment(mode), isDev)
  return {
    base: settings.base,
    // The dev server sends a few bundled files instead of hundreds of modules.
    experimental: { bundledDev: isDev },
    // Literals, so that a live build drops the mock and everything it imports.
    define: {
      'import.meta.env.VITE_API_REAL': JSON.stringify(settings.real.join(',')),
      'import.meta.env.VITE_API_MODE': JSON.stringify(settings.apiMode),
      'import.meta.env.VITE_API_BASE': JSON.stringify(settings.apiBase),
    },
    css: { modules: { generateScopedName: command === 'build' ? '[hash:base64:4]' : undefined } },
    plugins: [react(), contractModule(), settings.apiMode === 'mock' && msw(), asHosted(settings.base), compiledAtOnce],
    ...serversOf(settings),
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
        // Schemas do nothing by being there: each goes where it is used, and the list of all of them nowhere.
        treeshake: { moduleSideEffects: [{ test: /\/src\/contract\/.*\.gen\.ts$/, sideEffects: false }] },
        // The schemas are one chunk: what is loaded for one call brings those of all.
        checks: { ineffectiveDynamicImport: false },
        // On the mock a request costs more than bytes: each passes the service worker.
        output: isSsrBuild ? {} : { codeSplitting: { groups: groupsOf(settings.apiMode === 'mock' ? 2 : 3, isDev) } },
        // Everything is bundled at once: an import() that is bundled when it is first asked for costs two requests.
        experimental: isDev ? { devMode: { lazy: false } } : {},
      },
    },
  }
})
