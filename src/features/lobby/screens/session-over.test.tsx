import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openLobby } from '../../../../tests/support/open-lobby.tsx'

// No event reports the end of a session, so the page changes by itself.

const minute = 60_000
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A session of an hour that ends in less than half a minute. */
async function openAtTheEnd() {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const app = await openLobby({ session: { startsAt: Date.now() - 60 * minute + 20_000, durationMinutes: 60 } })
  await expect.element(page.getByText('Confirmed')).toBeVisible()
  return app
}
/** Lets half a minute pass, again until the page has a clock that hears of it, and gives what it shows then. */
const after = <Shown,>(shown: () => Shown) =>
  expect.poll(() => {
    vi.advanceTimersByTime(minute / 2)
    return shown()
  })

test('after its end a session is no longer shown as confirmed, and another date can be confirmed', async () => {
  const { network } = await openAtTheEnd()
  network.setFault('getSchedule', 'offline')
  await after(() => page.getByText('Confirmed').query()).toBeNull()
  await expect.element(button('Propose dates')).toBeVisible()
})

test.each(['Move', 'Cancel the session'])('after “%s” without a draft the focus moves to the dates', async (form) => {
  await openAtTheEnd()
  await button(form).click()
  await expect.poll(() => document.activeElement?.closest('form')).not.toBeNull()
  await after(() => document.activeElement?.textContent).toBe('Propose dates')
})
