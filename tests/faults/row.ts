import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OperationId } from '../../src/contract/operations.gen.ts'
import type { FakeNetwork } from '../support/fake-network.ts'
import type { Outcome } from './outcomes.ts'

export type Failure = Extract<Outcome, { ends: 'badly' }>

/** One call of the app, at one place where a person makes it. */
export type Row = {
  name: string
  operation: OperationId
  /** Opens the page and does what comes before the call. */
  open: (network: FakeNetwork) => Promise<void>
  /** Makes the call, for the first or for another time. */
  act: () => Promise<void>
  /** What is under way, as the progress modal names it; without one the page itself says so. */
  progress?: string
  /** Waits for ever, and no longer. */
  giveUp: () => Promise<void>
  /** The page after a failure; `message` is the server's. */
  seeFailure: (failure: Failure, message: string | undefined) => Promise<void>
  seeSuccess: () => Promise<void>
  /** Whether there is nothing to try again. */
  isOver?: (outcome: Outcome) => boolean
}

/** Lets the faked time go on, in milliseconds. */
export const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Waits until the progress modal is there, and is so late that it offers to cancel. */
export async function seeLateProgress(name: string) {
  await wait(300)
  await expect.element(page.getByRole('dialog', { name })).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name })).toBeVisible()
  await wait(9_700)
  return page.getByRole('dialog', { name }).getByRole('button', { name: 'Cancel' })
}

/** No progress modal, and none that comes later. */
export async function seeNoProgress() {
  await wait(301)
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
}
