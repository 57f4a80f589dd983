import { createContext, useContext } from 'react'
import type { Mode } from '../look/theme.ts'

export const ModeContext = createContext<Mode>('light')

/** The theme that the docs page is shown in. */
export const useMode = () => useContext(ModeContext)
