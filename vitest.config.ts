import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const chromium = () =>
  playwright({
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  })

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,mocks,scripts}/**/*.test.ts', 'tests/{contract,architecture,rules}/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        define: { 'import.meta.env.VITE_API_MODE': '"mock"' },
        test: {
          name: 'components',
          include: ['{src,mocks}/**/*.test.tsx'],
          browser: { enabled: true, headless: true, provider: chromium(), instances: [{ browser: 'chromium' }] },
        },
      },
    ],
  },
})
