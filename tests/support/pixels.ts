import type { Locator, Page } from '@playwright/test'

/** The painted colours of some points of an element, each as `rgb(r, g, b)`. */
export async function paintedAt(element: Locator, points: { x: number; y: number }[]): Promise<string[]> {
  const picture = (await element.screenshot()).toString('base64')
  // In a page of its own: the app's policy may refuse what this needs.
  const reader = await element.page().context().newPage()
  const colours = await reader.evaluate(
    async ({ picture, points }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
      if (!canvas) throw new Error('There is no canvas to read the picture with.')
      canvas.drawImage(image, 0, 0)
      return points.map(({ x, y }) => {
        const [r, g, b] = canvas.getImageData(Math.round(x * image.width), Math.round(y * image.height), 1, 1).data
        return `rgb(${r}, ${g}, ${b})`
      })
    },
    { picture, points },
  )
  await reader.close()
  return colours
}

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
