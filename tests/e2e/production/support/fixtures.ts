import { expect, type Page } from '@playwright/test'
import { type MockServer, startMockServer } from '../../../../mocks/server/server.ts'
import { codePattern } from '../../../../src/contract/patterns.gen.ts'
import { test as journey } from '../../../support/journey.ts'
import { type FrontName, startFront } from './fronts.ts'
import { openGate } from './gate.ts'
import { watchPolicy } from './watch-policy.ts'

export { expect }

/** Starts the backend of one worker: the mock over HTTP, with its own clock, behind a gate that can be shut. */
async function startBackend() {
  const clock = { ahead: 0 }
  const server = await startMockServer({ now: () => Date.now() + clock.ahead })
  const gate = await openGate(Number(new URL(server.url).port))
  return { ...server, clock, gate }
}

export type Deployment = { origin: string; backend: Awaited<ReturnType<typeof startBackend>> }

/**
 * Playwright's `test` on a live build behind a front, with every check of the other journeys and a check of the policy.
 */
export const test = journey.extend<{ policy: undefined }, { front: FrontName; deployment: Deployment }>({
  front: ['preview', { option: true, scope: 'worker' }],
  deployment: [
    async ({ front: name }, use) => {
      const backend = await startBackend()
      const front = await startFront(name, backend.gate.port)
      await use({ origin: front.origin, backend })
      await front.stop()
      await backend.gate.shut()
      await backend.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ deployment }, use) => use(deployment.origin),
  policy: [
    async ({ context, deployment }, use) => {
      const violations = await watchPolicy(context)
      await use(undefined)
      // Resets what a journey changed.
      deployment.backend.clock.ahead = 0
      deployment.backend.settings.change({ scenario: 'normal', chosenAnswers: {} })
      await deployment.backend.gate.open()
      expect(violations, 'violations of the Content-Security-Policy').toEqual([])
    },
    { auto: true },
  ],
})

/** The newest code that was sent to a contact. The backend's outbox stands for the person's phone or mailbox. */
export async function readCode({ backend }: { backend: Pick<MockServer, 'world'> }, contact: string): Promise<string> {
  const code = async () => (await backend.world.outbox.listTo(contact))[0]?.code
  await expect.poll(code).toMatch(codePattern)
  return (await code()) ?? ''
}

/** Requests a code, and waits for Verify. */
export async function askForCode(page: Page, contact: string): Promise<void> {
  await page.goto('/login')
  await sendCode(page, contact)
}

async function sendCode(page: Page, contact: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone or Email' }).fill(contact)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText(`Code sent to email: ${contact}.`)).toBeVisible()
}

/** Signs in as a person does, from /login to /home/. */
export async function signIn(page: Page, deployment: Deployment, contact: string): Promise<void> {
  await page.goto('/login')
  await finishSignIn(page, deployment, contact)
}

/** Signs in from the login page that the person was sent to. */
export async function finishSignIn(page: Page, deployment: Deployment, contact: string): Promise<void> {
  await sendCode(page, contact)
  await page.getByRole('textbox', { name: 'Code' }).fill(await readCode(deployment, contact))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL('/home/')
}
