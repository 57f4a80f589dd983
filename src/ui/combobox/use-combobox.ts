import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react'
import { findMatches } from '../../lib/match-words.ts'
import type { ComboboxOption } from './options.tsx'
import { useMarked } from './use-marked.ts'

/** So many options further by Page Up and Page Down. */
const page = 10

type Choice = {
  value: string
  options: readonly ComboboxOption[]
  onChange: (value: string) => void
}

/**
 * What is typed, which options it leaves, and which of them is marked. The keys are those of the combobox pattern
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export function useCombobox({ value, options, onChange }: Choice) {
  /** What was typed; `undefined` while the field shows the choice. */
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  /** The choice to go back to: a text that is none has taken its place. */
  const [last, keep] = useState(value)
  if (value !== '' && value !== last) keep(value)
  const query = typed ?? ''
  const found = useMemo(() => findMatches(options, query, ({ label }) => label), [options, query])
  const { marked, go, leap, unmark } = useMarked(
    useMemo(() => found.map(({ value }) => value), [found]),
    query,
    query.trim() === '' ? value : found[0]?.value,
  )

  const open = () => {
    setIsOpen(true)
    unmark()
  }
  /** The field shows the choice again. */
  const close = () => {
    setIsOpen(false)
    setTyped(undefined)
  }
  /** Drops what was typed, and what it has left of the choice. */
  const restore = () => {
    if (value !== last) onChange(last)
    close()
  }
  const choose = (option: ComboboxOption) => {
    if (option.value !== value) onChange(option.value)
    close()
  }
  /** Goes on with what was typed: the only option left, or the one of that name; else it stays in sight, and is none. */
  const leave = () => {
    const name = typed?.trim().toLowerCase()
    if (!name) return restore()
    const meant = found.length === 1 ? found[0] : found.find(({ label }) => label.toLowerCase() === name)
    if (meant) return choose(meant)
    setIsOpen(false)
    if (value !== '') onChange('')
  }
  const act: Record<string, () => void> = {
    ArrowDown: () => (isOpen ? go(1) : open()),
    ArrowUp: () => (isOpen ? go(-1) : open()),
    PageDown: () => leap(page),
    PageUp: () => leap(-page),
    Enter: () => {
      const option = found.find(({ value }) => value === marked)
      if (option) choose(option)
      else leave()
    },
    Escape: restore,
  }
  const handlers = {
    onChange(event: ChangeEvent<HTMLInputElement>) {
      setTyped(event.target.value)
      setIsOpen(true)
    },
    // The first key replaces the choice.
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
    onClick({ currentTarget }: MouseEvent<HTMLInputElement>) {
      if (isOpen) return
      // The press has put the caret somewhere.
      currentTarget.select()
      open()
    },
    onKeyDown(event: KeyboardEvent) {
      const does = act[event.key]
      // While an input method (for Japanese, say) composes a word, the keys belong to it.
      if (!does || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
      // Enter sends the form and Escape closes the dialog around it, where there is no list and nothing to take back.
      const isForField = event.key.startsWith('Arrow') || (event.key === 'Escape' && typed !== undefined)
      if (!isOpen && !isForField) return
      event.preventDefault()
      event.stopPropagation()
      does()
    },
    onBlur({ currentTarget }: FocusEvent) {
      // The window has lost the focus, and the field not.
      if (document.activeElement === currentTarget) return
      leave()
    },
  }
  const chosen = options.find((option) => option.value === value)
  return { text: typed ?? chosen?.label ?? '', query, isOpen, found, marked, choose, handlers }
}
