// What the parts share comes before their own styles, which may change it.
import './ui/base.css'
import './ui/common.module.css'
import { startApp } from './app/start-app.tsx'

/**
 * Starts the mock if the build asks for it, then the app. It is a function and not a top-level `await`: in a build the
 * mock's chunk imports from the chunk of this file, and the two would wait for each other forever.
 */
async function main() {
  // The flag is a literal at build time. A live build contains neither this branch nor the module it imports.
  if (import.meta.env.VITE_API_MODE === 'mock') {
    const { startMock } = await import('../mocks/browser.ts')
    await startMock()
  }
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root".')
  // A separate task: the browser handles input between loading the script and starting the app.
  setTimeout(() => startApp(root))
}

void main()
