import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { prepared } from '../scripts/browser/dependencies.ts'
import { contractModule } from '../scripts/contract/bundle.ts'

export default defineConfig({
  // Stories with a backend start the worker themselves.
  plugins: [react(), contractModule(), msw({ mode: 'worker-only' })],
  optimizeDeps: { include: [...prepared.app, ...prepared.mock] },
})
