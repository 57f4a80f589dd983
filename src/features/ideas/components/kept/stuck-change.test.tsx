import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../../ui/base.css'
import type { Entry } from '../../model/outbox/entry.ts'
import type { Outbox } from '../../model/outbox/use-outbox.ts'
import { StuckChange } from './stuck-change.tsx'

const entry: Entry = {
  operation: 'create',
  person: 'rowan',
  seq: 1,
  key: '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4',
  madeAt: 0,
  begun: true,
  ideaId: '2VJ0i2FvWq9sLkB3xTn6YcR8mZ5',
  refused: 'Someone else was faster.',
  body: { kind: 'person', title: 'Mother Quill', body: 'She writes down whatever the dead still owe.' },
}

/** Shows an idea that the server did not take. Deciding is not tried here. */
const showRefused = () =>
  render(<StuckChange entry={entry} entries={[entry]} ideas={[]} queue={{} as Outbox} onDecided={() => {}} />)
const copy = () => page.getByRole('button', { name: 'Copy the text' }).click()
const notCopied = 'Your browser does not let this page copy. Select the text instead.'

test('the text of an idea that was refused is copied, and it is said', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await showRefused()
  await copy()
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied.')
  expect(write).toHaveBeenCalledExactlyOnceWith('Mother Quill\n\nShe writes down whatever the dead still owe.')
})

test('a browser that refuses to copy is told of, with the way left', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'))
  await showRefused()
  await copy()
  await expect.element(page.getByRole('status')).toHaveTextContent(notCopied)
})

test('a page without a clipboard says the same', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  await showRefused()
  await copy()
  await expect.element(page.getByRole('status')).toHaveTextContent(notCopied)
})
