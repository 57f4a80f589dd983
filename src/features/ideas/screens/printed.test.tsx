import { expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { openIdeas } from '../../../../tests/support/open-ideas.tsx'
import IdeaBuilder from './idea-builder.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const lines = (word: string) => Array.from({ length: 80 }, (_, at) => `${word} ${at}`).join('\n')

/** What scrolls by its last line. */
const cut = (last: RegExp) =>
  [...document.querySelectorAll('textarea, ul, span')]
    .filter((part) => last.test(part instanceof HTMLTextAreaElement ? part.value : (part.textContent ?? '')))
    .filter((part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY === 'auto').length

test('long fields and long lists scroll on a screen, and stand on paper whole', async () => {
  const { keep, show } = await openIdeas()
  await keep('The Bell', { body: lines('Ring') })
  await show(<IdeaBuilder />)
  await button('Edit The Bell').click()
  await page.getByText('Your tables').first().click()
  await button('New table').click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Entries' }), lines('Entry'))
  await expect.element(page.getByText('Preview: 80 entries')).toBeVisible()
  const counts = () => [cut(/Ring 79/), cut(/Entry 79/)]
  expect(counts()).toEqual([1, 2])
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    expect(counts()).toEqual([0, 0])
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  }
})
