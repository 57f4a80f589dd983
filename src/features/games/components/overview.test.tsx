import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { exampleGame, tableAnswers } from '../../../../tests/support/table-answers.ts'
import { href } from '../../../shell/href.ts'

test('whoever types into the search goes on there when the game arrives', async () => {
  await page.viewport(1280, 800)
  const network = fakeNetwork({ answers: tableAnswers() })
  await network.signIn('walker@example.com')
  const answer = network.hold('getGame')
  const { goTo } = await openApp({ at: href('home') })
  await expect.element(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  goTo(href('game', { game: exampleGame.gameId }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Game' })).toHaveFocus()
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.click()
  await userEvent.keyboard('ab')
  answer()
  await expect.element(page.getByRole('heading', { name: 'What it is about' })).toBeVisible()
  await userEvent.keyboard('cd')
  await expect.element(search).toHaveValue('abcd')
  await expect.element(search).toHaveFocus()
})
