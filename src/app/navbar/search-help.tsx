import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { findRoute } from '../../shell/find-route.ts'
import type { Route } from '../../shell/routes.ts'
import { LiveRegion } from '../../ui/announcer/live-region.tsx'
import { ChevronDownIcon, CloseIcon } from '../../ui/icon/icons.tsx'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { useSuggestions } from './find-suggestions.tsx'
import { announcePauseMs } from './limits.ts'
import { nothing } from './own-things.ts'
import styles from './search-help.module.css'
import type { Combobox, SearchFieldProps } from './search-props.ts'
import { keepFocus, Suggestions, suggestionId } from './suggestions.tsx'
import { useWriteSearch } from './use-write-search.ts'

type SearchHelpProps = SearchFieldProps & {
  /** The id of the listbox. */
  id: string
  /** The search value, and the function that changes it. */
  text: string
  search: (text: string) => void
  /** Whether the field of a narrow window is open. */
  isOpen: boolean
  /** Whether to show suggestions, if there are any. */
  isListed: boolean
  onList: (isListed: boolean) => void
  /** Hides the suggestions, and closes the field of a narrow window. */
  close: () => void
  onCombobox: (combobox: Combobox) => void
  field: RefObject<HTMLInputElement | null>
  opener: RefObject<HTMLButtonElement | null>
  /** Takes the field's key handler. */
  keys: Ref<(event: KeyboardEvent) => void>
}

// A visitor has no items, and an empty search suggests views alone.
const GatherOwn = lazyWithRetry(() => import('./gather-own.tsx'))

/**
 * The suggestions, their keyboard control, the buttons beside the field, and the code that writes the search into the
 * address. It follows the combobox pattern with a listbox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export default function SearchHelp(props: SearchHelpProps) {
  const { id, text, search, isSignedIn, isOpen, isListed, onList, close, onCombobox, field, opener, keys } = props
  useWriteSearch()
  const [own, setOwn] = useState(nothing)
  // Typing has priority: the suggestions follow in a deferred update, or at once if a key moves through them.
  const later = useDeferredValue(text)
  const [hurried, hurry] = useState<string>()
  const query = hurried === text ? text : later
  const groups = useSuggestions(query, isSignedIn, own)
  const all = groups.flatMap(({ suggestions }) => suggestions)
  const { filtered }: Route = findRoute(useLocation().pathname)
  const gathering = useLoaded(GatherOwn.preload, isSignedIn && isListed && query.trim() !== '')
  const isLooking = gathering === 'coming' || own.isComing
  // Where the search filters the page's own list, that list shows the result. Enter then opens no suggestion.
  const isShown = isListed && (all.length > 0 || !filtered)
  const isExpanded = isShown && all.length > 0
  // What is marked stays marked when more is found.
  const [marked, mark] = useState<{ query: string; id?: string | undefined }>({ query })
  const index = marked.query === query ? all.findIndex(({ id }) => id === marked.id) : -1
  const first = query && !filtered ? all[0]?.id : undefined
  if (index < 0 && first !== undefined) mark({ query, id: first })
  const active = isExpanded ? all[index] : undefined
  const activeId = active && suggestionId(id, active)
  useEffect(() => onCombobox({ isExpanded, activeId }), [isExpanded, activeId, onCombobox])

  const clear = () => {
    if (field.current) field.current.value = ''
    search('')
    field.current?.focus()
  }
  /** Moves the focus back to the button, where there is one. */
  const leave = () => {
    opener.current?.focus()
    close()
  }
  /** Marks the next or the previous suggestion; after the last comes the first. */
  const go = (step: 1 | -1) => {
    const from = isExpanded ? index : -1
    const beside = step === 1 ? 0 : all.length - 1
    mark({ query, id: all[from < 0 ? beside : (from + step + all.length) % all.length]?.id })
    onList(true)
  }
  const act: Record<string, (() => void) | undefined> = {
    ArrowDown: () => go(1),
    ArrowUp: () => go(-1),
    Enter: () => {
      if (activeId) document.getElementById(activeId)?.click()
      else if (isOpen) leave()
      else onList(false)
    },
    Escape: () => {
      if (isShown) onList(false)
      else if (text) clear()
      else if (isOpen) leave()
    },
  }
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  useImperativeHandle(keys, () => (event) => {
    // While an input method (for Japanese, say) composes a word, the keys belong to it.
    if (!act[event.key] || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (query !== text) flushSync(() => hurry(text))
    newest.current[event.key]?.()
  })

  return (
    <>
      <button type="button" className={styles.back} aria-label="Close search" onMouseDown={keepFocus} onClick={leave}>
        <ChevronDownIcon />
      </button>
      {text && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear search"
          onMouseDown={keepFocus}
          onClick={clear}
        >
          <CloseIcon />
        </button>
      )}
      {gathering === 'loaded' && <GatherOwn onChange={setOwn} />}
      {isShown && (
        <Suggestions {...{ id, groups, active, query, isLooking }} onIntent={props.onIntent} onChosen={close} />
      )}
      <LiveRegion
        message={useCount(isShown && query && (all.length > 0 || !isLooking) ? all.length : undefined, query)}
      />
    </>
  )
}

/** Whether a script has loaded. If it cannot load, the search works without it. */
function useLoaded(load: () => Promise<unknown>, isWanted: boolean): 'coming' | 'loaded' | undefined {
  const [state, setState] = useState<'coming' | 'loaded' | undefined>('coming')
  useEffect(() => {
    if (isWanted)
      load().then(
        () => setState('loaded'),
        () => setState(undefined),
      )
  }, [load, isWanted])
  return isWanted ? state : undefined
}

/** The number of suggestions, announced after a pause in typing. Announced at each key it would never stop. */
function useCount(count: number | undefined, query: string): string {
  const [said, say] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query may find as many
  useEffect(() => {
    const timer = setTimeout(() => say(wordsFor(count)), announcePauseMs)
    return () => clearTimeout(timer)
  }, [count, query])
  return said
}

function wordsFor(count: number | undefined): string {
  if (count === undefined) return ''
  if (count === 0) return 'Nothing found.'
  return count === 1 ? '1 suggestion.' : `${count} suggestions.`
}
