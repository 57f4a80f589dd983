import { createRoot } from 'react-dom/client'
import { type Bench, BenchContext, createBench } from './bench.tsx'
import type { Mock } from './commands.ts'
import css from './panel.module.css'
import { Panel } from './panel.tsx'

/**
 * Keeps `host` usable while a modal dialog is open.
 *
 * A modal `<dialog>` makes everything outside it inert, popovers in the top layer included
 * (https://html.spec.whatwg.org/multipage/interaction.html#modal-dialogs-and-inert-subtrees). So the host moves into
 * the newest modal dialog, and back to the end of `<body>` afterwards. Inside, it is shown as a popover: the top layer
 * frees it from the dialog's clipping, transforms and scrolling.
 *
 * @returns Ends it.
 */
function followModal(host: HTMLElement): () => void {
  // In the order of opening, which is their order in the top layer.
  let modals: HTMLDialogElement[] = []

  const place = (changes: MutationRecord[]) => {
    const open = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.matches(':modal'))
    modals = [...modals.filter((dialog) => open.includes(dialog)), ...open.filter((dialog) => !modals.includes(dialog))]
    const parent = modals.at(-1) ?? document.body
    // A dialog that closed and opened again at once, as in React's StrictMode, covers what was shown inside it before.
    // Then the panel is shown anew.
    const isCovered = changes.some(({ target, type }) => type === 'attributes' && target === parent)
    if (host.parentElement === parent && !isCovered) return
    const focused = host.contains(document.activeElement) ? document.activeElement : null
    parent.append(host)
    if (parent === document.body) host.removeAttribute('popover')
    else {
      host.popover = 'manual'
      host.showPopover()
    }
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }

  const observer = new MutationObserver(place)
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  place([])
  return () => observer.disconnect()
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
  const root = document.createElement('div')
  host.append(root)
  document.body.append(host)
  for (const type of kept) host.addEventListener(type, (event) => event.stopPropagation())
  const react = createRoot(root)
  react.render(
    <BenchContext value={bench}>
      <Panel />
    </BenchContext>,
  )
  const leaveModals = followModal(host)
  return () => {
    leaveModals()
    react.unmount()
    host.remove()
  }
}
