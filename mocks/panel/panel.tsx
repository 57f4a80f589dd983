import { type KeyboardEvent, lazy, type PointerEvent, Suspense, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { Button } from '../../src/ui/button/button.tsx'
import common from '../../src/ui/common.module.css'
import { onModalChange, topModal } from '../../src/ui/dialog/modal-stack.ts'
import { createMediaHook } from '../../src/ui/tabs/tabs.tsx'
import { scenarios } from '../scenarios/scenarios.ts'
import { countSwitched } from '../scenarios/settings.ts'
import { readStored } from '../scenarios/store.ts'
import { type Bench, BenchContext, createBench, useBench } from './bench.tsx'
import type { Mock } from './commands.ts'
import css from './panel.module.css'
import { keepFocus } from './parts.tsx'

const Workbench = lazy(() => import('./workbench.tsx'))

/** The mock panel: always the scenario and the newest code, and behind one button the workbench. */
function Panel() {
  const { notices, settings, messages, offset } = useBench()
  const { open, dock, size, isWide, change } = usePlacement(notices.length > 0)
  const switched = countSwitched({ ...settings, scenario: 'normal' }, offset)

  const openWindow = () => {
    const opened = window.open('?mock-workbench', 'emberhall-mock', 'popup,width=1000,height=720')
    opened?.focus()
    if (opened) change({ open: false })
  }
  return (
    <section ref={keepFocus} aria-label="Mock panel" className={css.panel} data-dock={open ? dock : undefined}>
      {open && <Grip dock={dock} size={size} onSize={(next) => change({ [dock]: next })} />}
      <header className={common.row}>
        <Button variant="quiet" aria-expanded={open} onClick={() => change({ open: !open })}>
          <span aria-hidden="true">{open ? '▾' : '▴'}</span>
          {`Mock: ${scenarios[settings.scenario].label}${switched > 0 ? `, ${switched} changed` : ''}`}
        </Button>
        {/* Not a live region: the panel must not interrupt the app's own announcements. */}
        <output aria-label="Latest code" aria-live="off" className={css.code}>
          {messages[0]?.code}
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
        <Suspense fallback={<p className={common.muted}>Loading the workbench…</p>}>
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
  /** How much of the window it takes there, in percent. */
  below: z.number(),
  beside: z.number(),
})
type Placement = z.infer<typeof zPlacement>
type Side = Placement['dock']

/** From this width on the app has the room of a tablet beside the workbench. */
const useIsWide = createMediaHook('(min-width: 68.75rem)')

/**
 * The workbench's side and size, as the person last set them, also after a reload. The CSS variables `--docked-…` tell
 * the app how much room is taken.
 */
function usePlacement(isOpenAtFirst: boolean) {
  const [stored, setStored] = useState<Placement>(
    () => readStored(localStorage, key, zPlacement) ?? { open: false, dock: 'below', below: 45, beside: 37 },
  )
  const [hidesNotice, hideNotice] = useState(false)
  const isWide = useIsWide()
  const open = stored.open || (isOpenAtFirst && !hidesNotice)
  const dock: Side = isWide ? stored.dock : 'below'
  const size = stored[dock]
  useLayoutEffect(() => {
    if (!open) return
    const { style } = document.documentElement
    // Workbench and app keep the least of the window that each can be used in.
    if (dock === 'below') style.setProperty('--docked-below', `min(max(${size}dvh, 11rem), 100dvh - 11rem)`)
    else style.setProperty('--docked-beside', `min(max(${size}vw, 22rem), 100vw - 44rem)`)
    return () => void style.removeProperty(`--docked-${dock}`)
  }, [open, dock, size])
  const change = (part: Partial<Placement>) => {
    if (part.open === false) hideNotice(true)
    const next = { ...stored, open, ...part }
    setStored(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  return { open, dock, size, isWide, change }
}

/** The edge between app and workbench, which is moved by pointer or arrow keys. @param size in percent of the window */
function Grip({ dock, size, onSize }: { dock: Side; size: number; onSize: (size: number) => void }) {
  const isBelow = dock === 'below'
  const resize = (next: number) => onSize(Math.round(Math.min(80, Math.max(20, next))))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 2, ArrowLeft: 2, ArrowDown: -2, ArrowRight: -2 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    resize(size + by)
  }
  const onPointerMove = ({ currentTarget, clientX, clientY, pointerId }: PointerEvent) => {
    const before = isBelow ? clientY / innerHeight : clientX / innerWidth
    if (currentTarget.hasPointerCapture(pointerId)) resize(100 * (1 - before))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      role="separator"
      tabIndex={0}
      className={css.grip}
      aria-label="Size of the workbench"
      aria-orientation={isBelow ? 'horizontal' : 'vertical'}
      aria-valuenow={size}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  )
}

/**
 * Keeps `host` usable while a modal dialog is open, which makes everything outside it inert
 * (https://html.spec.whatwg.org/multipage/interaction.html#modal-dialogs-and-inert-subtrees): the host moves into the
 * newest one, and back to the end of `<body>` afterwards. Inside, it is shown as a popover: the top layer frees it from
 * the dialog's clipping, transforms and scrolling.
 *
 * @returns Ends it.
 */
function followModal(host: HTMLElement): () => void {
  const place = () => {
    const focused = host.contains(document.activeElement) ? document.activeElement : null
    const modal = topModal()
    const parent = modal ?? document.body
    parent.append(host)
    host.popover = modal ? 'manual' : null
    if (modal) host.showPopover()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
  place()
  // The dialog is shown after its listeners were called, and covers what was shown before it.
  return onModalChange(() => queueMicrotask(place))
}

/** Events of the panel do not reach the app, even while the panel is inside one of its dialogs. */
const kept = 'click pointerdown mousedown keydown keyup input change focusin focusout toggle'.split(' ')

/**
 * Adds the panel of a mock that runs in this page at the end of it, in its own React root. A window of its own can show
 * the same panel. Returns a function that removes it.
 */
export function mountPanel(mock: Mock, app?: Bench['app']): () => void {
  const bench = createBench(mock, app)
  window.emberhallMock = bench
  const host = document.createElement('div')
  host.className = css.host ?? ''
  for (const type of kept) host.addEventListener(type, (event) => event.stopPropagation())
  const root = createRoot(host)
  root.render(
    <BenchContext value={bench}>
      <Panel />
    </BenchContext>,
  )
  const leaveModals = followModal(host)
  return () => {
    leaveModals()
    root.unmount()
    host.remove()
  }
}
