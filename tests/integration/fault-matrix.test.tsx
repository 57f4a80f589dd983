import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FaultId } from '../../mocks/scenarios/faults.ts'
import { fakeNetwork } from '../support/fake-network.ts'
import { checkRow, loadUserRow, startRow } from './form-rows.ts'
import { messageOf, outcomes, representatives } from './outcomes.ts'
import { type Row, seeNoProgress, wait } from './row.ts'
import { logoutRow, openPageRow } from './session-rows.ts'

const now = Date.UTC(2026, 10, 20, 20, 0, 0)
const rows = [startRow, checkRow, loadUserRow, openPageRow, logoutRow]
const unhandled = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  window.addEventListener('unhandledrejection', unhandled)
})
afterEach(() => {
  window.removeEventListener('unhandledrejection', unhandled)
  expect(unhandled, 'a rejection that nobody handled').not.toHaveBeenCalled()
})

/** Lets so many seconds pass at once: tick by tick would take long. */
async function sitOut(seconds: number) {
  vi.setSystemTime(Date.now() + (seconds - 1) * 1000)
  await wait(1000)
}

/** Lets seconds pass until the answer is there. It takes at least so many milliseconds. */
async function sitThrough(milliseconds: number, isAnswered: () => boolean) {
  const begun = Date.now()
  await expect
    .poll(async () => {
      await wait(1000)
      return isAnswered()
    })
    .toBe(true)
  expect(Date.now() - begun).toBeGreaterThanOrEqual(milliseconds)
}

/** The call meets the fault, the person sees the result, and a second attempt works. */
async function live(row: Row, fault: FaultId) {
  // The server's clock stands still, so that a code outlives the longest wait.
  const network = fakeNetwork({ now: () => now, sessionSeconds: 7200 })
  await row.open(network)
  const outcome = outcomes[fault]
  network.setFault(row.operation, fault)
  const answered = network.countAnswered(row.operation)
  await row.act()

  if (outcome.ends === 'well') {
    const isAnswered = () => network.countAnswered(row.operation) > answered
    if (outcome.after) await sitThrough(outcome.after, isAnswered)
    await row.seeSuccess()
    return seeNoProgress()
  }
  const { operation } = row
  if (outcome.ends === 'never') await row.giveUp()
  else await row.seeFailure(outcome, outcome.words === 'theirs' ? await messageOf(operation, fault) : undefined)
  await seeNoProgress()
  if (row.isOver?.(outcome)) return

  network.setFault(operation)
  if (outcome.ends === 'badly' && outcome.wait) await sitOut(outcome.wait)
  await row.act()
  await row.seeSuccess()
  await seeNoProgress()
}

/** Faults that mean something else in one of the rows: a 401 where a session was to be ended, and a 410 at a field. */
const beside: FaultId[] = ['401-bare', '410-bare']

describe.each(rows)('$name', (row) => {
  test.each([...Object.values(representatives), ...beside])('%s', (fault) => live(row, fault))
})
