/** The distance of an element's text from the element's edges, CSS pixels. */
export function textEdges(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  const text = range.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  return { left: text.left - box.left, right: box.right - text.right, roomLeft: box.width - text.width }
}
