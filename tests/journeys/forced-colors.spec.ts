import { expect, test } from '../support/journey.ts'
import { systemColour } from '../support/pixels.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

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
