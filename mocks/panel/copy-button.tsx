import { useState } from 'react'

/** Copies a text; says so in its own label, for as long as the text stays the same. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState<string>()
  const [failed, setFailed] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      // No permission, or a page over plain http: the text can still be selected by hand.
      setFailed(true)
    }
  }
  return (
    <button type="button" aria-label={label} disabled={failed} onClick={copy}>
      {failed ? 'Select it by hand' : copied === text ? 'Copied' : 'Copy'}
    </button>
  )
}
