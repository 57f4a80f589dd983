import type { Page } from '@playwright/test'

/** The value of a system colour such as `Canvas`, as `rgb(r, g, b)`. */
export function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = colour
    const shown = getComputedStyle(probe).color
    probe.remove()
    return shown
  }, name)
}
