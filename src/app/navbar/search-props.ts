export type SearchFieldProps = { isSignedIn: boolean; onIntent?: (path: string) => void }

/** The field's ARIA attributes for the listbox. */
export type Combobox = { isExpanded: boolean; activeId?: string }
