/** How far the text of `element` keeps from the edges of the element itself, in CSS pixels. */
export function textEdges(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  const text = range.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  return { left: text.left - box.left, right: box.right - text.right, roomLeft: box.width - text.width }
}
