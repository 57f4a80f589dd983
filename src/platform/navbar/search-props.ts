export type SearchFieldProps = { isSignedIn: boolean; onIntent?: (path: string) => void }

/** What the search field says of its listbox. */
export type Combobox = { isExpanded: boolean; activeId?: string }
