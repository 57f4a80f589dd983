import { expect, fn } from 'storybook/test'
import { Matrix } from '../../../.storybook/blocks/matrix.tsx'
import { defaults, inLargeText, onPhone, rightToLeft } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { EmptySeat, Seat, seatLinkClass } from './seat.tsx'

const meta = preview.meta({
  title: 'Components/Seat',
  component: Seat,
  argTypes: defaults({ layout: 'stacked' }),
  subcomponents: { EmptySeat },
  args: { name: 'Wren Hollis', sigil: 'owl' as const, colour: 'lake' as const, detail: 'Host' },
})

const states = ['unknown', 'here', 'away', 'offline', 'here and ready'] as const
const layouts = ['stacked', 'row'] as const

/** Around a table and in a list. */
export const AllStates = meta.story({
  render: (args) => (
    <Matrix label="States" rows={states} columns={layouts}>
      {(state, layout) => {
        const presence = (['here', 'away', 'offline'] as const).find((each) => state.startsWith(each))
        return <Seat {...args} layout={layout} presence={presence} ready={state.endsWith('ready')} />
      }}
    </Matrix>
  ),
})

/** Screen readers hear in words what shape and color show. */
export const Taken = meta.story({
  args: { presence: 'here', ready: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wren Hollis')).toBeVisible()
    const lineOf = (text: string) => canvas.getByText(text).getBoundingClientRect().top
    await expect(lineOf('Ready')).toBe(lineOf('Here'))
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

/** A seat that is free. */
export const Empty = meta.story({ render: () => <EmptySeat /> })

const invite = fn()

/** The button covers the whole seat. */
export const EmptyWithButton = meta.story({
  render: () => (
    <EmptySeat>
      <button type="button" className={seatLinkClass} onClick={invite}>
        Invite someone
      </button>
    </EmptySeat>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Invite someone' })
    const { left, top, width } = button.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top - 20)).toBe(button)
  },
})

export const LongText = meta.story({
  args: {
    name: 'Aurelia-Philippa of the Seventeen Bridges, Warden',
    layout: 'row',
    presence: 'here',
    ready: true,
    actions: (
      <>
        <Button>Make admin</Button>
        <Button variant="quiet">Remove</Button>
      </>
    ),
  },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const RightToLeft = meta.story({
  args: { name: 'روان', detail: 'لاعب', presence: 'away', layout: 'row' },
  globals: rightToLeft,
})

export const LargeText = meta.story({ args: { presence: 'here', ready: true }, globals: inLargeText })
