import { QrCode } from '../../ui/qr-code/qr-code.tsx'

/** Beside the same link as a text: not everybody has a second device. */
export function QrCodeExample() {
  return (
    <QrCode
      value="https://emberhall.example/join/2VJ0table/9f1c2b7a55e04d8f"
      label="QR code of the link for the Tuesday group"
    />
  )
}
