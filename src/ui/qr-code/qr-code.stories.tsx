import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { QrCode } from './qr-code.tsx'

const meta = preview.meta({
  title: 'Components/QR code',
  component: QrCode,
  args: {
    value: 'https://emberhall.example/join/2VJ0tH5nq9Zg3wYV0cXkKJ4lQ1A/9f1c2b7a55e04d8f9f1c',
    label: 'QR code of the link for the Tuesday group',
  },
})

/** The link of an invitation. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code of the link for the Tuesday group' })).toBeVisible()
  },
})

/** In the width of a phone. */
export const OnPhone = meta.story({ globals: onPhone })
