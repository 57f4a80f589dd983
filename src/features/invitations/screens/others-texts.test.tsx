import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '../../../../tests/support/answer-call.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { exampleGame } from '../../../../tests/support/group-answers.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { expectUnharmed, othersTexts } from '../../../../tests/support/others-texts.ts'
import { examples } from '../../../contract/examples.gen.ts'
import { href } from '../../../shell/href.ts'

afterEach(async () => {
  await page.viewport(414, 896)
})

const { open } = examples.previewInvitation.answers[200]
const token = 'q0Jw3nE8c5TnYx2vRk7LdA'

test.each(othersTexts)('an invitation with %s can be read and accepted', async (_, text) => {
  await page.viewport(360, 740)
  const host = { ...open.game.host, displayName: text, sigil: text, colour: text }
  const body = { ...open, gameName: text, game: { ...open.game, pitch: text, system: text, host } }
  const network = fakeNetwork({ answers: [answering('previewInvitation', () => ({ body }))] })
  await network.signIn('walker@example.com')
  await openApp({ at: href('join', { gameId: exampleGame.gameId, token }) })
  const accept = page.getByRole('button', { name: 'Accept invitation' })
  await expect.element(accept).toBeVisible()
  expect(page.getByRole('heading', { level: 2 }).element().textContent).toBe(text)
  expectUnharmed()
  // A name of four lines, a pitch that scrolls, and a newcomer’s name and sigil are above it. The button is within
  // three screens in any font.
  expect(accept.element().getBoundingClientRect().top).toBeLessThan(3 * 740)
})
