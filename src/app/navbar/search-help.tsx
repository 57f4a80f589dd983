import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
} from 'react'
import { Link, parsePath, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { LazyPart } from '../../shell/page/lazy-part.tsx'
import { findRoute, type Route } from '../../shell/routes.ts'
import { searchParameter, useTyped } from '../../shell/use-search-value.tsx'
import { LiveRegion, useSettled } from '../../ui/announcer/live-region.tsx'
import { keepFocus, Options, optionId } from '../../ui/combobox/options.tsx'
import { useMarked } from '../../ui/combobox/use-marked.ts'
import { ChevronDownIcon, CloseIcon } from '../../ui/icon/icons.tsx'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import styles from './search-field.module.css'
import { type OwnThings, useSuggestions } from './suggestions.tsx'

/** The pause in typing after which the search is put into the address, in milliseconds. */
export const searchPauseMs = 250

export type SearchFieldProps = { isSignedIn: boolean; onIntent?: (path: string) => void }

/** What the field's ARIA attributes say of the listbox. */
export type Combobox = { isExpanded: boolean; activeId?: string | undefined }

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

const nothing: OwnThings = { games: [], people: [], ideas: [], hasMoreIdeas: false, isComing: false }

/**
 * The suggestions, their keyboard control, the buttons beside the field, and the code that writes the search into the
 * address. It follows the combobox pattern with a listbox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export default function SearchHelp(props: SearchHelpProps) {
  const { id, text, search, isSignedIn, isOpen, isListed, onList, close, onCombobox, field, opener, keys } = props
  const write = useWriteSearch(isListed)
  const [own, setOwn] = useState<OwnThings>()
  const groups = useSuggestions(text, isSignedIn, own)
  const all = groups.flatMap(({ options }) => options)
  const { filtered }: Route = findRoute(useLocation().pathname)
  const isGathering = isSignedIn && isListed && text.trim() !== ''
  const isLooking = isGathering && (own?.isComing ?? true)
  // If the search filters the page's own list, the list shows the result. Then Enter opens no suggestion.
  const isShown = isListed && (all.length > 0 || !filtered)
  const isExpanded = isShown && all.length > 0
  const first = text && !filtered ? all[0]?.value : undefined
  const values = all.map(({ value }) => value)
  const { marked, go } = useMarked(values, text, first)
  const activeId = isExpanded && marked !== undefined ? optionId(id, marked) : undefined
  useEffect(() => onCombobox({ isExpanded, activeId }), [isExpanded, activeId, onCombobox])
  const none = `No suggestions for “${text}”.`
  const words = all.length === 0 ? none : all.length === 1 ? '1 suggestion.' : `${all.length} suggestions.`
  // A screen reader reads it after a pause; sooner, it would interrupt the reading of the typed keys.
  const said = useSettled(isShown && text && (all.length > 0 || !isLooking) ? words : '')

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
  const goTo = (step: 1 | -1) => () => {
    if (isExpanded || marked === undefined) go(step)
    onList(true)
  }
  const act: Record<string, (() => void) | undefined> = {
    ArrowDown: goTo(1),
    ArrowUp: goTo(-1),
    Enter: () => {
      write()
      if (activeId) document.getElementById(activeId)?.click()
      else if (isOpen) leave()
      else onList(false)
    },
    Escape: () => {
      if (isShown) onList(false)
      else if (isOpen) leave()
      else if (text) {
        clear()
        onList(false)
      }
    },
  }
  useImperativeHandle(keys, () => (event) => {
    // While an input method (for Japanese, say) composes a word, the keys belong to it.
    if (!act[event.key] || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act[event.key]?.()
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
      {isGathering && (
        // If it fails to load, only views are suggested.
        <LazyPart onFailure={() => setOwn(nothing)}>
          <GatherOwn onChange={setOwn} />
        </LazyPart>
      )}
      {isShown && (
        <Options
          id={id}
          groups={groups}
          query={text}
          marked={marked}
          label="Suggestions"
          field={() => field.current?.parentElement ?? null}
          nothing={isLooking ? 'Searching…' : none}
          link={Link}
          className={styles.suggestions}
          onIntent={({ to }) => props.onIntent?.(parsePath(to ?? '').pathname ?? '')}
          onChoose={() => {
            write()
            close()
          }}
        />
      )}
      <LiveRegion message={said} />
    </>
  )
}

/**
 * Writes the typed text into the address after a pause in typing, when the suggestions close, or at once by the
 * returned function. It adds no history entry and keeps the rest of the address and the entry's state. An empty text
 * removes the parameter.
 *
 * Each new address renders the whole navbar, and Safari refuses more than a hundred in ten seconds.
 */
function useWriteSearch(isListed: boolean): () => void {
  const [typed, type] = useTyped()
  const [parameters] = useSearchParams()
  const { pathname, hash, state } = useLocation()
  const navigate = useNavigate()
  const write = () => {
    if (!typed) return
    type?.()
    // A page that opened meanwhile has its own search.
    if (typed.pathname !== pathname) return
    const next = new URLSearchParams(parameters)
    if (typed.text) next.set(searchParameter, typed.text)
    else next.delete(searchParameter)
    // Two slashes at the start would name another host.
    const path = pathname.replace(/^\/+/, '/')
    void navigate({ pathname: path, search: next.toString(), hash }, { replace: true, state, preventScrollReset: true })
  }
  const writeLater = useEffectEvent(write)
  useEffect(() => {
    if (!typed) return
    const timer = setTimeout(() => writeLater(), isListed ? searchPauseMs : 0)
    return () => clearTimeout(timer)
  }, [typed, isListed])
  return write
}
