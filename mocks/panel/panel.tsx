import { type CSSProperties, type KeyboardEvent, lazy, type PointerEvent, Suspense, useId } from 'react'
import { scenarios } from '../scenarios/scenarios.ts'
import { countSwitched } from '../scenarios/settings.ts'
import { type Bench, BenchContext, useShown } from './bench.tsx'
import css from './panel.module.css'
import { openOwnWindow, usePlacement } from './placement.ts'

const Workbench = lazy(() => import('./workbench.tsx'))

/** The mock panel: always the scenario and the newest code, and behind one button the workbench. */
export function Panel({ bench }: { bench: Bench }) {
  return (
    <BenchContext value={bench}>
      <Dock />
    </BenchContext>
  )
}

function Dock() {
  const notices = useShown((state) => state.notices)
  const { open, dock, size, isWide, least, change, resize } = usePlacement(notices.length > 0)
  const { scenario, ...others } = useShown((state) => state.settings)
  const code = useShown((state) => state.messages[0]?.code ?? '')
  const body = useId()
  const isMoved = useShown((state) => state.offset !== 0)
  const switched = countSwitched({ scenario: 'normal', ...others }) + (isMoved ? 1 : 0)

  const openWindow = () => {
    if (openOwnWindow()) change({ open: false })
  }
  return (
    <section
      aria-label="Mock panel"
      className={css.panel}
      data-open={open}
      data-dock={dock}
      style={{ '--size': `${size}px` } as CSSProperties}
    >
      {open && <Grip dock={dock} size={size} least={least} resize={resize} />}
      <header className={css.header}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={body}
          onClick={() => change({ open: !open })}
        >
          <span aria-hidden="true">{open ? '▾' : '▴'}</span> Mock: {scenarios[scenario].label}
          {switched > 0 && `, ${switched} changed`}
        </button>
        {/* Not a live region: the panel must not interrupt the app's own announcements. */}
        <output aria-label="Latest code" aria-live="off" className={css.code}>
          {code}
        </output>
        {open && (
          <span className={css.places}>
            {isWide && (
              <button type="button" onClick={() => change({ dock: dock === 'below' ? 'beside' : 'below' })}>
                {dock === 'below' ? 'Dock beside' : 'Dock below'}
              </button>
            )}
            <button type="button" onClick={openWindow}>
              Own window
            </button>
          </span>
        )}
      </header>
      <div id={body} className={css.body} hidden={!open}>
        {open && (
          <Suspense fallback={<p className={css.loading}>Loading the workbench…</p>}>
            <Workbench />
          </Suspense>
        )}
      </div>
    </section>
  )
}

type GripProps = Pick<ReturnType<typeof usePlacement>, 'dock' | 'size' | 'least' | 'resize'>

/** One step of an arrow key, in CSS pixels. */
const step = 24

/** The edge between app and workbench, which is moved by pointer or arrow keys. */
function Grip({ dock, size, least, resize }: GripProps) {
  const isBelow = dock === 'below'
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { [isBelow ? 'ArrowUp' : 'ArrowLeft']: step, [isBelow ? 'ArrowDown' : 'ArrowRight']: -step }[event.key]
    if (by === undefined) return
    event.preventDefault()
    resize(size + by)
  }
  const onPointerMove = ({ buttons, currentTarget, clientX, clientY, pointerId }: PointerEvent) => {
    if (buttons === 0 || !currentTarget.hasPointerCapture(pointerId)) return
    resize(isBelow ? innerHeight - clientY : document.documentElement.clientWidth - clientX)
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
      aria-valuemin={least}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  )
}
