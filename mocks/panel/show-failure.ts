/** Says in the page that the mocked backend could not start, and what to do; nothing else would explain the app's errors. */
export function showFailure(error: unknown): void {
  const message = document.createElement('div')
  message.role = 'alert'
  message.textContent =
    'The mocked backend could not start, so nothing in the app can be loaded. ' +
    'It needs a service worker: open the app on localhost or over https, outside a private window, and reload. ' +
    `(${error instanceof Error ? error.message : String(error)})`
  message.style.cssText =
    'position:relative;padding:1rem;background:#8a1c12;color:#fff;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere'
  document.body.prepend(message)
}
