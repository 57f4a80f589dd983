import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepIdea } from '../../../../../mocks/tags/ideas/keep.ts'
import { fakeNetwork } from '../../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../../tests/support/open-app.tsx'
import { seatIn } from '../../../../../tests/support/seed-games.ts'
import { href } from '../../../../shell/href.ts'

test('every page of the ideas comes, however quickly one follows the other', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const userId = await seatIn(network, { gameId: '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4' })
  await network.world.step(async (rows) => {
    for (let at = 0; at < 950; at++) await keepIdea(rows, network.world, userId, { kind: 'clue', title: `Clue ${at}` })
  })
  await openApp({ at: href('ideaBuilder') })
  await expect.element(page.getByText('950 ideas', { exact: true }).first()).toBeVisible()
})
