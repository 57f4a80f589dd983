import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

/** The caller keeps `open`. The dialog only reports that the person asked to close it. */
export function DialogExample() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>House rules</Button>
      <Dialog
        open={isOpen}
        title="The house rules"
        onClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            Understood
          </Button>
        }
      >
        <p>Whoever arrives last lights the lamp. Dice that fall off the table count.</p>
      </Dialog>
    </>
  )
}
