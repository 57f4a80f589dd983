import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answering } from '../../../tests/support/answering.ts'
import { fakeNetwork } from '../../../tests/support/fake-network.ts'
import { openApp } from '../../../tests/support/open-app.tsx'
import { expectUnharmed, onNarrowPhone, othersTexts } from '../../../tests/support/others-texts.ts'
import { exampleGame } from '../../../tests/support/table-answers.ts'
import { examples } from '../../contract/examples.gen.ts'
import { href } from '../../shell/href.ts'

const { one } = examples.listIdeas.answers[200]

onNarrowPhone()

test.each(othersTexts)('games, people and ideas with %s are found', async (_, text) => {
  const name = `Bell ${text}`
  const game = { ...exampleGame, name, host: { ...exampleGame.host, displayName: name } }
  const network = fakeNetwork({
    answers: [
      answering('listGames', () => ({ body: { items: [game] } })),
      answering('listIdeas', () => ({
        body: { ...one, items: [{ ...one.items[0], title: name, tags: [text, text] }] },
      })),
    ],
  })
  await network.signIn('walker@example.com')
  await openApp({ at: href('home') })
  await page.getByRole('button', { name: 'Search' }).click()
  await userEvent.fill(page.getByRole('combobox', { name: 'Search' }), 'bell')
  for (const kind of ['Games', 'People', 'Ideas'])
    await expect.element(page.getByRole('group', { name: kind }).getByRole('option', { name: /Bell/ })).toBeVisible()
  expectUnharmed()
  // So many lines of a phone have all three.
  const heights = page
    .getByRole('option')
    .elements()
    .map((option) => option.getBoundingClientRect().height)
  expect(Math.max(...heights)).toBeLessThan(740 / 3)
})
