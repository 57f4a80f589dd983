/**
 * The open modal dialogs, lowest first, and the elements that had the focus before. The browser has this list (the top
 * layer) but does not expose it. It is needed to find the dialog that an Escape is for, and the place in which toasts
 * can be reached.
 */
type Entry = { dialog: HTMLDialogElement; opener: Element | null; heir?: () => Element | null }

const stack: Entry[] = []
/** Dialogs that are closing in the current update, which may also remove their openers. */
const closing = new Set<Entry>()
const listeners = new Set<() => void>()
const notify = () => {
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

/** Opens `dialog` above everything. `opener` gets the focus back when the dialog closes. */
export function openModal(dialog: HTMLDialogElement, opener: Element | null) {
  const { style, clientWidth } = document.documentElement
  // It is measured once, because a page that does not scroll has no scrollbar.
  if (stack.length === 0) style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
  stack.push({ dialog, opener })
  // Listeners move their elements into the dialog before it is shown, so that the browser lays out the page once.
  notify()
  dialog.showModal()
}

/** Closes `dialog` if the browser has not done so. Returns the focus once the DOM update is complete. */
export function closeModal(dialog: HTMLDialogElement) {
  const index = stack.findIndex((entry) => entry.dialog === dialog)
  const [entry] = stack.splice(index, 1)
  // A dialog that was opened from this one may still be open. It will return the focus to the element that opened this
  // one.
  for (const other of stack) if (entry && dialog.contains(other.opener)) other.opener = entry.opener
  notify()
  dialog.close()
  if (!entry) return
  // The update that closes the dialog may also remove the opener. Check after it.
  closing.add(entry)
  queueMicrotask(() => {
    closing.delete(entry)
    const { opener, heir } = entry
    returnFocus((!opener?.isConnected && heir?.()) || opener)
  })
}

/** `part` is removed. If a dialog was opened from it, the element that `heir` finds later gets the focus instead. */
export function replaceOpener(part: Element, heir: () => Element | null) {
  for (const entry of [...stack, ...closing]) if (part.contains(entry.opener)) entry.heir ??= heir
}

/**
 * Moves the focus back to `target` unless another element has it. If `target` is gone or cannot take the focus, the top
 * dialog takes it, or else the page's main heading. Otherwise keyboard and screen reader users would start again at the
 * top of the page (WCAG 2.4.3).
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
