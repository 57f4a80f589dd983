import { Provider } from 'react-redux'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../ui/base.css'
import { makeStore } from '../app/store.ts'
import { type ConnectionStatus, connectionChanged } from '../live/live-slice.ts'
import { ConnectionNote } from './connection-note.tsx'
import styles from './game-bar.module.css'

const reconnecting = 'Reconnecting… This page may be out of date.'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
async function show() {
  const store = makeStore()
  await render(
    <Provider store={store}>
      <div style={{ containerType: 'inline-size', inlineSize: 360 - 2 * 16 }}>
        <div className={styles.about}>
          <ConnectionNote />
        </div>
      </div>
    </Provider>,
  )
  return (connection: ConnectionStatus) => store.dispatch(connectionChanged({ gameId: '', connection }))
}

const said = () => page.getByRole('status').first().element().textContent
// The text is in the page before it appears.
const note = () => page.getByRole('paragraph', { includeHidden: true })
const seen = () => note().query()?.textContent ?? ''

/** Waits for React, which schedules updates by messages. Polling an expectation would advance the fake clock. */
async function until(check: () => boolean) {
  while (!check())
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
}

test('an outage of five seconds is announced once, and so is its end', async () => {
  const become = await show()
  become({ state: 'live' })
  await until(() => seen() === 'Live')
  become({ state: 'reconnecting' })
  await until(() => seen() === reconnecting)
  vi.advanceTimersByTime(4999)
  await new Promise(requestAnimationFrame)
  expect(said()).toBe('')
  vi.advanceTimersByTime(1)
  await until(() => said() === reconnecting)
  await expect.element(note()).toBeVisible()
  become({ state: 'live' })
  await until(() => said() === 'Back online.' && seen() === 'Live')
  vi.advanceTimersByTime(5000)
  await until(() => said() === '')
})

test('a first connection that takes five seconds is announced, and is no return', async () => {
  const become = await show()
  become({ state: 'connecting' })
  await until(() => seen() === 'Connecting…')
  vi.advanceTimersByTime(5000)
  await until(() => said() === 'Connecting…')
  become({ state: 'live' })
  await until(() => said() !== 'Connecting…')
  expect(said()).toBe('')
})

test.each<[ConnectionStatus, string]>([
  [{ state: 'connecting' }, 'Connecting…'],
  [{ state: 'reconnecting' }, 'Reconnecting…'],
  [{ state: 'ended', reason: 'signedOut' }, 'You were signed out.'],
])('on a phone %o has the place of “Live”, in a few words that cover nothing', async (connection, words) => {
  const become = await show()
  become({ state: 'live' })
  await until(() => seen() === 'Live')
  const line = note().element()
  const { height } = line.getBoundingClientRect()
  become(connection)
  await until(() => seen().startsWith(words))
  await expect.poll(() => line instanceof HTMLElement && line.innerText.trim()).toBe(words)
  expect(line.getBoundingClientRect().height).toBe(height)
  expect(line.lastElementChild?.getBoundingClientRect().bottom).toBeLessThanOrEqual(line.getBoundingClientRect().bottom)
})

test('a shorter outage is not announced', async () => {
  const become = await show()
  become({ state: 'live' })
  await until(() => seen() === 'Live')
  become({ state: 'reconnecting' })
  await until(() => seen() === reconnecting)
  vi.advanceTimersByTime(4999)
  become({ state: 'live' })
  await until(() => seen() === 'Live')
  vi.advanceTimersByTime(10_000)
  await new Promise(requestAnimationFrame)
  expect(said()).toBe('')
})

test.each<[ConnectionStatus, string]>([
  [{ state: 'connecting' }, 'Connecting…'],
  [{ state: 'live' }, 'Live'],
  [{ state: 'polling' }, 'Not live. Updates every 15 seconds.'],
  [{ state: 'ended', reason: 'signedOut' }, 'You were signed out. This page may be out of date.'],
  [{ state: 'ended', reason: 'removed' }, 'You were removed from this game.'],
])('%o is described in words', async (connection, text) => {
  const become = await show()
  become(connection)
  await expect.element(note()).toHaveTextContent(text)
})
