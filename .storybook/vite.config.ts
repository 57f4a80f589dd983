import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { prepared } from '../scripts/browser/dependencies.ts'
import { contractModule } from '../scripts/vite/contract-module.ts'
import { docgen } from './docgen.ts'

export default defineConfig({
  // The stories start the worker themselves, with msw-storybook-addon.
  plugins: [docgen(), react(), contractModule(), msw({ mode: 'worker-only' })],
  optimizeDeps: { include: [...prepared.app, ...prepared.mock] },
  build: { chunkSizeWarningLimit: 4000 },
})
