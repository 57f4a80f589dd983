import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Sent, useCreate } from './use-create.ts'

type Answer = { data?: string; error?: unknown }

function Trial({ create }: { create: (key: string) => Promise<Answer> }) {
  const [sent, keep] = useState<Sent>()
  const [text, setText] = useState('one')
  const send = useCreate(sent, keep)
  return (
    <>
      <button type="button" onClick={() => void send({ text }, create)}>
        Create
      </button>
      <button type="button" onClick={() => setText('another')}>
        Type
      </button>
      <p>{sent ? 'sent' : 'nothing sent'}</p>
    </>
  )
}
const press = (name: string) => page.getByRole('button', { name }).click()

test('three presses in one task create one item, and a retry is the same one', async () => {
  const answers: ((answer: Answer) => void)[] = []
  const create = vi.fn<(key: string) => Promise<Answer>>(() => new Promise((resolve) => answers.push(resolve)))
  await render(<Trial create={create} />)
  const button = page.getByRole('button', { name: 'Create' }).element() as HTMLElement
  for (let presses = 0; presses < 3; presses++) button.click()
  expect(create).toHaveBeenCalledTimes(1)
  await expect.element(page.getByText('sent', { exact: true })).toBeVisible()
  answers[0]?.({ error: { kind: 'no-network' } })
  await press('Create')
  await expect.poll(() => create).toHaveBeenCalledTimes(2)
  expect(create.mock.calls[1]).toEqual(create.mock.calls[0])
})

test('changed contents are sent as another item, and so is a save after a refusal', async () => {
  const create = vi.fn<(key: string) => Promise<Answer>>(async () => ({ error: { kind: 'no-network' } }))
  await render(<Trial create={create} />)
  await press('Create')
  await press('Type')
  create.mockResolvedValueOnce({ error: { kind: 'refused', status: 409, message: 'No.' } })
  await press('Create')
  await expect.element(page.getByText('nothing sent')).toBeVisible()
  await press('Create')
  expect(new Set(create.mock.calls.map(([key]) => key)).size).toBe(3)
})
