import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { bell } from '../../../../tests/support/open-box.ts'
import { openIdeas } from '../../../../tests/support/open-ideas.tsx'
import { openStoredEntries } from '../model/outbox/entry-storage.ts'
import IdeaBuilder from './idea-builder.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const lines = (word: string) => Array.from({ length: 80 }, (_, at) => `${word} ${at}`).join('\n')

/** What scrolls by its last line. */
const cut = (last: RegExp) =>
  [...document.querySelectorAll('textarea, ul, span')]
    .filter((part) => last.test(part instanceof HTMLTextAreaElement ? part.value : (part.textContent ?? '')))
    .filter((part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY === 'auto').length

test('both versions of a text, long fields and long lists scroll on a screen, and stand on paper whole', async () => {
  const { userId, keep, show } = await openIdeas()
  const { ideaId } = await keep('The Bell')
  const storage = await openStoredEntries()
  onTestFinished(async () => void (await storage.change(userId, () => [])))
  const idea = { ...bell, ideaId }
  const waiting = { person: userId, seq: 1, key: ideaId, madeAt: Date.now(), begun: false }
  const conflict = { body: { body: lines('Mine') }, theirs: { ...idea, body: lines('Theirs') } }
  await storage.change(userId, () => [{ operation: 'change', ideaId, idea, ...waiting, ...conflict }])
  await show(<IdeaBuilder />)
  await button('Compare').click()
  await page.getByText('Your tables').first().click()
  await button('New table').click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Entries' }), lines('Entry'))
  await expect.element(page.getByText('Understood: 80 entries')).toBeVisible()
  const counts = () => [cut(/Mine 79/), cut(/Theirs 79/), cut(/Entry 79/)]
  expect(counts()).toEqual([1, 1, 2])
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    expect(counts()).toEqual([0, 0, 0])
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  }
})
