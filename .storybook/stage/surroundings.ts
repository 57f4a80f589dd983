import type { Decorator } from '@storybook/react-vite'

/** The width of a phone, for a story: `globals: onPhone`. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } }

/** Text at 200 % (WCAG 1.4.4), as a browser with a larger default size shows it. */
export const inLargeText = { textSize: '200' }

/** On a docs page a dialog stands in the flow of the page; in its story it lies over the page, as in the app. */
export const inFlowOnDocs: Decorator = (Story, { args, viewMode }) =>
  Story({ args: { ...args, modal: viewMode !== 'docs' && args.modal !== false } })

/** For a story that needs a window of its own: docs pages show it in a frame of this height, if at all. */
export const inWindow = (height = '40rem') => ({ frame: height })
