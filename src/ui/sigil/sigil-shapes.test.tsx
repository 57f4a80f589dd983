import { expect, it } from 'vitest'
import { sigils } from './sigil-names.ts'
import sprite from './sigils.svg?raw'

const side = 24

/** How dark each pixel is, 0 to 1, where a sigil is drawn 24 px wide in black. */
async function pixelsOf(name: string): Promise<number[]> {
  const symbol = sprite.match(new RegExp(`<symbol id="${name}".+?</symbol>`))?.[0].replaceAll('symbol', 'svg')
  const image = new Image(side, side)
  image.src = `data:image/svg+xml,${encodeURIComponent(symbol?.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"`) ?? '')}`
  await image.decode()
  const canvas = new OffscreenCanvas(side, side).getContext('2d')
  canvas?.drawImage(image, 0, 0)
  const { data = [] } = canvas?.getImageData(0, 0, side, side) ?? {}
  return Array.from(data).flatMap((value, at) => (at % 4 === 3 ? [value / 255] : []))
}

it('is told from every other at 24 px, without colour', async () => {
  const drawn = await Promise.all(sigils.map(async (name) => ({ name, pixels: await pixelsOf(name) })))
  const differences = drawn.flatMap((one, at) =>
    drawn.slice(at + 1).map((other) => ({
      pair: `${one.name}, ${other.name}`,
      // The share of the square in which one has ink and the other has none.
      share: one.pixels.reduce((sum, dark, pixel) => sum + Math.abs(dark - (other.pixels[pixel] ?? 0)), 0) / side ** 2,
    })),
  )
  expect(differences.filter(({ share }) => !(share > 0.12))).toEqual([])
  for (const { name, pixels } of drawn)
    expect(pixels.reduce((sum, dark) => sum + dark, 0) / side ** 2, name).toBeGreaterThan(0.15)
})
