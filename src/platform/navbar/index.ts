export { Navbar } from './navbar.tsx'
export { prefetchSearchHelp } from './search-field.tsx'
