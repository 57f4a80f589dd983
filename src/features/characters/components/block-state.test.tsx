import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { characters } from '../../../../mocks/tags/characters/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { sheetIn } from '../../../../tests/support/seed-games.ts'
import { placeHref } from '../model/use-characters.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'

test('a text that is saved whenever typing rests says so once until it is left', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await sheetIn(network, gameId, { name: 'Mira', blocks: [{ kind: 'text', label: 'Trade', text: 'Baker' }] })
  const [mira] = await network.world.look((rows) => rows(characters).all())
  await openApp({ at: placeHref(gameId, { character: mira?.characterId ?? '' }) })
  const trade = page.getByRole('textbox', { name: 'Trade' })
  await trade.click()
  const status = page.getByRole('article', { name: 'Trade' }).getByRole('status').last()
  const heard: string[] = []
  const watch = new MutationObserver(() => {
    const words = status.element().querySelector('[aria-hidden="false"]')?.textContent
    if (words && words !== heard.at(-1)) heard.push(words)
  })
  watch.observe(status.element(), { childList: true, characterData: true, subtree: true, attributes: true })
  onTestFinished(() => watch.disconnect())
  for (const [at, typed] of ['!', '?', '.'].entries()) {
    await userEvent.keyboard(typed)
    await expect.poll(() => network.countAnswered('changeBlock')).toBe(at + 1)
    await expect.element(status).toHaveTextContent('Saved')
  }
  expect(heard).toEqual(['Saved'])
  await expect.poll(network.isQuiet).toBe(true)
})
