import { createRoot } from 'react-dom/client'
import { followModal } from './follow-modal.ts'
import type { Mock } from './mock.ts'
import css from './panel.module.css'
import { Panel } from './panel.tsx'

/** What happens in the panel is none of the app's business, also while the panel sits inside one of its dialogs. */
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

/** Puts the panel at the end of the page, in a React root of its own. Gives the function that takes it out again. */
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
