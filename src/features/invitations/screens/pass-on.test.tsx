import jsQr from 'jsqr'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { exampleGame, exampleLink, groupAnswers } from '../../../../tests/support/group-answers.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { href } from '../../../shell/href.ts'
import { invitationAddress } from '../model/links.ts'

// Sharing a link: share sheet, copy, QR code, print.

const { gameId } = exampleGame
const name = 'The Ember Crown, second table'
const link = exampleLink()
const address = invitationAddress(gameId, link.token)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog', { name: 'Scan to join' })
const code = () => page.getByRole('img', { name: /^QR code of/ })

beforeEach(() => page.viewport(414, 896))
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

/** The host of a game with one link, on a platform whose share sheet ends as `share` does; without it there is none. */
async function openInvite(share?: (data: ShareData) => Promise<void>) {
  if (share) Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  const network = fakeNetwork({ answers: groupAnswers({ game: { name }, links: [link] }) })
  await network.signIn('walker@example.com')
  await openApp({ at: href('gameInvite', { game: gameId }) })
  await expect.element(button('QR code')).toBeVisible()
}

describe('the share sheet', () => {
  const failed = () => page.getByText("Couldn't share the link. Copy it instead.")

  test('gets the link and its description, and the page announces nothing', async () => {
    const share = vi.fn(async () => {})
    await openInvite(share)
    await button('Share').click()
    expect(share.mock.calls).toEqual([[{ title: `Join \u2068${name}\u2069`, url: address }]])
    await expect.element(failed()).not.toBeInTheDocument()
  })
})

test('if the clipboard is refused, the link is selected, and the page says so', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await openInvite()
  await button('Copy link').click()
  await expect.element(page.getByText(/Your browser didn't let us copy it\./)).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Link' })
  await expect.element(field).toHaveFocus()
  const { value, selectionStart, selectionEnd } = field.element() as HTMLInputElement
  expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe(address)
})

/** The text that a camera reads off the screen. */
async function scan(shown: Locator) {
  const picture = new Image()
  picture.src = `data:image/png;base64,${await shown.screenshot({ save: false })}`
  await picture.decode()
  const { naturalWidth: width, naturalHeight: height } = picture
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  canvas?.drawImage(picture, 0, 0)
  const { data = new Uint8ClampedArray() } = canvas?.getImageData(0, 0, width, height) ?? {}
  return jsQr(data, width, height, { inversionAttempts: 'dontInvert' })?.data
}

test.each(['light', 'dark'] as const)('the QR code holds the link, in the %s theme', async (theme) => {
  document.documentElement.dataset.theme = theme
  await openInvite()
  await button('QR code').click()
  await expect.element(code()).toBeVisible()
  expect(await scan(code())).toBe(address)
  // As in every dialog, the main button comes last.
  const answers = dialog().getByRole('button').elements()
  expect(answers.map(({ textContent }) => textContent).slice(-2)).toEqual(['Print', 'Done'])
  await userEvent.keyboard('{Escape}')
  await expect.element(button('QR code')).toHaveFocus()
  delete document.documentElement.dataset.theme
})
