/** Whether this page is a picture on a docs page: a story in a frame without its play (Storybook calls it `embed`). */
export const isPicture = new URLSearchParams(location.search).get('embed') === 'true'

/**
 * Keeps a picture from taking the focus, which would move the reader away from the docs page. `focus()` does nothing,
 * and neither does `select()`, with which Chromium focuses too. A modal dialog opens inert, so that the browser finds
 * nothing in it to focus.
 */
export function holdStill(): void {
  // A picture has no scrollbar, so it needs no space for one.
  document.documentElement.style.scrollbarGutter = 'auto'
  const { showModal } = HTMLDialogElement.prototype
  HTMLElement.prototype.focus = () => {}
  HTMLInputElement.prototype.select = () => {}
  HTMLDialogElement.prototype.showModal = function show() {
    this.inert = true
    showModal.call(this)
  }
}
