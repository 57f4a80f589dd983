/** Whether this page is a picture on a docs page: a story in a frame, without its play (`embed` is Storybook's word). */
export const isPicture = new URLSearchParams(location.search).get('embed') === 'true'

/**
 * A picture never takes the focus, which would tear the reader from the docs page around it: `focus()` does nothing, nor
 * does `select()`, with which Chromium focuses too, and a modal dialog opens inert, so that the browser finds nothing in
 * it to focus.
 */
export function holdStill(): void {
  // A picture has no scrollbar to keep room for.
  document.documentElement.style.scrollbarGutter = 'auto'
  const { showModal } = HTMLDialogElement.prototype
  HTMLElement.prototype.focus = () => {}
  HTMLInputElement.prototype.select = () => {}
  HTMLDialogElement.prototype.showModal = function show() {
    this.inert = true
    showModal.call(this)
  }
}
