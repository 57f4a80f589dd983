import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { Bench } from './bench.tsx'

const key = 'emberhall-mock/workbench'
/** From this width on the app has the room of a tablet beside the workbench. */
const roomBeside = '(min-width: 68.75rem)'
/** The least that the workbench and the app keep of the window, in CSS pixels. */
const least = { below: 176, beside: 352 }
const leastOfApp = { below: 176, beside: 704 }

const zPlacement = z.object({
  open: z.boolean(),
  dock: z.enum(['below', 'beside']),
  /** The sizes, in CSS pixels. */
  below: z.number(),
  beside: z.number(),
})
export type Placement = z.infer<typeof zPlacement>
export type Dock = Placement['dock']

const first = (): Placement => ({ open: false, dock: 'below', below: Math.round(innerHeight * 0.45), beside: 448 })

function readPlacement(): Placement {
  try {
    return zPlacement.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? first()
  } catch {
    return first()
  }
}

const wide = () => matchMedia(roomBeside)
const onResize = (listener: () => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** The size that the workbench may have at a side, in CSS pixels. */
const withinWindow = (dock: Dock, size: number): number => {
  const most = (dock === 'below' ? innerHeight : innerWidth) - leastOfApp[dock]
  return Math.round(Math.max(Math.min(size, most), Math.min(least[dock], most)))
}

/**
 * The workbench's side and size, as the person last set them, also after a reload. The CSS variables `--docked-…` tell
 * the app how much room is taken.
 */
export function usePlacement(isOpenAtFirst: boolean) {
  const [stored, setStored] = useState(readPlacement)
  const [hidesNotice, hideNotice] = useState(false)
  const isWide = useSyncExternalStore(onResize, () => wide().matches)
  // The largest size depends on the window.
  useSyncExternalStore(onResize, () => `${innerWidth} ${innerHeight}`)
  const open = stored.open || (isOpenAtFirst && !hidesNotice)
  const dock: Dock = isWide ? stored.dock : 'below'
  const size = withinWindow(dock, stored[dock])
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty(`--docked-${dock}`, open ? `${size}px` : '0px')
    return () => void style.removeProperty(`--docked-${dock}`)
  }, [open, dock, size])
  const change = (part: Partial<Placement>) => {
    if (part.open === false) hideNotice(true)
    const next = { ...stored, open, ...part }
    setStored(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  return {
    open,
    dock,
    size,
    isWide,
    least: least[dock],
    change,
    resize: (to: number) => change({ [dock]: withinWindow(dock, to) }),
  }
}

/** The workbench in a window of its own is a page of this address, which reaches the mock through its opener. */
const parameter = 'mock-workbench'
const name = 'emberhall-mock'

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the one of the platform
  interface Window {
    /** The mock of this page, for the window that it has opened. */
    emberhallMock?: Bench
  }
}

export const shareBench = (bench: Bench): void => {
  window.emberhallMock = bench
}

/** Opens that window, or shows it again. Returns whether the browser allows it. */
export function openOwnWindow(): boolean {
  const url = new URL(location.href)
  url.search = `?${parameter}`
  url.hash = ''
  const opened = window.open(url, name, 'popup,width=1000,height=720')
  opened?.focus()
  return opened !== null
}
