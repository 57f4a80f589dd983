import { type ComponentProps, StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Count } from './count.tsx'

const field = page.getByRole('spinbutton', { name: 'Luck' })

const count = (props: Pick<ComponentProps<typeof Count>, 'value' | 'onAdd' | 'onSet'> & { rev?: number }) => (
  <StrictMode>
    <Count whose={['rowan', 'luck']} label="Luck" bounds={{}} rev={5} {...props} />
  </StrictMode>
)

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
