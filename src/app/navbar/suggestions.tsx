import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Link, parsePath } from 'react-router-dom'
import type { Suggestion, SuggestionGroup } from './suggestion.ts'
import styles from './suggestions.module.css'

type SuggestionsProps = {
  /** The id of the listbox. */
  id: string
  groups: SuggestionGroup[]
  active?: Suggestion
  query: string
  /** More may be found soon. */
  isLooking: boolean
  onIntent?: (path: string) => void
  /** Called when a suggestion was followed. */
  onChosen: () => void
}

/** The element id of a suggestion in the listbox `id`. */
export const suggestionId = (id: string, suggestion: Suggestion): string => `${id}-${suggestion.id}`

/** For controls beside a field that keeps the focus. Without this Safari would blur the field and focus nothing. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()

/** The suggestions, by kind. The focus stays in the field, whatever is pressed. */
export function Suggestions({ id, groups, active, query, isLooking, onIntent, onChosen }: SuggestionsProps) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is to be seen
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div className={styles.suggestions}>
      {groups.length === 0 && (
        <p className={styles.nothing}>{isLooking ? 'Searching…' : `No suggestion for “${query}”.`}</p>
      )}
      <div
        ref={list}
        role="listbox"
        id={id}
        aria-label="Suggestions"
        hidden={groups.length === 0}
        className={styles.list}
        tabIndex={-1}
        onMouseDown={keepFocus}
      >
        {groups.map(({ heading, suggestions }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={heading} role="group" aria-labelledby={`${id}-of-${heading}`}>
            <div id={`${id}-of-${heading}`} role="presentation" className={styles.heading}>
              {heading}
            </div>
            {suggestions.map((suggestion) => (
              <Link
                key={suggestion.id}
                id={suggestionId(id, suggestion)}
                role="option"
                tabIndex={-1}
                aria-selected={suggestion === active}
                to={suggestion.path}
                className={styles.option}
                onPointerEnter={() => onIntent?.(parsePath(suggestion.path).pathname ?? '')}
                onClick={onChosen}
              >
                {suggestion.icon}
                <span>
                  {suggestion.label}
                  {suggestion.detail && (
                    <>
                      {' '}
                      <small>{suggestion.detail}</small>
                    </>
                  )}
                </span>
              </Link>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
