import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork } from '../../tests/support/fake-network.ts'
import { openApp } from '../../tests/support/open-app.tsx'
import { routes } from '../shell/routes.ts'

const heading = (level: number, name: string) => page.getByRole('heading', { level, name, exact: true })
const tab = (name: string) => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true })

/** Tells, for each time that the Idea Builder comes, whether its card is in the same update as its heading. */
function watchArrivals() {
  const withCard: boolean[] = []
  let isThere = true
  const text = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const observer = new MutationObserver(() => {
    const wasThere = isThere
    isThere = text('h1').includes(routes.ideaBuilder.title)
    if (isThere && !wasThere) withCard.push(text('h2').includes('New idea'))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return withCard
}

test('a heavy view answers a tab with its heading first, and Back with all of it', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const { goBack } = await openApp({ at: routes.ideaBuilder.path })
  await expect.element(heading(2, 'New idea')).toBeVisible()
  const withCard = watchArrivals()
  await userEvent.click(tab('Home'))
  await expect.element(heading(1, 'Welcome')).toBeVisible()
  await userEvent.click(tab('Idea Builder'))
  await expect.element(heading(2, 'New idea')).toBeVisible()
  await expect.element(heading(1, 'Idea Builder')).toHaveFocus()
  await userEvent.click(tab('Home'))
  await expect.element(heading(1, 'Welcome')).toBeVisible()
  goBack()
  await expect.element(heading(2, 'New idea')).toBeVisible()
  expect(withCard).toEqual([false, true])
})
