import type { ComponentType } from 'react'
import type { RouteId } from './routes.ts'

/** Loads a screen, the default export of its file. Rejects if the script cannot be loaded. */
export type ScreenLoader = () => Promise<{ default: ComponentType }>

/** The screens of a feature, by route id. */
export type Screens = Partial<Record<RouteId, ScreenLoader>>
