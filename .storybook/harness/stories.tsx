import type { Decorator, StoryContext } from '@storybook/react-vite'
import { type ReactNode, useEffect, useRef } from 'react'
import { expect, getConfig, waitFor, within } from 'storybook/test'
import styles from '../../src/ui/dialog/dialog.module.css'
import { CloseIcon } from '../../src/ui/icon/icons.tsx'
import type { AppParameters } from './store.tsx'
import { viewports } from './toolbar.ts'

/** Parameters of a story that is a whole page of the app: `parameters: screenAt('/home/', { session: 'in' })`. */
export const screenAt = (path: string, app: AppParameters = {}) => ({
  layout: 'fullscreen' as const,
  // Storybook merges a story's parameters into its meta's, so omitted ones would be the meta's.
  app: { session: 'out' as const, answers: [], ...app, path },
  frame: '40rem',
})

/** The width of a phone, for a story: `globals: onPhone`. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } }

/** A window wide enough for the search field in the navbar, for a story: `globals: onLaptop`. */
export const onLaptop = { viewport: { value: 'laptop', isRotated: false } }

/** A quarter of a phone's window, in pixels: as much may stand still, also in the lower window above Storybook's panel. */
export const quarterOfPhone = Number.parseInt(viewports.phone.styles.height, 10) / 4

/** Text at 200 % (WCAG 1.4.4), as a browser with a larger default size shows it. */
export const inLargeText = { textSize: '200' }

/** The page from right to left, as in Arabic and Hebrew, for a story: `globals: rightToLeft`. */
export const rightToLeft = { direction: 'rtl' }

/** A title beside the close button, which a dialog within a page lacks. */
const closeable = (title: string) => (
  <span style={{ display: 'flex', justifyContent: 'space-between' }}>
    {title}
    <button type="button" className={styles.close} aria-label="Close">
      <CloseIcon />
    </button>
  </span>
)

/**
 * On a docs page a dialog stands in the flow of the page, and looks like one over the page. In its story it lies over
 * the page, as in the app.
 */
export const inFlowOnDocs: Decorator = (Story, { args, viewMode }) => {
  if (viewMode !== 'docs') return <Story />
  const title = typeof args.title === 'string' ? { title: closeable(args.title) } : {}
  return Story({ args: { ...args, ...title, modal: false } })
}

/** For a story that needs a window of its own: docs pages show it in a frame of this height, if at all. */
export const inWindow = (height = '40rem') => ({ frame: height })

type Act = (host: HTMLElement) => void

/** Acts once on what is inside it: only a menu itself knows whether it is open. */
function Begun({ act, children }: { act: Act; children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => queueMicrotask(() => host.current && act(host.current)), [])
  return <div ref={host}>{children}</div>
}

const beginWith = (act: Act) => (Story: () => ReactNode) => (
  <Begun act={act}>
    <Story />
  </Begun>
)

/** For a story whose menu is open from the start, even without a play: `decorators: opened`. */
export const opened = beginWith((host) => host.querySelector<HTMLElement>('[popovertarget]')?.click())

/** For a story whose search has this text from the start, with its suggestions, even without a play. */
export const searching = (text: string) =>
  beginWith((host) => {
    const opener = host.querySelector<HTMLElement>('search button')
    if (opener?.checkVisibility()) opener.click()
    const field = host.querySelector('input')
    if (!field) return
    // React hears of a value only if it is set past its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    for (const type of ['focusin', 'input']) field.dispatchEvent(new Event(type, { bubbles: true }))
  })

/** How a docs page writes the defaults of props, for `argTypes`. Storybook would write a text as `"'Ok'"`. */
export const defaults = (of: Record<string, string>) =>
  Object.fromEntries(Object.entries(of).map(([name, summary]) => [name, { table: { defaultValue: { summary } } }]))

/** What a play function needs to act as a person. */
export type Person = Pick<StoryContext, 'canvas' | 'userEvent'>

/** The field of the navbar’s search, which is behind a button where it has no room. */
export async function openSearch({ canvas, userEvent }: Person): Promise<HTMLElement> {
  const opener = canvas.queryByRole('button', { name: /^Search/ })
  if (opener) await userEvent.click(opener)
  return canvas.getByRole('combobox', { name: 'Search' })
}

/** Opens the sheet of a character from the list with one press. */
export const openSheet = async ({ canvas, userEvent }: Person, name: string) => {
  await userEvent.click(await canvas.findByRole('link', { name }))
  return within(await canvas.findByRole('region', { name }))
}

/** Checks that nothing scrolls sideways (WCAG 1.4.10). */
export async function expectNoSideScroll(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
}

/** Checks that an element is there and has begun to fade in. */
export async function expectSeen(find: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(find()).toBeVisible())
}

/**
 * Makes timers of nine seconds and more fifty times as fast, so that a story soon shows what a person sees after ten
 * seconds. Shorter timers stay, and those of the story's own waiting.
 *
 * @returns a function that undoes it
 */
export function accelerateTimers(): () => void {
  const { setTimeout: patient } = window
  Object.assign(window, {
    setTimeout: (run: TimerHandler, delay = 0, ...rest: unknown[]) =>
      patient(run, delay < 9_000 || delay === getConfig().asyncUtilTimeout ? delay : delay / 50, ...rest),
  })
  return () => Object.assign(window, { setTimeout: patient })
}
