import { colours } from '../../src/ui/avatar/colour-names.ts'
import { expect, startSignedIn, test } from '../support/journey.ts'
import { paintedAt, systemColour } from '../support/pixels.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test('in forced colours a progress bar shows how far it is', async ({ page }) => {
  await page.goto('/example/')
  await page.getByRole('button', { name: 'Progress, 0 to 100' }).click()
  // A copy outlives the modal, so that there is time to look.
  await page.getByRole('progressbar', { name: 'Setting the table' }).evaluate((bar) => {
    if (!(bar instanceof HTMLProgressElement)) throw new Error('It is no progress bar.')
    const still = bar.cloneNode()
    if (!(still instanceof HTMLProgressElement)) return
    still.value = 50
    still.ariaLabel = 'Halfway'
    document.querySelector('main')?.prepend(still)
  })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const halfway = page.getByRole('progressbar', { name: 'Halfway' })
  const [done, toCome] = await paintedAt(halfway, [
    { x: 0.25, y: 0.5 },
    { x: 0.75, y: 0.5 },
  ])
  const canvas = await systemColour(page, 'Canvas')
  expect(toCome).toBe(canvas)
  expect(done).not.toBe(canvas)
})

test('in forced colours the most important button is filled, and a quiet one has no box', async ({ page }) => {
  await page.goto('/example/')
  const looks = (name: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name, exact: true })
      .evaluate((button) => {
        const { backgroundColor, color, borderTopStyle, borderTopWidth } = getComputedStyle(button)
        return { backgroundColor, color, hasBox: borderTopStyle !== 'none' && borderTopWidth !== '0px' }
      })
  const [filled, onFilled] = [await systemColour(page, 'Highlight'), await systemColour(page, 'HighlightText')]
  expect(await looks('Primary')).toMatchObject({ backgroundColor: filled, color: onFilled })
  const secondary = await looks('Secondary')
  expect(secondary.backgroundColor).not.toBe(filled)
  expect(secondary.hasBox).toBe(true)
  const quiet = await looks('Quiet')
  expect(quiet.backgroundColor).not.toBe(filled)
  expect(quiet.hasBox).toBe(false)
})

test('in forced colours the colours to choose from can be told apart', async ({ page }) => {
  await startSignedIn(page, 'rowan@example.com')
  await page.goto('/profile')
  const swatches = page.getByRole('group', { name: 'Colour' }).getByRole('radio')
  await expect(swatches).toHaveCount(colours.length)
  // Above the sigil, which is alike in all of them.
  const painted = await Promise.all(
    (await swatches.all()).map(async (swatch) => (await paintedAt(swatch, [{ x: 0.5, y: 0.2 }]))[0]),
  )
  expect(new Set(painted).size).toBe(colours.length)
})
