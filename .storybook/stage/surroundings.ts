/** The width of a phone, for a story: `globals: onPhone`. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } }

/** Text at 200 % (WCAG 1.4.4), as a browser with a larger default size shows it. */
export const inLargeText = { textSize: '200' }

/** A story that covers the page gets a frame of its own on a docs page. */
export const framed = (height = '22rem') => ({ docs: { story: { inline: false, height } } })
