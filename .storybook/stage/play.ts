import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

/** What a play function needs to act as a person. */
export type Person = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Checks that nothing scrolls sideways (WCAG 1.4.10). */
export async function expectNoSideScroll(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
}

/** Checks that an element is there and has begun to fade in. */
export async function expectSeen(find: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(find()).toBeVisible())
}
