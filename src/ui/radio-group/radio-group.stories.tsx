import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Matrix } from '../../../.storybook/blocks/matrix.tsx'
import { defaults, inLargeText, onPhone, rightToLeft } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { capitalized } from '../../lib/in-sentence.ts'
import { Avatar, type ColourName, colours } from '../avatar/avatar.tsx'
import { sigilOptions } from '../sigil/sigil.tsx'
import type { SigilName } from '../sigil/sigil-names.ts'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'player', label: 'Player', about: 'Plays in the game.' },
  { value: 'admin', label: 'Admin', about: 'Can invite people, too.' },
]
const short = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const pictures = (['fern', 'lake', 'plum'] as const).map((colour) => ({
  value: colour,
  label: colour.charAt(0).toUpperCase() + colour.slice(1),
  picture: <Avatar sigil="owl" colour={colour} />,
}))

/** A type as the component has it. Storybook would write out all values of the stories. */
const ofType = (summary: string) => ({ table: { type: { summary } } })

/** Two grids of pictures: the sigils, and the colors with the chosen sigil. */
function PictureGrid() {
  const [sigil, setSigil] = useState<SigilName>('owl')
  const [colour, setColour] = useState<ColourName>('lake')
  return (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <RadioGroup label="Sigil" layout="grid" options={sigilOptions} value={sigil} onChange={setSigil} />
      <RadioGroup
        label="Color"
        layout="grid"
        options={colours.map((name) => ({
          value: name,
          label: capitalized(name),
          picture: <Avatar sigil={sigil} colour={name} />,
        }))}
        value={colour}
        onChange={setColour}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'Components/Radio group',
  component: RadioGroup,
  argTypes: {
    ...defaults({ layout: 'list' }),
    options: ofType('readonly RadioOption<Value>[]'),
    value: ofType('Value | undefined'),
    onChange: ofType('(value: Value) => void'),
  },
  args: { label: 'Role', options, value: 'player', onChange: fn() },
})

const states = ['at rest', 'focus-visible', 'none chosen'] as const

/** Every state, as a list, as a row, and as a grid. */
export const AllStates = meta.story({
  render: () => (
    <Matrix label="States" rows={states} columns={['list', 'row', 'grid']}>
      {(state, layout) => {
        const onChange = () => {}
        const chosen = <Value,>(value: Value) => (state === 'none chosen' ? undefined : value)
        return (
          <div style={{ inlineSize: '15.5rem' }}>
            {layout === 'list' ? (
              <RadioGroup label="Role" options={options} value={chosen('player')} onChange={onChange} />
            ) : layout === 'row' ? (
              <RadioGroup
                label="Can you make it?"
                layout="row"
                options={short}
                value={chosen('no')}
                onChange={onChange}
              />
            ) : (
              <RadioGroup label="Color" layout="grid" options={pictures} value={chosen('lake')} onChange={onChange} />
            )}
          </div>
        )
      }}
    </Matrix>
  ),
})

/** Sigils and colors, chosen by pointer, touch or arrows. */
export const Pictures = meta.story({
  render: () => <PictureGrid />,
  globals: onPhone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Stag' }))
    await expect(canvas.getByRole('radio', { name: 'Stag' })).toBeChecked()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Pictures on a phone, with text at 200%. */
export const PicturesInLargeText = meta.story({
  render: () => <PictureGrid />,
  globals: { ...inLargeText, ...onPhone },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const RightToLeft = meta.story({
  args: { label: 'الدور', options: [{ value: 'player', label: 'لاعب', about: 'يجلس إلى الطاولة.' }] },
  globals: rightToLeft,
})
