import { useState } from 'react'
import { Button } from '../../src/ui/button/button.tsx'

/** Copies a text. Its words say so until the text changes. @param label the name of the button, if its words are not enough */
export function CopyButton({ text, words = 'Copy', label }: { text: string; words?: string; label?: string }) {
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
    <Button aria-label={label} disabled={failed} onClick={copy}>
      {failed ? 'Select it by hand' : copied === text ? 'Copied' : words}
    </Button>
  )
}

/** Lets the browser save a text as a file. */
export function saveFile(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
