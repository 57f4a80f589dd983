import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { inLargeText, onPhone } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Tabs, tabPanel } from './tabs.tsx'

const panels = { roll: 'The dice to roll.', log: 'The last 4 rolls.', faces: 'How often each face came up.' }

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  args: { label: 'Parts', prefix: 'example', tabs: [], shown: 'roll', onShow: fn() },
  render: function Parts(args) {
    const [shown, show] = useState('roll')
    return (
      <>
        <Tabs
          {...args}
          shown={shown}
          onShow={show}
          tabs={[
            ['roll', 'Roll'],
            ['log', 'Log 4'],
            ['faces', 'Every face'],
          ]}
        />
        {Object.entries(panels).map(([id, text]) => (
          <p key={id} style={{ paddingBlock: 'var(--space-3)' }} hidden={id !== shown} {...tabPanel('example', id)}>
            {text}
          </p>
        ))}
      </>
    )
  },
})

/** Three tabs, one panel showing. */
export const Default = meta.story({ globals: onPhone })

Default.test('Arrow keys choose a tab, and show its panel at once', async ({ canvas, userEvent }) => {
  const tab = (name: string) => canvas.getByRole('tab', { name })
  await userEvent.click(tab('Roll'))
  await userEvent.keyboard('{ArrowLeft}')
  await expect(tab('Every face')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect(tab('Log 4')).toHaveFocus()
  await expect(tab('Log 4')).toHaveAttribute('aria-selected', 'true')
  await expect(canvas.getByRole('tabpanel', { name: 'Log 4' })).toBeVisible()
  await expect(canvas.getByText(panels.roll)).not.toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect(tab('Roll')).toHaveFocus()
})

/** On a phone, with text at 200%, the row scrolls. The chosen tab is in view. */
export const OnPhoneInLargeText = meta.story({
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect()
    const tabs = canvas.getAllByRole('tab')
    await userEvent.click(canvas.getByRole('tab', { name: 'Roll' }))
    await userEvent.keyboard('{End}')
    await expect(new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size).toBe(1)
    await expect(tabs.at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(Math.ceil(row.right))
  },
})
