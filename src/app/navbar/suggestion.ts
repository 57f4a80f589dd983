import type { ReactNode } from 'react'

/** One suggestion of the search. */
export type Suggestion = {
  /** Unique among all suggestions, and fit to be a part of an element's id. */
  id: string
  /** With the query that belongs to it, without the base path. */
  path: string
  label: string
  /** What tells it apart from others of the same name. */
  detail?: string
  icon: ReactNode
}

/** Suggestions of one kind. */
export type SuggestionGroup = { heading: string; suggestions: Suggestion[] }
