import { createContext } from 'react'

/** Whether this is the first page of the visit. It is false once another address has been shown, also after Back. */
export const IsFirstPage = createContext(true)
