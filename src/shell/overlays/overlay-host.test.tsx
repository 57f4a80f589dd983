import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { flushSync } from 'react-dom'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OverlayHost } from './overlay-host.tsx'
import { toast } from './overlays.ts'
import { overlaysSlice, progressClosed, progressOpened } from './overlays-slice.ts'

test('a toast is not laid out in the update that closes what it tells of, but after it', async () => {
  const store = configureStore({ reducer: combineReducers({ [overlaysSlice.name]: overlaysSlice.reducer }) })
  await render(
    <Provider store={store}>
      <MemoryRouter>
        <OverlayHost />
      </MemoryRouter>
    </Provider>,
  )
  store.dispatch(progressOpened({ id: 'save', label: 'Saving', cancellable: false }))
  await expect.element(page.getByRole('progressbar', { name: 'Saving' })).toBeVisible()
  flushSync(() => {
    store.dispatch(progressClosed('save'))
    store.dispatch(toast.success('Saved.'))
  })
  expect(document.querySelector('progress')).toBeNull()
  expect(document.body.textContent).not.toContain('Saved.')
  await expect.element(page.getByText('Saved.')).toBeVisible()
})
