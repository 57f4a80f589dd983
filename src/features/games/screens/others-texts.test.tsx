import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '../../../../tests/support/answer-call.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { exampleGame, groupAnswers } from '../../../../tests/support/group-answers.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { expectUnharmed, onNarrowPhone, othersTexts } from '../../../../tests/support/others-texts.ts'
import { examples } from '../../../contract/examples.gen.ts'
import type { Game } from '../../../contract/types.gen.ts'
import { href } from '../../../shell/href.ts'

const { gameId } = exampleGame
const button = (name: string | RegExp) => page.getByRole('button', { name })

onNarrowPhone()

/** A game in which every text, and every name, is this text. */
async function open(at: string, text: string, changed: Partial<Game> = {}) {
  const host = { ...exampleGame.host, displayName: text, sigil: text, colour: text }
  const game = { ...exampleGame, name: text, pitch: text, system: text, timeZone: text, host, ...changed }
  const [first, second] = examples.listMembers.answers[200].two.items
  const members = [first, second].map((member) => ({ ...member, displayName: text }))
  const network = fakeNetwork({
    answers: [answering('listGames', () => ({ body: { items: [game] } })), ...groupAnswers({ game, members })],
  })
  await network.signIn('walker@example.com')
  await openApp({ at })
}

test.each(othersTexts)('a player reads and leaves a game with %s', async (_, text) => {
  await open(href('game', { game: gameId }), text, { role: 'player' })
  await button('Leave game').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expectUnharmed()
})
