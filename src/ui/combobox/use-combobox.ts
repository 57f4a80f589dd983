import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react'
import { findMatches } from '../../lib/match-words.ts'
import type { ComboboxOption } from './options.tsx'
import { useMarked } from './use-marked.ts'

/** The number of options that Page Up and Page Down move by. */
const page = 10

type Choice = {
  value: string
  options: readonly ComboboxOption[]
  onChange: (value: string) => void
}

/**
 * The state of a combobox: the typed text, the options that match it, and the marked option. The keys are those of the
 * combobox pattern (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export function useCombobox({ value, options, onChange }: Choice) {
  /** The typed text; `undefined` while the field shows the chosen option. */
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  /** The last chosen value. Escape, or leaving the field empty, brings it back. */
  const [last, setLast] = useState(value)
  if (value !== '' && value !== last) setLast(value)
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
  /** Shows the chosen option in the field again. */
  const close = () => {
    setIsOpen(false)
    setTyped(undefined)
  }
  /** Discards the typed text and restores the choice that it replaced. */
  const restore = () => {
    if (value !== last) onChange(last)
    close()
  }
  const choose = (option: ComboboxOption) => {
    if (option.value !== value) onChange(option.value)
    close()
  }
  /**
   * Ends typing. It chooses the only match, or the option with the typed name. Otherwise the text stays, and no option
   * is chosen.
   */
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
    // The text is selected, so that the first typed key replaces it.
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
    onClick({ currentTarget }: MouseEvent<HTMLInputElement>) {
      if (isOpen) return
      // The press has placed the caret, so the text is selected again.
      currentTarget.select()
      open()
    },
    onKeyDown(event: KeyboardEvent) {
      const does = act[event.key]
      // While an input method (for Japanese, for example) composes a word, the keys belong to it.
      if (!does || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
      // Without an open list or a typed text, Enter submits the form and Escape closes the dialog around the field.
      const isForField = event.key.startsWith('Arrow') || (event.key === 'Escape' && typed !== undefined)
      if (!isOpen && !isForField) return
      event.preventDefault()
      event.stopPropagation()
      does()
    },
    onBlur({ currentTarget }: FocusEvent) {
      // The window has lost the focus, but the field is still its active element.
      if (document.activeElement === currentTarget) return
      leave()
    },
  }
  const chosen = options.find((option) => option.value === value)
  return { text: typed ?? chosen?.label ?? '', query, isOpen, found, marked, choose, handlers }
}
