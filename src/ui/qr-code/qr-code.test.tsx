import jsQr from 'jsqr'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { QrCode } from './qr-code.tsx'

const link = (token: string) => `https://emberhall.example/join/2VJ0tH5nq9Zg3wYV0cXkKJ4lQ1A/${token}`
const code = (value: string) => page.getByRole('img', { name: `QR code of ${value}` })
const show = (value: string) => <QrCode value={value} label={`QR code of ${value}`} />

/** The text that another library reads from the code, drawn at a width in px. */
async function scan(svg: Element, width: number) {
  const image = new Image(width, width)
  const copy = svg.cloneNode(true) as Element
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', `${width}`)
  copy.setAttribute('height', `${width}`)
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  await image.decode()
  const canvas = new OffscreenCanvas(width, width).getContext('2d')
  canvas?.drawImage(image, 0, 0, width, width)
  const { data = new Uint8ClampedArray() } = canvas?.getImageData(0, 0, width, width) ?? {}
  return jsQr(data, width, width, { inversionAttempts: 'dontInvert' })?.data
}

afterEach(() => {
  delete document.documentElement.dataset.theme
})

it.each([
  ['a short link', link('9f1c2b7a55e04d8f9f1c')],
  ['a link of 255 characters for its token', link('Az09'.repeat(64).slice(0, 255))],
  ['text beyond ASCII', 'Zur Linde, Tür 3 – 19 h ☕'],
])('a camera reads %s from it, small and large', async (_, value) => {
  await render(show(value))
  await expect.element(code(value)).toBeVisible()
  for (const width of [224, 352]) expect(await scan(code(value).element(), width)).toBe(value)
})
