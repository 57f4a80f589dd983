export { Navbar } from './navbar.tsx'
