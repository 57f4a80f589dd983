import { expect } from 'storybook/test'
import { inLargeText } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import * as icons from './icons.tsx'

const meta = preview.meta({ title: 'Components/Icons' })

const gallery = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 45%), 1fr))',
  gap: '1.5rem 0.5rem',
  padding: 0,
  listStyle: 'none',
}

/** All icons. Screen readers ignore them, because the text beside an icon has the meaning. */
export const Default = meta.story({
  render: () => (
    <ul style={gallery}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem' }}>
          <Icon />
          <code style={{ fontSize: '0.75rem', textAlign: 'center' }}>
            {name.replace('Icon', '')}
            <wbr />
            Icon
          </code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(icons).length)
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

/** An icon is as high as the text beside it. */
export const LargeText = meta.story({ render: Default.input.render, globals: inLargeText })
