import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Page } from '../shell/page/page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

test('a first page that opens after “Try again” takes the focus that the button had', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  function Screen() {
    if (isBroken) throw new Error('It broke.')
    return <Page title="The view" />
  }
  await render(
    <MemoryRouter>
      <ErrorBoundary>
        <Screen />
      </ErrorBoundary>
    </MemoryRouter>,
  )
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'The view' })).toHaveFocus()
})
