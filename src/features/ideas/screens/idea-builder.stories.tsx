import { expect, userEvent, within } from 'storybook/test'
import { scrolledUnder } from '../../../../.storybook/harness/seed.ts'
import { screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { href } from '../../../shell/href.ts'

const meta = preview.meta({
  title: 'Screens/Idea Builder/Card',
  component: RootLayout,
  // Cards are random, so the text under the buttons at the lower edge differs.
  parameters: { ...screenAt(href('ideaBuilder'), { session: 'in' }), ...scrolledUnder },
})

/** No idea is kept yet; a card is there, ready to be rerolled. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Reroll( R)?$/ })).toBeVisible()
    await expect(await canvas.findByText(/Nothing yet/)).toBeVisible()
  },
})

/** A locked line stays while the others are rerolled. Kept ideas stand beside the card. */
export const Kept = meta.story({
  play: async ({ canvas }) => {
    const reroll = await canvas.findByRole('button', { name: /^Reroll( R)?$/ })
    await userEvent.click(canvas.getAllByRole('button', { name: 'Lock' })[0] as HTMLElement)
    await userEvent.click(reroll)
    await userEvent.click(canvas.getByRole('button', { name: /Keep/ }))
    const kept = within(await canvas.findByRole('region', { name: 'Kept ideas' }))
    await expect(await kept.findByRole('button', { name: /^Edit/ })).toBeVisible()
  },
})
