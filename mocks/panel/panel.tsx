import {
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  Suspense,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import * as z from 'zod/mini'
import { Button } from '../../src/ui/button/button.tsx'
import { scenarios } from '../scenarios/scenarios.ts'
import { countSwitched } from '../scenarios/settings.ts'
import { readStored } from '../scenarios/store.ts'
import { useShown } from './bench.tsx'
import css from './panel.module.css'
import { keepFocus } from './parts.tsx'

const Workbench = lazy(() => import('./workbench.tsx'))

/** The mock panel: always the scenario and the newest code, and behind one button the workbench. */
export function Panel() {
  const notices = useShown((state) => state.notices)
  const settings = useShown((state) => state.settings)
  const code = useShown((state) => state.messages[0]?.code)
  const { open, dock, size, isWide, change, stored } = usePlacement(notices.length > 0)
  const switched = useShown(({ offset }) => countSwitched({ ...settings, scenario: 'normal' }, offset))

  const openWindow = () => {
    const address = new URL('?mock-workbench', location.href)
    const opened = window.open(address, 'emberhall-mock', 'popup,width=1000,height=720')
    opened?.focus()
    if (opened) change({ open: false })
  }
  return (
    <section
      ref={keepFocus}
      aria-label="Mock panel"
      className={css.panel}
      data-open={open}
      data-dock={dock}
      style={{ '--size': size } as CSSProperties}
    >
      {open && <Grip dock={dock} value={stored[dock]} onSize={(pixels) => change({ [dock]: Math.round(pixels) })} />}
      <header className={css.header}>
        <Button variant="quiet" aria-expanded={open} onClick={() => change({ open: !open })}>
          <span aria-hidden="true">{open ? '▾' : '▴'}</span>
          {`Mock: ${scenarios[settings.scenario].label}${switched > 0 ? `, ${switched} changed` : ''}`}
        </Button>
        {/* Not a live region: the panel must not interrupt the app's own announcements. */}
        <output aria-label="Latest code" aria-live="off" className={css.code}>
          {code}
        </output>
        {open && isWide && (
          <Button variant="quiet" onClick={() => change({ dock: dock === 'below' ? 'beside' : 'below' })}>
            {dock === 'below' ? 'Dock beside' : 'Dock below'}
          </Button>
        )}
        {open && (
          <Button variant="quiet" onClick={openWindow}>
            Own window
          </Button>
        )}
      </header>
      {open && (
        <Suspense fallback={<p className={css.quiet}>Loading the workbench…</p>}>
          <Workbench />
        </Suspense>
      )}
    </section>
  )
}

const key = 'emberhall-mock/workbench'
const zPlacement = z.object({
  open: z.boolean(),
  dock: z.enum(['below', 'beside']),
  /** The sizes, in CSS pixels. */
  below: z.number(),
  beside: z.number(),
})
type Placement = z.infer<typeof zPlacement>
type Side = Placement['dock']

const first = (): Placement => ({ open: false, dock: 'below', below: Math.round(innerHeight * 0.45), beside: 448 })

/** From this width on the app has the room of a tablet beside the workbench. */
const roomBeside = matchMedia('(min-width: 68.75rem)')
const onRoom = (listener: () => void) => {
  roomBeside.addEventListener('change', listener)
  return () => roomBeside.removeEventListener('change', listener)
}

/** The size at a side, as CSS: workbench and app keep the least of the window that each can be used in. */
const sizeAt = ({ dock, below, beside }: Placement): string =>
  dock === 'below' ? `min(max(${below}px, 11rem), 100dvh - 11rem)` : `min(max(${beside}px, 22rem), 100vw - 44rem)`

/**
 * The workbench's side and size, as the person last set them, also after a reload. The CSS variables `--docked-…` tell
 * the app how much room is taken.
 */
function usePlacement(isOpenAtFirst: boolean) {
  const [stored, setStored] = useState(() => readStored(localStorage, key, zPlacement) ?? first())
  const [hidesNotice, hideNotice] = useState(false)
  const isWide = useSyncExternalStore(onRoom, () => roomBeside.matches)
  const open = stored.open || (isOpenAtFirst && !hidesNotice)
  const dock: Side = isWide ? stored.dock : 'below'
  const size = sizeAt({ ...stored, dock })
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty(`--docked-${dock}`, open ? size : '0px')
    return () => void style.removeProperty(`--docked-${dock}`)
  }, [open, dock, size])
  const change = (part: Partial<Placement>) => {
    if (part.open === false) hideNotice(true)
    const next = { ...stored, open, ...part }
    setStored(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  return { open, dock, size, isWide, change, stored }
}

/** One step of an arrow key, in CSS pixels. */
const step = 24

/** The edge between app and workbench, which is moved by pointer or arrow keys. */
function Grip({ dock, value, onSize }: { dock: Side; value: number; onSize: (pixels: number) => void }) {
  const isBelow = dock === 'below'
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { [isBelow ? 'ArrowUp' : 'ArrowLeft']: step, [isBelow ? 'ArrowDown' : 'ArrowRight']: -step }[event.key]
    const panel = event.currentTarget.parentElement?.getBoundingClientRect()
    if (by === undefined || !panel) return
    event.preventDefault()
    onSize((isBelow ? panel.height : panel.width) + by)
  }
  const onPointerMove = ({ buttons, currentTarget, clientX, clientY, pointerId }: PointerEvent) => {
    if (buttons === 0 || !currentTarget.hasPointerCapture(pointerId)) return
    onSize(isBelow ? innerHeight - clientY : document.documentElement.clientWidth - clientX)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      role="separator"
      tabIndex={0}
      className={css.grip}
      aria-label="Size of the workbench"
      aria-orientation={isBelow ? 'horizontal' : 'vertical'}
      aria-valuenow={value}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  )
}
