import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '../../../../tests/support/answering.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { expectUnharmed, othersTexts } from '../../../../tests/support/others-texts.ts'
import { examples } from '../../../contract/examples.gen.ts'
import { href } from '../../../shell/href.ts'

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(360, 740)
})
afterEach(async () => {
  await page.viewport(414, 896)
})

const { rowan } = examples.getProfile.answers[200]
const { two } = examples.listSessions.answers[200]

test.each(othersTexts)('a profile with %s can be changed', async (_, text) => {
  const profile = { ...rowan, displayName: text }
  const items = two.items.map((session) => ({ ...session, device: text }))
  const network = fakeNetwork({
    answers: [
      answering('getProfile', () => ({ body: profile, headers: { ETag: '"3"' } })),
      answering('listSessions', () => ({ body: { items } })),
    ],
  })
  await network.signIn('walker@example.com')
  await openApp({ at: href('profile') })
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible()
  expectUnharmed()
})
