import { encode } from 'uqr'

/** The light border that a reader needs around the code, in modules (ISO/IEC 18004, 9.1). */
const quietZone = 4

/** A QR code as the path of an SVG. One unit is one module, the smallest square of the code. */
export type QrPath = {
  /** Width and height, in modules, including the quiet zone. */
  size: number
  /** The dark modules, as the `d` of a `<path>`. */
  path: string
}

/**
 * Encodes a text as a QR code with medium error correction (15 %), or with a higher one if the code stays the same
 * size.
 *
 * @param text up to 2,331 bytes of UTF-8
 * @throws RangeError if the text is longer
 */
export function toQrPath(text: string): QrPath {
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
