import type { ComponentType } from 'react'
import type { RouteId } from './route-table.ts'

/** Loads a screen, which is its file's default export. Rejects where its script does not arrive. */
export type ScreenLoader = () => Promise<{ default: ComponentType }>

/** The screens of a feature, each by the id of its route. */
export type Screens = Partial<Record<RouteId, ScreenLoader>>
