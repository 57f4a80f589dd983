import { memo, useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import styles from './qr-code.module.css'
import type { QrPath } from './to-qr-path.ts'

export type QrCodeProps = {
  /** The text that a camera reads from it, for example an address. */
  value: string
  /** What it contains, for a screen reader: “QR code of the link for the Tuesday group”. */
  label: string
}

/** A QR code, always dark on light. The code that draws it is loaded with the first one. */
export const QrCode = memo(function QrCode({ value, label }: QrCodeProps) {
  const [attempt, setAttempt] = useState(0)
  const [drawn, setDrawn] = useState<QrPath & { of: string }>()
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      try {
        const { toQrPath } = await import('./to-qr-path.ts')
        if (isCurrent) setDrawn({ ...toQrPath(value), of: value })
      } catch {
        if (isCurrent) setFailed(true)
      }
    }
    void draw()
    return () => {
      isCurrent = false
    }
  }, [value, attempt])

  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  if (failed) {
    return (
      <div className={`${styles.code} ${styles.failed}`}>
        <p>Couldn't draw the QR code.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    )
  }
  // An outdated code is never shown, because somebody might scan it.
  if (drawn?.of !== value) return <div className={`${styles.code} ${styles.waiting}`} />
  return (
    <svg className={styles.code} viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={label}>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={drawn.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
})
