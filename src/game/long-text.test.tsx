import { expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../ui/base.css'
import { LongText } from './long-text.tsx'

test('what somebody has written scrolls on a screen, and stands on paper whole', async () => {
  await render(<LongText text={Array.from({ length: 80 }, (_, at) => `line ${at}`).join('\n')} lines={9} />)
  const text = page.getByText(/line 79/).element()
  const isCut = () => text.scrollHeight > text.clientHeight + 1
  expect(isCut()).toBe(true)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    expect(isCut()).toBe(false)
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  }
})
