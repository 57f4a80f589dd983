import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { inLargeText } from '../../../.storybook/stage/surroundings.ts'
import * as icons from './icons.tsx'

const meta = preview.meta({ title: 'Components/Icons' })

const gallery = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: '1.5rem 1rem',
  padding: 0,
  listStyle: 'none',
}

/** Every icon that there is. They say nothing by themselves: the text beside them does. */
export const All = meta.story({
  render: () => (
    <ul style={gallery}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem' }}>
          <Icon />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(icons).length)
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

/** An icon is as large as the text beside it. */
export const LargeText = meta.story({ render: All.input.render, globals: inLargeText })
