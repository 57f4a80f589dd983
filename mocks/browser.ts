/**
 * Starts the mocked backend in this page, with its panel. Resolves once it answers calls. If it cannot start, a message
 * in the page says why, and the app starts without a backend.
 */
export async function startMock(): Promise<void> {
  try {
    // This page shows the workbench of another one. The app does not start here.
    if (new URLSearchParams(location.search).has('mock-workbench')) {
      const { showOwnPage } = await import('./panel/own-page.tsx')
      await showOwnPage()
      return new Promise(() => {})
    }
    const { start } = await import('./start.ts')
    await start(showFailure)
  } catch (error) {
    showFailure(error)
  }
}

const advice =
  "The mocked backend couldn't start, so nothing in the app can load. It needs a service worker: open the app on " +
  'localhost or over https, allow it to store data, and reload.'

/**
 * Says in the page that the mock could not start, and what to do. Without it the app's errors would have no
 * explanation.
 */
function showFailure(error: unknown): void {
  const reason = document.createElement('small')
  reason.textContent = error instanceof Error ? error.message : String(error)
  reason.style.cssText = 'display:block;white-space:pre-line'
  const message = document.createElement('div')
  message.role = 'alert'
  message.append(advice, reason)
  message.style.cssText =
    'position:relative;z-index:1;padding:1rem;background:#8a1c12;color:#fff;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere'
  document.body.prepend(message)
}
