import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SearchIcon } from '../../ui/icon/icons.tsx'
import styles from './search-field.module.css'

const parameter = 'search'

/** The search value is the query parameter `search`: it fills the field, and typing updates it without new history entries. */
export function SearchField() {
  const [parameters, setParameters] = useSearchParams()
  const id = useId()
  const search = (text: string) =>
    setParameters(
      (current) => {
        if (text) current.set(parameter, text)
        else current.delete(parameter)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <search className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        <SearchIcon />
        <span className={styles.text}>Search</span>
      </label>
      <input
        id={id}
        type="search"
        placeholder="Search"
        autoComplete="off"
        className={styles.input}
        value={parameters.get(parameter) ?? ''}
        onChange={(event) => search(event.target.value)}
      />
    </search>
  )
}
