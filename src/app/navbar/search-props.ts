export type SearchFieldProps = { isSignedIn: boolean; onIntent?: (path: string) => void }

/** What the field's ARIA attributes say of the listbox. */
export type Combobox = { isExpanded: boolean; activeId?: string }
