import { expect } from 'storybook/test'
import { Matrix } from '../../../.storybook/blocks/matrix.tsx'
import { inLargeText } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { sigils } from '../sigil/sigil-names.ts'
import { Avatar, colours } from './avatar.tsx'

const sizes = [24, 32, 48, 72] as const

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  args: { sigil: 'owl' as const, colour: 'lake' as const },
})

/** Every color in every size, each with another sigil. */
export const AllStates = meta.story({
  render: () => (
    <Matrix label="Colors and sizes" rows={colours} columns={sizes.map((size) => `${size}`)}>
      {(colour, size) => {
        const at = 2 * colours.indexOf(colour) + (Number(size) > 32 ? 1 : 0)
        return <Avatar sigil={sigils[at] ?? 'owl'} colour={colour} size={sizes.find((each) => `${each}` === size)} />
      }}
    </Matrix>
  ),
})

/** Beside a name, it’s only decorative, and screen readers skip it. */
export const Decorative = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

/** Without a name beside it, the avatar has the name as its label. */
export const Named = meta.story({
  args: { label: 'Wren Hollis', size: 72 },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Wren Hollis' })
    await expect(avatar.getBoundingClientRect().width).toBe(72)
  },
})

/** It grows with the text beside it. */
export const LargeText = meta.story({
  args: { label: 'Wren Hollis', size: 24 },
  globals: inLargeText,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBe(48)
  },
})
