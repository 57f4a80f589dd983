import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OperationId } from '../../src/contract/operations.gen.ts'
import type { FakeNetwork } from '../support/fake-network.ts'
import type { Outcome } from './outcomes.ts'

export type Failure = Extract<Outcome, { ends: 'badly' }>

/** One call of the app, in one place where a person makes it. */
export type Row = {
  name: string
  operation: OperationId
  /** Opens the page and does what precedes the call. */
  open: (network: FakeNetwork) => Promise<void>
  /** Makes the call, for the first time or again. */
  act: () => Promise<void>
  /** The label of the progress modal; without one the page itself shows the progress. */
  progress?: string
  /** Waits until the person can cancel, and cancels. */
  giveUp: () => Promise<void>
  /** Checks the page after a failure. `message` is the server's. */
  seeFailure: (failure: Failure, message: string | undefined) => Promise<void>
  seeSuccess: () => Promise<void>
  /** Whether there is nothing to try again. */
  isOver?: (outcome: Outcome) => boolean
}

/** Advances the fake clock, in milliseconds. */
export const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Waits until the progress modal is shown and offers to cancel. */
export async function seeLateProgress(name: string) {
  await wait(300)
  await expect.element(page.getByRole('dialog', { name })).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name })).toBeVisible()
  await wait(9_700)
  return page.getByRole('dialog', { name }).getByRole('button', { name: 'Cancel' })
}

/** Checks that there is no progress modal, and that none appears later. */
export async function seeNoProgress() {
  await wait(301)
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
}
