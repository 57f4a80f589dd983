import { expect } from 'storybook/test'
import { inLargeText } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Sigil } from './sigil.tsx'
import { sigils } from './sigil-names.ts'

const meta = preview.meta({ title: 'Components/Sigil', component: Sigil, args: { name: 'owl' as const } })

const gallery = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: '1.5rem 1rem',
  padding: 0,
  listStyle: 'none',
}

/** All sigils, at 24 px and at 72 px. */
export const Default = meta.story({
  render: () => (
    <ul style={gallery}>
      {sigils.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem' }}>
          <span style={{ fontSize: '3rem' }}>
            <Sigil name={name} />
          </span>
          <Sigil name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(sigils.length)
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

/** A sigil grows with the text. */
export const LargeText = meta.story({ render: Default.input.render, globals: inLargeText })
