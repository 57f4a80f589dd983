import { type FocusEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SearchIcon } from '../../ui/icon/icons.tsx'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { useSearchValue } from '../navigation/use-search-value.ts'
import styles from './search-field.module.css'
import type { Combobox, SearchFieldProps } from './search-props.ts'

// Nobody needs it before the field is used.
const SearchHelp = lazyWithRetry(() => import('./search-help.tsx').then(({ SearchHelp }) => ({ default: SearchHelp })))

/** Loads what helps to search, ahead of the first use; rejects where that fails. */
export const prefetchSearchHelp = SearchHelp.preload

/**
 * The search value is the query parameter `search`: it fills the field, and typing updates it without new history
 * entries. Below the field is what matches it; in a narrow window both are behind a button.
 */
export function SearchField({ isSignedIn, onIntent }: SearchFieldProps) {
  const [text, search] = useSearchValue()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const keys = useRef<(event: KeyboardEvent) => void>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isListed, setIsListed] = useState(false)
  const [isHelped, setIsHelped] = useState(false)
  const [combobox, setCombobox] = useState<Combobox>()

  // The field follows the address; one that was typed into before the app answered for it keeps what it has.
  const isNew = useRef(true)
  useLayoutEffect(() => {
    if (field.current && (text || !isNew.current)) field.current.value = text
  }, [text])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    isNew.current = false
    const typed = field.current?.value
    if (typed && typed !== text) search(typed)
  }, [])

  const open = () => {
    // A phone shows its keyboard for a field that gets the focus in the very event of the touch.
    flushSync(() => setIsOpen(true))
    field.current?.focus()
    setIsListed(true)
  }
  const close = () => {
    setIsListed(false)
    setIsOpen(false)
  }
  const onBlur = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // Of a window that is left for another one the field keeps the focus.
    if (!currentTarget.contains(relatedTarget) && document.activeElement !== target) close()
  }
  return (
    <search className={styles.search} data-open={isOpen || undefined} onBlur={onBlur}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label="Search"
        aria-description={text || undefined}
        aria-expanded={isOpen}
        tabIndex={isOpen ? -1 : undefined}
        onClick={open}
      >
        <SearchIcon />
      </button>
      <div className={styles.bar}>
        <input
          ref={field}
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-controls={id}
          aria-expanded={combobox?.isExpanded ?? false}
          aria-activedescendant={combobox?.activeId}
          placeholder="Search"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className={styles.input}
          defaultValue={text}
          onFocus={() => {
            SearchHelp.preload().then(
              () => setIsHelped(true),
              () => {},
            )
          }}
          onChange={(event) => {
            search(event.target.value)
            setIsListed(true)
          }}
          onKeyDown={(event) => {
            if (keys.current) keys.current(event)
            // What it opens is still on its way.
            else if (event.key === 'ArrowDown') setIsListed(true)
          }}
        />
        {isHelped && (
          <SearchHelp
            {...{ id, text, search, isSignedIn, isOpen, isListed, close, field, opener, keys, onIntent }}
            onList={setIsListed}
            onCombobox={setCombobox}
          />
        )}
      </div>
    </search>
  )
}
