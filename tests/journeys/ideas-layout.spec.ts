import { expect, goInside, startSignedIn, test } from '../support/journey.ts'

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const)
  test(`at ${width} pixels nothing moves while the parts of the Idea Builder come one by one`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await startSignedIn(page, 'still@example.com')
    // Home is still loading: what moves there is not this view's.
    await goInside(page, '/example/')
    await page.getByRole('heading', { level: 1, name: 'Examples' }).waitFor()
    await page.route(/\/(card-pane|tables-pane|use-tables)[\w-]*\.js$/, async (route) => {
      await page.getByRole('heading', { name: 'Kept ideas' }).waitFor()
      await route.continue()
    })
    await page.evaluate(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift' })
      Object.assign(globalThis, { shifts })
    })
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Idea Builder' }).click()
    await page.getByRole('button', { name: /^Reroll/ }).waitFor()
    await page.getByText(/^Nothing yet/).waitFor()
    await page.getByRole('heading', { name: 'Your tables' }).waitFor()
    // What was painted last is told with the frame after it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const moved = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005)
  })
