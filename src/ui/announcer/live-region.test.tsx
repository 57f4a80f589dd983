import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LiveRegion } from './live-region.tsx'

it.each([
  ['polite', 'status'],
  ['assertive', 'alert'],
] as const)('speaks when it is %s, as a region that stays the same', async (politeness, role) => {
  const screen = await render(<LiveRegion message="" politeness={politeness} />)
  const region = page.getByRole(role)
  const element = region.element()
  await expect.element(region).toHaveTextContent('')
  await screen.rerender(<LiveRegion message="Three games found." politeness={politeness} />)
  await expect.element(region).toHaveTextContent('Three games found.')
  expect(region.element()).toBe(element)
})
