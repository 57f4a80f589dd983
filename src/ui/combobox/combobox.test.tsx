import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { Combobox } from './combobox.tsx'

const zones = Intl.supportedValuesOf('timeZone')
const options = zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
const field = () => page.getByRole('combobox', { name: 'Time zone' })
const marked = () => page.getByRole('option', { selected: true })
const optionsShown = () => page.getByRole('option').elements().length

async function show() {
  const onChange = vi.fn()
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  function Form() {
    const [zone, setZone] = useState('Europe/Berlin')
    return (
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Combobox
          label="Time zone"
          noun={['time zone', 'time zones']}
          options={options}
          value={zone}
          onChange={(next) => {
            onChange(next)
            setZone(next)
          }}
        />
        <button type="submit">Save</button>
      </form>
    )
  }
  await render(<Form />)
  return { onChange, onSubmit }
}

it('finds one of hundreds of options by parts of its label, in any order and without accents, by keyboard alone', async () => {
  const { onChange, onSubmit } = await show()
  await userEvent.tab()
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('new york AMERICA')
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
  await expect.element(marked()).toHaveTextContent('America/New York')
  expect(field().element().getAttribute('aria-activedescendant')).toBe(marked().element().id)
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['America/New_York']])
  await expect.element(field()).toHaveValue('America/New York')
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('chooses a pressed option, and the focus stays in the field', async () => {
  const { onChange } = await show()
  await userEvent.fill(field(), 'tokyo')
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click()
  expect(onChange.mock.calls).toEqual([['Asia/Tokyo']])
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveValue('Asia/Tokyo')
})

it.each([
  ['Escape gives the choice back', 'ber', '{Escape}', []],
  ['going on with one left chooses it', 'tokyo', '{Tab}', [['Asia/Tokyo']]],
  ['going on with several left chooses the one of that name', 'asia/omsk', '{Tab}', [['Asia/Omsk']]],
  ['going on without a text gives the choice back', ' ', '{Tab}', []],
])('%s', async (_, text, key, calls) => {
  const { onChange, onSubmit } = await show()
  await userEvent.fill(field(), text)
  await userEvent.keyboard(key)
  expect(onChange.mock.calls).toEqual(calls)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(optionsShown()).toBe(0)
  await expect.element(field()).toHaveValue(calls[0]?.[0] ?? 'Europe/Berlin')
})

it.each([
  ['going on with many left', 'america', '{Tab}'],
  ['going on with none left', 'atlantis', '{Tab}'],
  ['Enter with none left', 'atlantis', '{Enter}'],
])('%s chooses no option, and keeps the text until another one is chosen', async (_, text, key) => {
  const { onChange, onSubmit } = await show()
  await userEvent.fill(field(), text)
  await userEvent.keyboard(key)
  expect(onChange.mock.calls).toEqual([['']])
  expect(onSubmit).not.toHaveBeenCalled()
  expect(optionsShown()).toBe(0)
  await expect.element(field()).toHaveValue(text)
  await userEvent.fill(field(), 'tokyo')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('Asia/Tokyo')
})

it('announces the number of matches once typing pauses, and that there are none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await show()
  await userEvent.fill(field(), 'antarctica')
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(page.getByRole('status')).toMatchTextContent(/^\d+ time zones\.$/)
  await userEvent.fill(field(), 'atlantis')
  await expect.element(page.getByText('No time zones match “atlantis”.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(page.getByRole('status')).toHaveTextContent('No time zone found.')
})

it('in forced colors fills the marked option, and shows the letters that match in the color of their option', async () => {
  const emulate = async (value: string) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  }
  onTestFinished(() => emulate('none'))
  await emulate('active')
  await show()
  await userEvent.fill(field(), 'tok')
  await expect.element(marked()).toHaveTextContent('Asia/Tokyo')
  const option = marked().element()
  const colorOf = (element: Element) => getComputedStyle(element).color
  await expect.poll(() => colorOf(option.querySelector('mark') ?? expect.fail())).toBe(colorOf(option))
  expect(getComputedStyle(option).backgroundColor).not.toBe(
    getComputedStyle(option.closest('[popover]') ?? expect.fail()).backgroundColor,
  )
})
