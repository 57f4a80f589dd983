import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '../../../../tests/support/answering.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { expectBounded, expectUnharmed, lineBreaks, othersTexts } from '../../../../tests/support/others-texts.ts'
import { exampleGame, exampleLink, exampleRequest, tableAnswers } from '../../../../tests/support/table-answers.ts'
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
  // Four lines of a name, a pitch that scrolls: the way in is not far.
  expect(accept.element().getBoundingClientRect().top).toBeLessThan(2 * 740)
})

test.each(othersTexts)('a table with %s can be read, and people be let in', async (_, text) => {
  await page.viewport(360, 740)
  const person = { ...exampleRequest().person, displayName: text, sigil: text, colour: text }
  const [host, ash] = examples.listMembers.answers[200].two.items
  const network = fakeNetwork({
    answers: tableAnswers({
      game: { name: text, host: person },
      links: [exampleLink({ label: text, createdBy: person })],
      requests: [exampleRequest({ person, label: text })],
      members: [host, { ...ash, displayName: text }],
    }),
  })
  await network.signIn('walker@example.com')
  await openApp({ at: href('gameInvite', { game: exampleGame.gameId }) })
  await expect.element(page.getByRole('button', { name: /^Let in/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Actions for/ })).toBeVisible()
  expectUnharmed()
})

test.each(othersTexts)('a refusal with %s is told as text', async (_, text) => {
  await page.viewport(360, 740)
  const network = fakeNetwork({
    answers: [
      answering('previewInvitation', () => ({ body: open })),
      answering('acceptInvitation', () => ({ status: 409, body: { message: text } })),
    ],
  })
  await network.signIn('walker@example.com')
  await openApp({ at: href('join', { gameId: exampleGame.gameId, token }) })
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect.poll(() => alert.element().textContent).toBe(text.trim())
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expectUnharmed()
})

test('a pitch of line breaks does not make the letter longer', async () => {
  await page.viewport(360, 740)
  const body = { ...open, game: { ...open.game, pitch: lineBreaks(500) } }
  const network = fakeNetwork({ answers: [answering('previewInvitation', () => ({ body }))] })
  await network.signIn('walker@example.com')
  await openApp({ at: href('join', { gameId: exampleGame.gameId, token }) })
  await expectBounded()
})
