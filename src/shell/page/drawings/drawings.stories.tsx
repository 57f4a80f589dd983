import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import broken from './broken.svg?raw'
import character from './character.svg?raw'
import combat from './combat.svg?raw'
import create from './create.svg?raw'
import { Drawing } from './drawing.tsx'
import game from './game.svg?raw'
import home from './home.svg?raw'
import ideaBuilder from './idea-builder.svg?raw'
import invite from './invite.svg?raw'
import join from './join.svg?raw'
import lobby from './lobby.svg?raw'
import logout from './logout.svg?raw'
import notFound from './not-found.svg?raw'
import profile from './profile.svg?raw'
import table from './table.svg?raw'
import welcome from './welcome.svg?raw'

const drawings = {
  Welcome: welcome,
  Home: home,
  'Idea Builder': ideaBuilder,
  Game: game,
  'Create Game': create,
  Lobby: lobby,
  'Invite Players': invite,
  'Table (VTT)': table,
  Character: character,
  Combat: combat,
  Profile: profile,
  Join: join,
  Logout: logout,
  'Page Not Found': notFound,
  'A page that did not open': broken,
}

const meta = preview.meta({
  title: 'Screens/Drawings',
  tags: ['autodocs'],
  component: Drawing,
  args: { src: game },
  parameters: {
    docs: { description: { component: 'One for each view, in ink and ember: the page gives the colors.' } },
  },
})

const drawn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('g')].map((part) => part.getBBox().width > 100)

export const One = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
})

export const All = meta.story({
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
        gap: '2rem',
        padding: 0,
        listStyle: 'none',
      }}
    >
      {Object.entries(drawings).map(([name, src]) => (
        <li key={name}>
          <Drawing src={src} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(drawings).length)
    await waitFor(() => expect(drawn(canvasElement)).not.toContain(false))
  },
})
