import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '../../../../tests/support/answer-call.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { expectUnharmed, onNarrowPhone, othersTexts } from '../../../../tests/support/others-texts.ts'
import { seatIn } from '../../../../tests/support/seed-games.ts'
import { examples } from '../../../contract/examples.gen.ts'
import type { Boundary, Notes } from '../../../contract/types.gen.ts'
import { href } from '../../../shell/href.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const [notes] = Object.values(examples.getNotes.answers[200])
const kinds = ['line', 'veil', 'line'] as const

onNarrowPhone()

async function open(written: Pick<Notes, 'agenda' | 'recap'>, items: Boundary[] = []) {
  const network = fakeNetwork({
    answers: [
      answering('getNotes', () => ({ body: { ...notes, ...written }, headers: { ETag: '"1"' } })),
      answering('listBoundaries', () => ({ body: { count: items.length, shown: true, items } })),
    ],
  })
  await network.signIn('rowan@example.com')
  await seatIn(network, { gameId, name: 'The Ember Crown' })
  await openApp({ at: href('gameLobby', { game: gameId }) })
}

test.each(othersTexts)('notes and boundaries with %s can be read, and the notes changed', async (_, text) => {
  const items = kinds.map((kind, at) => ({ boundaryId: `${gameId.slice(1)}${at}`, kind, text }))
  const written = { agenda: text, recap: `See https://example.com/${text}.\n${text}` }
  await open(written, items)
  const link = page.getByRole('link', { name: /^https:\/\/example.com\// })
  await expect.element(link).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Veils' })).toBeVisible()
  expectUnharmed()
  await page.getByRole('button', { name: 'Edit the agenda' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Agenda' })).toBeVisible()
  expectUnharmed()
})
