import { showFailure } from './panel/show-failure.ts'

/**
 * Starts the mocked backend in this page, with its panel. Resolves once it answers calls. If it cannot start, a message
 * in the page says why, and the app starts without a backend.
 */
export async function startMock(): Promise<void> {
  try {
    const { start } = await withLocalStorage(() => import('./start.ts'))
    await start()
  } catch (error) {
    showFailure(error)
  }
}

/**
 * MSW reads `localStorage` when it is loaded, and fails if it is blocked. Meanwhile it gets an empty one; the app gets
 * the real one.
 */
async function withLocalStorage<T>(load: () => Promise<T>): Promise<T> {
  if (!isBlocked()) return load()
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage')
  const empty = { getItem: () => null, setItem: () => undefined }
  Object.defineProperty(window, 'localStorage', { configurable: true, value: empty })
  try {
    return await load()
  } finally {
    if (own) Object.defineProperty(window, 'localStorage', own)
  }
}

function isBlocked(): boolean {
  try {
    localStorage.getItem('')
    return false
  } catch {
    return true
  }
}
