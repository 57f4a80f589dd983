import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '../../../../../tests/support/answering.ts'
import { fakeNetwork } from '../../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../../tests/support/open-app.tsx'
import { expectUnharmed, onNarrowPhone, othersTexts } from '../../../../../tests/support/others-texts.ts'
import { exampleGame, tableAnswers } from '../../../../../tests/support/table-answers.ts'
import { examples } from '../../../../contract/examples.gen.ts'
import { href } from '../../../../shell/href.ts'

const { gameId } = exampleGame
const { bell } = examples.getIdea.answers[200]

onNarrowPhone()

async function open(shown: object, name = 'The Ember Crown') {
  const idea = { ...bell, gameId, visibility: 'hosts', ...shown }
  const network = fakeNetwork({
    answers: [answering('listGameIdeas', () => ({ body: { items: [idea] } })), ...tableAnswers({ game: { name } })],
  })
  await network.signIn('walker@example.com')
  await openApp({ at: `${href('ideaBuilder')}?game=${gameId}` })
}

/** One idea of each kind. How a text is cut is tested with the components that cut it. */
const some = othersTexts.filter((_, at) => at % 2 === 0)

test.each(some)('an idea of someone else with %s can be read, and removed', async (_, text) => {
  const author = { ...exampleGame.host, displayName: text, sigil: text, colour: text }
  await open({ title: text, body: text, tags: [text, text], author }, text)
  const take = page.getByRole('button', { name: /^Remove from game/ })
  await expect.element(take).toBeVisible()
  expectUnharmed()
  await take.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expectUnharmed()
})
