import { createRoot } from 'react-dom/client'
import { followModal } from './follow-modal.ts'
import type { Mock } from './mock.ts'
import css from './panel.module.css'
import { Panel } from './panel.tsx'

/** Events of the panel do not reach the app, even while the panel is inside one of its dialogs. */
const kept = [
  'click',
  'pointerdown',
  'mousedown',
  'keydown',
  'keyup',
  'input',
  'change',
  'focusin',
  'focusout',
  'toggle',
]

/** Adds the panel at the end of the page, in its own React root. Returns a function that removes it. */
export function mountPanel(mock: Mock): () => void {
  const host = document.createElement('div')
  host.className = css.host ?? ''
  const root = document.createElement('div')
  host.append(root)
  document.body.append(host)
  document.documentElement.dataset.mockPanel = ''
  for (const type of kept) host.addEventListener(type, (event) => event.stopPropagation())
  const react = createRoot(root)
  react.render(<Panel mock={mock} />)
  const leaveModals = followModal(host)
  return () => {
    leaveModals()
    react.unmount()
    host.remove()
    delete document.documentElement.dataset.mockPanel
  }
}
