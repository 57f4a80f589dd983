import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { SearchIcon } from '../../ui/icon/icons.tsx'
import { useSearchValue } from '../navigation/index.ts'
import styles from './search-field.module.css'

/** The search value is the query parameter `search`: it fills the field, and typing updates it without new history entries. */
export function SearchField() {
  const [text, search] = useSearchValue()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const type = useNavigationType()

  // The field keeps its own text: the router shows a new address in a transition, and a field that waited for it would
  // take back what is typed meanwhile; so does one that was typed into before the app answered for it.
  const isNew = useRef(true)
  useLayoutEffect(() => {
    const isTyping = isNew.current ? text === '' : type === 'REPLACE' && document.activeElement === field.current
    if (field.current && !isTyping) field.current.value = text
  }, [text, type])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    isNew.current = false
    const typed = field.current?.value
    if (typed && typed !== text) search(typed)
  }, [])
  return (
    <search className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        <SearchIcon />
        <span className={styles.text}>Search</span>
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        placeholder="Search"
        autoComplete="off"
        className={styles.input}
        defaultValue={text}
        onChange={(event) => search(event.target.value)}
      />
    </search>
  )
}
