import { type ComponentProps, StrictMode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../ui/base.css'
import '../ui/tokens.css'
import { Count } from './count.tsx'

const field = page.getByRole('spinbutton', { name: 'Luck' })

type Props = ComponentProps<typeof Count>
const count = (props: Pick<Props, 'value' | 'onAdd' | 'onSet'> & Partial<Props>) => (
  <StrictMode>
    <Count whose={['rowan', 'luck']} label="Luck" bounds={{}} rev={5} {...props} />
  </StrictMode>
)

/** What the status says to a screen reader, each text once: what is hidden from it is left out. */
function listen() {
  const status = page.getByRole('status').element()
  const heard: string[] = []
  let last = ''
  const watch = new MutationObserver(() => {
    const copy = status.cloneNode(true)
    if (copy instanceof Element) for (const one of copy.querySelectorAll('[aria-hidden]')) one.remove()
    const text = copy.textContent?.trim() ?? ''
    if (text && text !== last) heard.push(text)
    last = text
  })
  watch.observe(status, { childList: true, characterData: true, subtree: true, attributes: true })
  onTestFinished(() => watch.disconnect())
  return heard
}

/** A number whose changes wait until `go`, and then are saved. */
async function saved(value: number) {
  const props = { onSet: vi.fn(), isOfMax: true, bounds: { min: 0, max: 12 } }
  let begun = Promise.withResolvers<void>()
  const { rerender } = await render(count({ ...props, value, onAdd: () => begun.promise, note: '' }))
  const show = (to: number, note: string) => rerender(count({ ...props, value: to, onAdd: () => begun.promise, note }))
  const change = async (to: number) => {
    await show(to, 'Saving…')
    begun.resolve()
    begun = Promise.withResolvers()
    await show(to, 'Saved')
  }
  return { show, change }
}

/** The field of a number, with the caret at the end of it. */
async function openField(value: number) {
  const [onAdd, onSet] = [vi.fn(), vi.fn()]
  const { unmount } = await render(count({ value, onAdd, onSet }))
  await field.click()
  await userEvent.keyboard('{End}')
  return { onAdd, onSet, unmount }
}

test('a number below zero is edited in place', async () => {
  const { onAdd, onSet } = await openField(-4)
  await userEvent.keyboard('{Backspace}5{Tab}')
  expect(onAdd).not.toHaveBeenCalled()
  expect(onSet).toHaveBeenCalledExactlyOnceWith(-5, { value: -4, rev: 5 })
})

test('what is typed and taken away again changes nothing', async () => {
  const { onAdd, onSet } = await openField(-1200)
  await userEvent.keyboard('0{Backspace}{Enter}')
  await expect.element(field).toHaveValue('−1,200')
  expect(onAdd).not.toHaveBeenCalled()
  expect(onSet).not.toHaveBeenCalled()
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})

test('what is typed is entered when the field goes away, unless it is wrong', async () => {
  const { onAdd, unmount } = await openField(12)
  await field.fill('-2')
  await unmount()
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(-2)
  const { onAdd: wrong, unmount: leave } = await openField(12)
  await field.fill('-2-')
  await leave()
  expect(wrong).not.toHaveBeenCalled()
})

test('what was typed before a reload is entered once after it', async () => {
  const { onAdd: before, onSet } = await openField(12)
  await field.fill('-3')
  const onAdd = vi.fn()
  const after = await render(count({ value: 12, onAdd, onSet }))
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(-3)
  await after.unmount()
  await expect.element(field).toHaveValue('12')
  expect(before).not.toHaveBeenCalled()
})

test('what was typed before a reload is set on what it was typed over, though somebody else has changed it since', async () => {
  const { onAdd, onSet: before } = await openField(33)
  await field.fill('44')
  const onSet = vi.fn()
  await render(count({ value: 90, rev: 6, onAdd, onSet }))
  expect(onSet).toHaveBeenCalledExactlyOnceWith(44, { value: 33, rev: 5 })
  expect(before).not.toHaveBeenCalled()
})

test('after a second typed difference, only the new value is said', async () => {
  const { change } = await saved(9)
  const heard = listen()
  await field.fill('-3')
  await userEvent.keyboard('{Enter}')
  await change(6)
  await expect.poll(() => heard).toEqual(['Luck 6 of 12. Saved'])
  await field.fill('-2')
  await userEvent.keyboard('{Enter}')
  await change(4)
  await expect.poll(() => heard).toEqual(['Luck 6 of 12. Saved', 'Luck 4 of 12.'])
})

test('presses say each value, “Saved” once until the number is left, and that it is not saved', async () => {
  const { show, change } = await saved(9)
  const heard = listen()
  const less = page.getByRole('button', { name: 'Less: Luck' })
  for (const to of [8, 7]) {
    await less.click()
    await change(to)
  }
  expect(heard).toEqual(['Luck 8 of 12. Saved', 'Luck 7 of 12.'])
  await less.click()
  await show(6, 'Saving…')
  await show(6, 'Not saved yet. Fix it first.')
  await show(6, 'Saved')
  expect(heard.slice(2)).toEqual(['Luck 6 of 12. Not saved yet. Fix it first.', 'Luck 6 of 12. Saved'])
  await field.click()
  await userEvent.tab()
  await less.click()
  await change(5)
  expect(heard.slice(4)).toEqual(['Luck 5 of 12. Saved'])
})

test('a change of somebody else is not said to be saved', async () => {
  const { show, change } = await saved(9)
  await page.getByRole('button', { name: 'Less: Luck' }).click()
  await change(8)
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('Luck 8 of 12. Saved')
  const heard = listen()
  await show(3, 'Saved')
  await expect.element(status).toHaveTextContent('')
  expect(heard).toEqual([])
})

test('a track has a value of its maximum, which is not that of what is typed', async () => {
  await saved(9)
  await expect.element(field).toHaveAttribute('aria-valuetext', '9 of 12')
  await field.fill('-3')
  await expect.element(field).not.toHaveAttribute('aria-valuetext')
})

test.each([
  [-99, '1250'],
  [12, '125000'],
  [999, '-1000000'],
])('in a narrow card %d is shown whole, and so is “%s” while it is typed', async (value, typed) => {
  const { container } = await render(count({ value, onAdd: vi.fn(), onSet: vi.fn() }))
  // As wide as half of a phone leaves it.
  container.style.inlineSize = '133px'
  const cut = () => {
    const { scrollWidth, clientWidth } = field.element()
    return scrollWidth - clientWidth
  }
  expect(cut()).toBe(0)
  const left = () => page.getByRole('button', { name: 'Less: Luck' }).element().getBoundingClientRect().left
  const before = left()
  await field.fill(typed)
  expect([cut(), left()]).toEqual([0, before])
})

test.each(['0', 'auto'])('the choice is in the window, though its card is at the edge (%s)', async (start) => {
  const { container } = await render(count({ value: 12, onAdd: vi.fn(), onSet: vi.fn() }))
  container.style.cssText = `inline-size: 133px; margin-inline: ${start} 0`
  await field.fill('12500')
  for (const name of ['−12500: Luck', '= 12,500: Luck'])
    await expect.element(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})
