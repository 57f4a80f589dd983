import type { Page } from 'playwright'

// The browser's own cost for pages like ours, without a framework. Each function runs in a page whose React listeners
// were removed, and does what the app does with the least code.

/** A tab changes the heading, the current tab and the address. */
export function changePagesByHand() {
  const main = document.querySelector('main')
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label=Views] a')]
  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      history.pushState(null, '', link.href)
      const next = main?.firstElementChild?.cloneNode(true)
      if (!(next instanceof HTMLElement)) return
      const heading = next.querySelector('h1')
      if (heading) heading.textContent = link.textContent
      main?.replaceChildren(next)
      heading?.focus({ preventScroll: true })
      for (const other of links) other.toggleAttribute('aria-current', false)
      link.setAttribute('aria-current', 'page')
    })
  }
}

/** The button "Confirm" opens a modal dialog that has a button "Close". */
export function openByHand() {
  const dialog = document.createElement('dialog')
  const close = document.createElement('button')
  close.textContent = 'Close'
  close.addEventListener('click', () => dialog.close())
  dialog.append(close)
  document.body.append(dialog)
  const opener = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Confirm')
  opener?.addEventListener('click', () => dialog.showModal())
}

/** Removes React from a page that it has hydrated. */
export async function takeOver(page: Page, byHand: () => void) {
  // A copy of the elements has none of React's listeners.
  await page
    .locator('#root:not([data-prerendered]) > *')
    .first()
    .evaluate(({ parentNode: root }) => root?.parentNode?.replaceChild(root.cloneNode(true), root))
  await page.evaluate(byHand)
}
