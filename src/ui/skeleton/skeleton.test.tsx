import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { offerCancelSeconds } from '../progress/use-delay.ts'
import { Loading, Skeleton } from './skeleton.tsx'

it('announces one thing a page that loads, after a second of waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await render(
    ['dates', 'notes'].map((what) => (
      <Loading key={what} label={`Loading the ${what}…`}>
        <Skeleton />
      </Loading>
    )),
  )
  const announced = () =>
    page
      .getByRole('status')
      .elements()
      .filter((region) => region.getAttribute('aria-live') !== 'off')
      .map(({ textContent }) => textContent)
  await vi.advanceTimersByTimeAsync(999)
  expect(announced()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(announced).toEqual(['Loading the dates…'])
})

it('offers to reload if the answer does not come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await render(
    <Loading label="Loading your games…">
      <Skeleton lines={3} />
    </Loading>,
  )
  await vi.advanceTimersByTimeAsync(offerCancelSeconds * 1000 - 1)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(page.getByRole('status')).toMatchTextContent(/You can keep waiting or reload\./)
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})
