import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

/** What a play function needs to do what a person does. */
export type Person = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Nothing reaches out of the page sideways (WCAG 1.4.10). */
export async function expectNoSideScroll(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
}

/** It is there, and has begun to fade in. */
export async function expectSeen(find: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(find()).toBeVisible())
}
