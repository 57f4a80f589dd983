import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { prepared } from './scripts/browser/dependencies.ts'
import { previewPages } from './scripts/build/preview-pages.ts'
import { apiProxy } from './scripts/vite/api-proxy.ts'
import { classNameOf } from './scripts/vite/class-names.ts'
import { previewOf } from './scripts/vite/live-server.ts'
import { readEnvironment, readSettings } from './scripts/vite/settings.ts'
import { treeshake } from './scripts/vite/treeshake.ts'
import { twoStylesheets } from './scripts/vite/two-stylesheets.ts'

// React Router offers bundlers its development build alone: with warnings for developers, and pages about errors.
const routerOfProduction = {
  find: /^react-router$/,
  replacement: resolve('node_modules/react-router/dist/production/index.mjs'),
}
const initial = { name: 'start', tags: ['$initial' as const], priority: 3 }
const sharedBySome = (name: string, test: RegExp) => ({ name, test, minShareCount: 2, priority: 2 })
const several = [
  // What saves a file comes with a press on its button, and not with each screen.
  sharedBySome('screens', /\/src\/(lib|shell\/page)\/(?!page\.|save-file\.)/),
  // What forms alone share.
  sharedBySome(
    'forms',
    /\/src\/(features\/games\/form-values|forms\/(focus-first-error|use-newest-draft)|rules\/unseen-texts)\./,
  ),
  // Small files: each alone would weigh more than its lines.
  sharedBySome('finders', /\/src\/(ui\/filter-list\/(use-filter|words-of)|game\/(put-into-address|use-late))\./),
  sharedBySome('line', /\/src\/live\/(use-live|live-slice|told-limits)\./),
  sharedBySome(
    'times',
    /\/src\/(game|lib)\/(session-time|zoned-words|format-duration|is-over|until-over|use-server-now)\./,
  ),
]
/**
 * What four views or more have in common, without what dialogs of the start use too. The rest stays apart, as does what
 * only forms and lists need, and what is about ideas, of which the parts of one view are made: other views would load it in vain.
 */
const sharedByViews = {
  name: 'views',
  test: /\/src\/(api|contract|features|forms|game|lib|shell|rules|ui)\/(?!text-area|radio-group|select|filter-list|focus-back|conflict|merge-values|copy-field|left-texts|.*([Ii]dea|Table|Entry))/,
  minShareCount: 4,
  priority: 1,
}

/** What the scripts write: a build beside the development server reloads none of its pages. */
const builds = ['**/.results/**', '**/dist/**', '**/dist-*/**']

/** The app on the mock and on a live API never share an origin: the worker and the storage of one would reach the other. */
const portsOf = {
  mock: { dev: { port: 5173, strictPort: true }, preview: { port: 4174, strictPort: true } },
  live: { dev: { port: 5174, strictPort: true }, preview: { port: 4173, strictPort: true } },
}

export default defineConfig(({ command, mode, isPreview, isSsrBuild }) => {
  const settings = readSettings(readEnvironment(mode), command === 'serve' && !isPreview)
  const { apiMode, apiBase, base } = settings
  return {
    base,
    // Literals, so that a live build drops the mock and everything it imports.
    define: {
      'import.meta.env.VITE_API_MODE': JSON.stringify(apiMode),
      'import.meta.env.VITE_API_BASE': JSON.stringify(apiBase),
      // Drops the part of Vite's loader that fetches what a script names beside it: the lists below are empty. 0.5 KB of the start.
      __VITE_IS_MODERN__: 'false',
    },
    // Only the plugin of the mock knows virtual:msw; a live server that scans for packages passes it by.
    optimizeDeps:
      apiMode === 'mock'
        ? { include: [...prepared.app, ...prepared.mock] }
        : { include: prepared.app, exclude: ['virtual:msw'] },
    resolve: command === 'build' ? { alias: [routerOfProduction] } : {},
    css: command === 'build' ? { modules: { generateScopedName: classNameOf } } : {},
    plugins: [react(), apiMode === 'mock' && msw(), previewPages(base), !isSsrBuild && twoStylesheets(base)],
    // Journeys run on the sources as they were when they began.
    server: {
      ...portsOf[apiMode].dev,
      proxy: apiProxy(settings),
      ...(process.env.JOURNEY_PORT ? { hmr: false, watch: null } : { watch: { ignored: builds } }),
    },
    preview: { ...portsOf[apiMode].preview, ...previewOf(settings) },
    build: {
      target: 'es2022',
      // Keeps light-dark() as written: lowered, it would be decided once on the root, and no part could be dark by itself.
      // The menu and the suggestions are popovers, which are in these versions of all three (a test keeps newer APIs out).
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
      // No list of what each screen imports: all share one small file, which is there after the first. It is 0.4 KB of the start.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      // The Content-Security-Policy knows no data: addresses.
      assetsInlineLimit: 0,
      // What every start needs is one file: it compresses better than four. So does what the screens share, mostly a line each.
      rolldownOptions: {
        treeshake,
        output: isSsrBuild ? {} : { codeSplitting: { groups: [initial, ...several, sharedByViews] } },
      },
    },
  }
})
