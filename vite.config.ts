import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { prepared } from './scripts/browser/dependencies.ts'
import { previewPages } from './scripts/build/preview-pages.ts'

export default defineConfig(({ command, isSsrBuild }) => {
  const apiMode = process.env.VITE_API_MODE ?? (command === 'serve' ? 'mock' : 'live')
  if (apiMode !== 'mock' && apiMode !== 'live') {
    throw new Error(`VITE_API_MODE is "${apiMode}". Set it to "mock" or "live", or leave it unset.`)
  }
  const base = process.env.BASE_PATH ?? '/'
  return {
    base,
    // A literal, so that a live build drops the mock and everything it imports.
    define: { 'import.meta.env.VITE_API_MODE': JSON.stringify(apiMode) },
    optimizeDeps: { include: apiMode === 'mock' ? [...prepared.app, ...prepared.mock] : prepared.app },
    plugins: [react(), apiMode === 'mock' && msw(), previewPages(base)],
    // Journeys run on the sources as they were when they began.
    server: process.env.JOURNEY_PORT ? { hmr: false, watch: null } : { watch: { ignored: ['**/.results/**'] } },
    build: {
      target: 'es2022',
      // Keeps light-dark() as written: lowered, it would be decided once on the root, and no part could be dark by itself.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: { polyfill: false },
      // One stylesheet for all screens is smaller than the first two of many, and no page waits for a second.
      cssCodeSplit: false,
      // The Content-Security-Policy knows no data: addresses.
      assetsInlineLimit: 0,
      // What every start needs is one file: it compresses better than four.
      rolldownOptions: {
        output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
      },
    },
  }
})
