import { CutText } from '../../../game/others-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useIgnoreDoubleClick } from '../../../ui/dialog/use-ignore-double-click.ts'
import { QrCode } from '../../../ui/qr-code/qr-code.tsx'
import styles from './invite.module.css'

type QrDialogProps = {
  open: boolean
  onClose: () => void
  gameName: string
  /** The link that a camera reads. */
  address: string
  /** The name of the link. */
  name: string
}

/** A link to scan from another device or to print. The printed sheet shows nothing else. */
export default function QrDialog({ open, onClose, gameName, address, name }: QrDialogProps) {
  useIgnoreDoubleClick(open)
  return (
    <Dialog
      open={open}
      title="Scan to join"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => window.print()}>Print</Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={`${common.close} ${styles.sheet}`}>
        <h3>
          <CutText lines={2}>{gameName}</CutText>
        </h3>
        <QrCode value={address} label={`QR code of ${name}`} />
        <p className={common.small} dir="ltr">
          {address}
        </p>
      </div>
    </Dialog>
  )
}
