import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { WhereToLook } from './where-to-look.tsx'

test('a phone or an envelope is drawn, and a screen reader passes it by', async () => {
  const { container, rerender } = await render(<WhereToLook type="phone" />)
  const paths = () => [...container.querySelectorAll('svg[aria-hidden="true"] > path')].map((path) => path.outerHTML)
  const phone = paths()
  expect(phone).toHaveLength(2)
  await rerender(<WhereToLook type="email" />)
  const envelope = paths()
  expect(envelope).toHaveLength(2)
  for (const path of envelope) expect(phone).not.toContain(path)
})
