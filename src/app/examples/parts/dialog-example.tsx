import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

export function DialogExample() {
  const [open, setOpen] = useState<'none' | 'closeable' | 'fixed'>('none')
  const close = () => setOpen('none')
  return (
    <>
      <Button onClick={() => setOpen('closeable')}>Dialog</Button>
      <Button onClick={() => setOpen('fixed')}>Dialog, not closeable</Button>
      <Dialog open={open === 'closeable'} title="The house rules" onClose={close}>
        <p>Escape, the close button, or a click outside closes this dialog.</p>
      </Dialog>
      <Dialog
        open={open === 'fixed'}
        closeable={false}
        title="One thing first"
        onClose={close}
        footer={<Button onClick={close}>Understood</Button>}
      >
        <p>Escape won't close this one. Use its button.</p>
      </Dialog>
    </>
  )
}
