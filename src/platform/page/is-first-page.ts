import { createContext } from 'react'

/** Whether the page at hand is the first of this visit; false once another address has been shown, on the way back too. */
export const IsFirstPage = createContext(true)
