import { type MouseEvent, memo } from 'react'
import { MemoryRouter, useLocation, useSearchParams } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { QuietLink, QuietLinks } from './quiet-link.tsx'

const Here = () => {
  const { pathname, search } = useLocation()
  const [, setParameters] = useSearchParams()
  return (
    <>
      <p>{`At ${pathname}${search}`}</p>
      <button type="button" onClick={() => setParameters({ search: 'ember' })}>
        Search
      </button>
    </>
  )
}
const Links = memo(function Links() {
  return <QuietLink to="/game/?game=1">The Ember Crown</QuietLink>
})

/** A browser would leave the page of the test. */
const stay = (event: MouseEvent) => event.preventDefault()

const open = () =>
  render(
    <MemoryRouter basename="/table" initialEntries={['/table/game/']}>
      {/* biome-ignore lint/a11y: it only stops what is not stopped yet */}
      <div onClick={stay}>
        <Here />
        <QuietLinks>
          <Links />
        </QuietLinks>
      </div>
    </MemoryRouter>,
  )
const link = () => page.getByRole('link', { name: 'The Ember Crown' })

test('it has the whole address, and leads there without loading the page', async () => {
  await open()
  await expect.element(link()).toHaveAttribute('href', '/table/game/?game=1')
  await link().click()
  await expect.element(page.getByText('At /game/?game=1')).toBeVisible()
})

test.each(['Control', 'Shift', 'Meta', 'Alt'] as const)('with %s the browser handles it', async (modifier) => {
  await open()
  await link().click({ modifiers: [modifier] })
  await expect.element(page.getByText('At /game/', { exact: true })).toBeVisible()
})
