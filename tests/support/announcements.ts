import type { Page } from '@playwright/test'

/**
 * Records what the app's live regions announce, from the next page on.
 *
 * @returns the texts so far, in order; the list grows
 */
export async function listen(page: Page): Promise<string[]> {
  const heard: string[] = []
  await page.exposeFunction('announce', (text: string) => void heard.push(text))
  await page.addInitScript(() => {
    const announce: unknown = Reflect.get(window, 'announce')
    const texts = new WeakMap<Element, string>()
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest('[aria-live], [role=status], [role=alert]')
    const textOf = (region: Element) => region.textContent.replace(/\s+/g, ' ').trim()
    const note = (region: Element | null | undefined) => {
      if (!region || region.getAttribute('aria-live') === 'off') return
      const text = textOf(region)
      if (text && text !== texts.get(region) && typeof announce === 'function') announce(text)
      texts.set(region, text)
    }
    const observer = new MutationObserver((changes) => {
      for (const region of new Set(changes.map(({ target }) => regionOf(target)))) note(region)
      // A region that is inserted with its text is not announced, except an alert.
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof Element) for (const alert of node.querySelectorAll('[role=alert]')) note(alert)
        }
      }
    })
    const observe = () => {
      // Initial content is read with the page, not announced.
      for (const region of document.querySelectorAll('[aria-live], [role=status], [role=alert]'))
        texts.set(region, textOf(region))
      observer.observe(document, { subtree: true, childList: true, characterData: true })
    }
    // The page has arrived, and none of its scripts has run yet.
    document.addEventListener('readystatechange', observe, { once: true })
  })
  return heard
}
