import { type SubmitEvent, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { handOver, keepPresses } from './keep-presses.ts'
import { useHeldSubmit } from './use-hydrated.ts'

const send = vi.fn()
const cancel = vi.fn()

function Form({ onHydrated }: { onHydrated?: () => void }) {
  const held = useHeldSubmit()
  useEffect(() => onHydrated?.(), [onHydrated])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(String(new FormData(event.currentTarget).get('contact')))
  }
  return (
    <form onSubmit={submit}>
      <Field label="Contact" name="contact" />
      <Button type="submit" {...held}>
        Send
      </Button>
      <Button onClick={cancel}>Cancel</Button>
    </form>
  )
}

const button = (name: string) => page.getByRole('button', { name })
const field = () => page.getByRole('textbox', { name: 'Contact' })

/** The form as HTML, after the inline script has run. The returned function hydrates it. */
function openForm() {
  send.mockClear()
  cancel.mockClear()
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Form />)
  document.body.append(container)
  new Function(keepPresses)()
  expect(container.querySelector('[type=submit]')).toHaveProperty('disabled', true)
  dispatchEvent(new Event('DOMContentLoaded'))
  // A submission by the browser would navigate away from the test page.
  const leaving = vi.fn((event: Event) => event.defaultPrevented || event.preventDefault())
  addEventListener('submit', leaving)
  const address = location.href
  onTestFinished(() => {
    handOver()
    removeEventListener('submit', leaving)
    container.remove()
    expect(location.href).toBe(address)
  })
  return async () => {
    // In development React warns about the attributes that the script has changed.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { promise, resolve } = Promise.withResolvers<void>()
    const root = hydrateRoot(container, <Form onHydrated={resolve} />)
    onTestFinished(() => root.unmount())
    await promise
    await new Promise((resolve) => setTimeout(resolve))
    handOver()
  }
}

it('keeps Enter in a field, and submits once with the current text', async () => {
  const takeOver = openForm()
  await field().fill('rowan@example.com')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(button('Send')).toHaveAttribute('data-busy')
  expect(send).not.toHaveBeenCalled()
  await takeOver()
  expect(send).toHaveBeenCalledExactlyOnceWith('rowan@example.com')
  await expect.element(button('Send')).not.toHaveAttribute('data-busy')
  await button('Send').click()
  expect(send, 'afterwards each press is done at once').toHaveBeenCalledTimes(2)
})

it('drops a press if the text that it was meant for changes', async () => {
  const takeOver = openForm()
  await field().fill('rowan@example.co')
  await button('Send').click()
  await userEvent.type(field(), 'm')
  await takeOver()
  expect(send).not.toHaveBeenCalled()
  await expect.element(field()).toHaveValue('rowan@example.com')
})
