import { type SetupWorker, setupWorker } from 'msw/browser'

let starting: Promise<SetupWorker> | undefined

/**
 * Starts the page's one service worker; all stories of a docs page request it at once. Its file is beside iframe.html,
 * also if Storybook is served below a path.
 */
export function startWorker(): Promise<SetupWorker> {
  starting ??= (async () => {
    const worker = setupWorker()
    const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } })
    return worker
  })()
  return starting
}
