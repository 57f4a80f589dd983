import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { makeStore } from '../app/store.ts'
import { eventExamples } from '../contract/event-examples.gen.ts'
import { useConnection, useLiveEvent } from './hooks.ts'
import { connectionChanged, eventReceived } from './live-slice.ts'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const at = '2026-11-27T20:10:00Z'
const nudged = eventReceived({
  gameId,
  event: { type: 'nudged', payload: eventExamples.nudged.rowan, at },
})
const ended = eventReceived({ gameId, event: { type: 'play.ended', payload: {}, at } })

test('a screen hears the facts that it asked for while it is there, and how the connection stands', async () => {
  const heard = vi.fn()
  function Screen({ word }: { word: string }) {
    const { state } = useConnection()
    useLiveEvent('nudged', ({ payload }) => heard(word, payload.from.displayName))
    return <p>{state}</p>
  }
  const store = makeStore()
  const show = (word: string) => (
    <Provider store={store}>
      <Screen word={word} />
    </Provider>
  )
  const { rerender, unmount } = await render(show('first'))
  await expect.element(page.getByText('connecting')).toBeVisible()
  store.dispatch(nudged)
  store.dispatch(ended)
  await rerender(show('second'))
  store.dispatch(nudged)
  expect(heard.mock.calls).toEqual([
    ['first', 'Rowan'],
    ['second', 'Rowan'],
  ])
  store.dispatch(connectionChanged({ gameId, connection: { state: 'live' } }))
  await expect.element(page.getByText('live')).toBeVisible()
  await unmount()
  store.dispatch(nudged)
  expect(heard).toHaveBeenCalledTimes(2)
})
