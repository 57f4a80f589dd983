import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './base.css'
import { textEdges } from '../../tests/support/text-edges.ts'
import { Dialog } from './dialog/dialog.tsx'
import { Field } from './field/field.tsx'
import { ToastRegion } from './toast/toast-region.tsx'

const arabic = 'مقعدك محفوظ.'

/** A text from a server or a person may have another direction than the page. */
it.each([
  ['the title of a dialog', <Dialog key="1" open title={arabic} onClose={() => {}} />],
  ['the error of a field', <Field key="2" label="Name" error={arabic} />],
  ['the hint of a field', <Field key="3" label="Name" hint={arabic} />],
  [
    'a toast that says more than its text',
    <ToastRegion
      key="4"
      toasts={[{ id: '1', kind: 'error', message: arabic }]}
      onDismiss={() => {}}
      onAction={() => {}}
    />,
  ],
])('%s that runs from right to left begins at the right', async (_, shown) => {
  await render(<main style={{ width: '30rem' }}>{shown}</main>)
  const { right, roomLeft } = textEdges(page.getByText(arabic).element())
  expect(roomLeft, 'the text has room to stand on either side').toBeGreaterThan(50)
  expect(right).toBeLessThan(1)
})
