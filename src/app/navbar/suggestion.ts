import type { ReactNode } from 'react'

/** One suggestion of the search. */
export type Suggestion = {
  /** Unique among all suggestions, and valid as a part of an element's id. */
  id: string
  /** With its query, without the base path. */
  path: string
  label: string
  /** Distinguishes it from others with the same name. */
  detail?: string
  icon: ReactNode
}

/** Suggestions of one kind. */
export type SuggestionGroup = { heading: string; suggestions: Suggestion[] }
