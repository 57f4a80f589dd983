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

/** Calls `listener` at once, still in the DOM update, whenever the top modal changes. Returns how to stop. */
export function onModalChange(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Opens `dialog` above everything. `opener` gets the focus back when it closes. */
export function openModal(dialog: HTMLDialogElement, opener: Element | null) {
  const { style, clientWidth } = document.documentElement
  // While the page does not scroll it has no scrollbar.
  if (stack.length === 0) style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
  stack.push({ dialog, opener })
  // What moves into the dialog is there before it shows: the browser then lays out the page once.
  tell()
  dialog.showModal()
}

/** Closes `dialog`, if the browser has not done so, and returns the focus once the page has settled. */
export function closeModal(dialog: HTMLDialogElement) {
  const index = stack.findIndex((entry) => entry.dialog === dialog)
  const [entry] = stack.splice(index, 1)
  // A dialog opened from this one and still open goes back to where this one came from.
  for (const other of stack) if (entry && dialog.contains(other.opener)) other.opener = entry.opener
  tell()
  dialog.close()
  // The commit that closes the dialog may also remove the opener: look when it is done.
  queueMicrotask(() => entry && returnFocus(entry.opener))
}

/**
 * Gives the focus back to `target` if nobody has it now. If the target is gone or cannot take it, the nearest sensible
 * place does: the dialog on top, or else the page's main heading, so that a keyboard or a screen reader does not start
 * over at the top of the page (WCAG 2.4.3).
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
