// The order in which the modules stand in the script of the start. Alike beside alike, it is 1.4 KB smaller, gzip.
import 'react-dom/client'
import 'react-router-dom'
import 'react-redux'
import './api/auth-api.ts'
import './app/start-store.ts'
import './ui/base.css'
import { retireMockWorker } from './app/retire-mock-worker.ts'
import { startApp } from './app/start-app.tsx'

/**
 * Starts the mock where it was asked for, then the app. A function, not a top-level `await`: in a build the mock's
 * chunk imports from the one this file is in, and the two would wait for each other for ever.
 */
async function main() {
  // A literal at build time: a live build has neither this branch nor what it imports.
  if (import.meta.env.VITE_API_MODE === 'mock') {
    const { startMock } = await import('../mocks/browser.ts')
    await startMock()
  } else {
    void retireMockWorker()
  }
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root".')
  // A task of its own: in between, the browser answers what the person does.
  setTimeout(() => startApp(root))
}

void main()
