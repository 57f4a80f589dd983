import { type KeyboardEvent, useEffect, useState } from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import { TextArea } from '../../src/ui/text-area/text-area.tsx'
import css from './workbench.module.css'

type JsonFieldProps = {
  label: string
  value: string
  onChange: (text: string) => void
  /** What is wrong with the value, a sentence each. Called while the person types, once the text is JSON. */
  check?: (text: string) => Promise<readonly string[]>
}

/** Why a text is no JSON; nothing if it is, or if it is empty. */
export function jsonProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return `This isn't JSON yet. ${error instanceof Error ? error.message : ''}`
  }
}

/** JSON to read and edit, which is checked while it is typed. */
export function JsonField({ label, value, onChange, check }: JsonFieldProps) {
  const [found, setFound] = useState<readonly string[]>([])
  const problem = jsonProblem(value)
  useEffect(() => {
    let isCurrent = true
    if (problem === undefined) void check?.(value).then((sentences) => isCurrent && setFound(sentences))
    return () => {
      isCurrent = false
    }
  }, [value, problem, check])
  /** Tab leaves the field; the keys that indent are those of the person. */
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    const { selectionStart, selectionEnd } = event.currentTarget
    const line = value.slice(0, selectionStart).split('\n').at(-1) ?? ''
    const indent = /^\s*/.exec(line)?.[0] ?? ''
    if (indent === '') return
    event.preventDefault()
    event.currentTarget.setRangeText(`\n${indent}`, selectionStart, selectionEnd, 'end')
    onChange(event.currentTarget.value)
  }
  return (
    <div className={css.json}>
      <TextArea
        label={label}
        rows={8}
        spellCheck={false}
        autoCapitalize="none"
        value={value}
        error={problem}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem === undefined && found.length > 0 && (
        <ul className={css.marks} aria-label="Where it leaves the contract">
          {found.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

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
