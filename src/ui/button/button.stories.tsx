import { expect, fn } from 'storybook/test'
import { Matrix, pseudoStates } from '../../../.storybook/blocks/matrix.tsx'
import { defaults, inLargeText, onPhone, rightToLeft } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Button } from './button.tsx'

const boolean = { control: 'boolean', table: { type: { summary: 'boolean' } } } as const

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  argTypes: {
    ...defaults({ variant: 'secondary' }),
    children: { description: 'Its text, which begins with a verb. An icon may come before it.' },
    onClick: { description: 'Called when someone presses it, but not while it is busy.' },
    disabled: { description: 'No one can press it or move the focus to it.', ...boolean },
    'aria-disabled': {
      description: 'It looks unavailable and keeps the focus. The caller decides what a press does.',
      ...boolean,
    },
  },
  args: { children: 'Create game', onClick: fn() },
})

const variants = ['primary', 'secondary', 'tab', 'quiet', 'danger', 'quietDanger'] as const
/** Those that show that they are chosen. */
const chosen: readonly string[] = ['secondary', 'tab']

/** Every variant in every state. */
export const AllStates = meta.story({
  render: () => (
    <Matrix
      label="Variants and states"
      rows={['at rest', ...pseudoStates, 'chosen', 'busy', 'held back', 'disabled']}
      columns={variants}
    >
      {(state, variant) =>
        (state !== 'chosen' || chosen.includes(variant)) && (
          <Button
            variant={variant}
            busy={state === 'busy'}
            disabled={state === 'disabled'}
            aria-disabled={state === 'held back'}
            aria-pressed={state === 'chosen' || undefined}
          >
            {variant.endsWith('anger') ? 'Delete' : 'Save'}
          </Button>
        )
      }
    </Matrix>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button')
    await expect(buttons).toHaveLength(variants.length * 7 + chosen.length)
    const looks = buttons
      .filter((button) => button.closest('td')?.cellIndex === 1)
      .map((button) => getComputedStyle(button))
      .map((style) => [style.background, style.border, style.outline, style.cursor].join())
    await expect(new Set(looks).size).toBe(7)
  },
})

/** The usual button. */
export const Secondary = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create game' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

/** What most people came to do. One per view. */
export const Primary = meta.story({ args: { variant: 'primary' } })

/** For what few people need. */
export const Quiet = meta.story({ args: { variant: 'quiet' } })

/** Deletes something, and says so. */
export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete game' } })

/** It keeps the focus and its text, and ignores presses. */
export const Busy = meta.story({
  args: { variant: 'primary', busy: true, children: 'Send Code' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send Code' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

/** You can’t press it or move focus to it. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create game' })).toBeDisabled()
  },
})

/** You can’t press it yet. It keeps the focus, and screen readers say that it is unavailable. */
export const HeldBack = meta.story({
  args: { variant: 'quiet', 'aria-disabled': true, children: 'Resend code in 0:29' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Resend code in 0:29' })).toHaveFocus()
  },
})

export const LongText = meta.story({
  args: { children: 'Create an invite link for everyone who has ever played in this game, and for all their friends' },
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole('button').getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right)
  },
})

export const RightToLeft = meta.story({
  args: { children: 'اجلس إلى الطاولة', dir: 'auto' },
  globals: rightToLeft,
})

export const LargeText = meta.story({ args: { variant: 'primary' }, globals: inLargeText })
