/**
 * The modal dialogs that are open, lowest first, and where the focus came from. The platform has this list (the top
 * layer) but does not show it, and two things depend on it: which dialog an Escape is meant for, and where toasts must
 * live to be reachable.
 */
type Entry = { dialog: HTMLDialogElement; opener: Element | null }

const stack: Entry[] = []
const listeners = new Set<() => void>()
const tell = () => {
  document.documentElement.toggleAttribute('data-modal', stack.length > 0)
  for (const listener of listeners) listener()
}

/** The modal dialog on top, or undefined. */
export const topModal = () => stack.at(-1)?.dialog

/**
 * Calls `listener` whenever the top modal changes, still within the DOM update. Returns a function that unsubscribes.
 */
export function onModalChange(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Opens `dialog` above everything. `opener` gets the focus back when it closes. */
export function openModal(dialog: HTMLDialogElement, opener: Element | null) {
  const { style, clientWidth } = document.documentElement
  // Measured once: while the page does not scroll it has no scrollbar.
  if (stack.length === 0) style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
  stack.push({ dialog, opener })
  // Listeners move their elements into the dialog before it is shown, so that the browser lays out the page once.
  tell()
  dialog.showModal()
}

/** Closes `dialog` if the browser has not done so. Returns the focus once the DOM update is complete. */
export function closeModal(dialog: HTMLDialogElement) {
  const index = stack.findIndex((entry) => entry.dialog === dialog)
  const [entry] = stack.splice(index, 1)
  // A dialog that was opened from this one and is still open will return the focus to where this one came from.
  for (const other of stack) if (entry && dialog.contains(other.opener)) other.opener = entry.opener
  tell()
  dialog.close()
  // The update that closes the dialog may also remove the opener. Check after it.
  queueMicrotask(() => entry && returnFocus(entry.opener))
}

/**
 * Gives the focus back to `target` if nothing else has it. If `target` is gone or cannot take it, the top dialog takes
 * it, or else the page's main heading. Otherwise a keyboard or a screen reader would start again at the top of the page
 * (WCAG 2.4.3).
 */
export function returnFocus(target: Element | null) {
  const nobody = () => !document.activeElement || document.activeElement === document.body
  if (!nobody() || !target || target === document.body) return
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  if (!nobody()) return
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const place = topModal() ?? find('main h1') ?? find('main') ?? find('h1')
  if (place && place.tabIndex < 0) place.tabIndex = -1
  place?.focus()
}
