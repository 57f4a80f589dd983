import { expect, spyOn } from 'storybook/test'
import { defaults, inLargeText, inWindow, onPhone, rightToLeft } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { CopyField } from './copy-field.tsx'

const link = 'https://emberhall.example/join/2VJ0table/9f1c2b7a55e04d8f'

const meta = preview.meta({
  title: 'Components/Copy field',
  component: CopyField,
  argTypes: defaults({ copyLabel: 'Copy link', variant: 'secondary' }),
  args: { label: 'For the Tuesday group', value: link },
})

/** Alone, and with a hint and another button. */
export const Variants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '36rem' }}>
      <CopyField {...args} />
      <CopyField
        {...args}
        label="For the newcomers"
        hint="Anyone who opens this link can join."
        actions={<Button>Share</Button>}
      />
    </div>
  ),
})

/** After you press it, the button says “Copied”. */
export const Copied = meta.story({
  parameters: inWindow(),
  play: async ({ canvas, userEvent }) => {
    // A test page does not have the focus, so it cannot use the clipboard.
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied.')
  },
})

/** On a phone, with another button beside it. */
export const OnPhone = meta.story({
  args: { actions: <Button>Share</Button> },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const RightToLeft = meta.story({
  args: { label: 'الرابط', copyLabel: 'نسخ الرابط' },
  globals: rightToLeft,
})

export const LargeText = meta.story({
  args: { actions: <Button>Share</Button> },
  globals: { ...inLargeText, ...onPhone },
})
