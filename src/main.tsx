import './ui/base.css'
import { retireMockWorker } from './app/retire-mock-worker.ts'
import { startApp } from './app/start-app.tsx'

// A literal at build time: a live build has neither this branch nor what it imports.
if (import.meta.env.VITE_API_MODE === 'mock') {
  const { startMock } = await import('../mocks/browser.ts')
  await startMock()
} else {
  void retireMockWorker()
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')
startApp(root)
