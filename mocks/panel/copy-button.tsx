import { useState } from 'react'

/** Copies a text. Its label says so until the text changes. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState<string>()
  const [failed, setFailed] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      // There is no permission, or the page is served over plain http. The text can still be selected by hand.
      setFailed(true)
    }
  }
  return (
    <button type="button" aria-label={label} disabled={failed} onClick={copy}>
      {failed ? 'Select it by hand' : copied === text ? 'Copied' : 'Copy'}
    </button>
  )
}
