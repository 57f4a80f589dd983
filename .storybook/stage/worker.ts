import { type SetupWorker, setupWorker } from 'msw/browser'
import { catchRefusedUpdates } from '../../mocks/refused-updates.ts'

let starting: Promise<SetupWorker> | undefined

/**
 * Starts the one worker of the page; the stories of a docs page all ask for it at once. It lies beside iframe.html, also
 * where Storybook is served below a path.
 */
export function startWorker(): Promise<SetupWorker> {
  starting ??= (async () => {
    catchRefusedUpdates()
    const worker = setupWorker()
    const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } })
    return worker
  })()
  return starting
}
