import { createContext, useContext } from 'react'
import type { Mode } from '../look/theme.ts'

export const ModeContext = createContext<Mode>('light')

/** The theme of the docs page. */
export const useMode = () => useContext(ModeContext)
