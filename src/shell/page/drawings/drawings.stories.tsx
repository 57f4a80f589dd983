import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Drawing } from './drawing.tsx'
import game from './game.svg?raw'

/** The text of every drawing in this folder, by its file. */
const drawings = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true })

const meta = preview.meta({
  title: 'Components/Drawings',
  component: Drawing,
  args: { src: game },
})

const drawn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('g')].map((part) => part.getBBox().width > 100)

/** All drawings, by the names of their files. */
export const Default = meta.story({
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 45%), 1fr))',
        gap: '2rem 1rem',
        padding: 0,
        listStyle: 'none',
      }}
    >
      {Object.entries(drawings).map(([file, src]) => (
        <li key={file}>
          <Drawing src={src} />
          {file.slice(2, -4)}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(drawings).length)
    await waitFor(() => expect(drawn(canvasElement)).not.toContain(false))
  },
})

/** One drawing, as large as on an empty page. */
export const One = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
})
