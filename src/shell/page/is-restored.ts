import { createContext } from 'react'

/**
 * Whether the browser restores the position in the page: after Back and Forward, and on the first page. React Router
 * says this outside of the routes only.
 */
export const IsRestored = createContext(true)
