import { memo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

export type QrCodeProps = {
  /** The text that a camera reads from it, for example an address. */
  value: string
  /** What it contains, for a screen reader: “QR code of the link for the Tuesday group”. */
  label: string
}

/** A QR code, always dark on light. It comes with the library that draws it, so load it when it is opened. */
export const QrCode = memo(function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = toQrPath(value)
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
})

/** The light border that a reader needs around the code, in modules (ISO/IEC 18004, 9.1). */
const quietZone = 4

/**
 * Encodes a text as a QR code with medium error correction (15 %), or with a higher one if the code stays the same
 * size. One unit of the path is one module, the smallest square of the code.
 * @param text up to 2,331 bytes of UTF-8
 * @throws RangeError if the text is longer
 */
function toQrPath(text: string) {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: quietZone })
  const rows = data.map((row, y) => {
    const runs: string[] = []
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x += 1
      const width = x + 1 - start
      runs.push(`M${start} ${y}h${width}v1h-${width}z`)
    }
    return runs.join('')
  })
  return { size, path: rows.join('') }
}
