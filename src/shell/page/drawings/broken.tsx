import src from './broken.svg?raw'
import { Drawing } from './drawing.tsx'

/** A candle gone out: something broke, or is not there. */
export default function BrokenDrawing() {
  return <Drawing src={src} />
}
