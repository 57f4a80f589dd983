import { type FocusEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { findRoute, type Route } from '../../shell/routes.ts'
import { useSearchValue } from '../../shell/use-search-value.tsx'
import { SearchIcon } from '../../ui/icon/icons.tsx'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import styles from './search-field.module.css'
import type { Combobox, SearchFieldProps } from './search-help.tsx'

// Loads with the first use of the field. Text typed before that filters lists at once, and reaches the address after
// the script has loaded.
const SearchHelp = lazyWithRetry(() => import('./search-help.tsx'))

/** Loads the suggestions ahead of the first use; rejects if that fails. */
export const prefetchSearchHelp = SearchHelp.preload

/**
 * A field for the search value, the query parameter `search`. The parameter fills the field, and typing updates it
 * without new history entries. Suggestions appear below it. In a narrow window field and suggestions open from a
 * button.
 */
export function SearchField({ isSignedIn, onIntent }: SearchFieldProps) {
  const [text, search] = useSearchValue()
  const { filtered }: Route = findRoute(useLocation().pathname)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const keys = useRef<(event: KeyboardEvent) => void>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isListed, setIsListed] = useState(false)
  const [isHelped, setIsHelped] = useState(false)
  const [combobox, setCombobox] = useState<Combobox>()

  // The field follows the address, except once: text typed before hydration wins.
  const isNew = useRef(true)
  useLayoutEffect(() => {
    if (field.current && (text || !isNew.current)) field.current.value = text
  }, [text])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    isNew.current = false
    const typed = field.current?.value
    // No focus event reports a field that was focused before hydration.
    const isFocused = document.activeElement === field.current
    if (typed || isFocused) help()
    if (!typed || typed === text) return
    search(typed)
    setIsListed(isFocused)
  }, [])

  const help = () => {
    SearchHelp.preload().then(
      () => setIsHelped(true),
      () => {},
    )
  }
  const open = () => {
    // iOS opens its keyboard only if the field is focused in the touch event itself.
    flushSync(() => setIsOpen(true))
    field.current?.focus()
    setIsListed(true)
  }
  const close = () => {
    setIsListed(false)
    setIsOpen(false)
  }
  const onBlur = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // When the window loses the focus, its field is still the active element: keep the search open.
    if (!currentTarget.contains(relatedTarget) && document.activeElement !== target) close()
  }
  return (
    <search className={styles.search} data-open={isOpen || undefined} onBlur={onBlur}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={text ? `Search, ${filtered ? 'filtered by ' : ''}“${text}”` : 'Search'}
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
          onFocus={help}
          onChange={(event) => {
            search(event.target.value)
            setIsListed(true)
          }}
          onKeyDown={(event) => {
            if (keys.current) keys.current(event)
            // The suggestions are still loading.
            else if (event.key === 'ArrowDown') setIsListed(true)
          }}
        />
        {isHelped && (
          <SearchHelp
            id={id}
            text={text}
            search={search}
            isSignedIn={isSignedIn}
            isOpen={isOpen}
            isListed={isListed}
            close={close}
            field={field}
            opener={opener}
            keys={keys}
            onIntent={onIntent}
            onList={setIsListed}
            onCombobox={setCombobox}
          />
        )}
      </div>
    </search>
  )
}
