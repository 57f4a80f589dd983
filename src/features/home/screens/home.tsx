import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectUser } from '../../../session/session-slice.ts'
import character from '../../../shell/page/drawings/character.svg?raw'
import combat from '../../../shell/page/drawings/combat.svg?raw'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import game from '../../../shell/page/drawings/game.svg?raw'
import home from '../../../shell/page/drawings/home.svg?raw'
import ideaBuilder from '../../../shell/page/drawings/idea-builder.svg?raw'
import invite from '../../../shell/page/drawings/invite.svg?raw'
import lobby from '../../../shell/page/drawings/lobby.svg?raw'
import table from '../../../shell/page/drawings/table.svg?raw'
import { Page } from '../../../shell/page/page.tsx'
import { readReturnTo } from '../../../shell/return-to.ts'
import { routes } from '../../../shell/routes.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { useHydrated } from '../../../ui/prerender/use-hydrated.ts'
import { GamesPart } from '../components/games-part.tsx'
import section from '../components/section.module.css'
import { type View, ViewList } from '../components/view-list.tsx'

const before: View[] = [
  { id: 'ideaBuilder', drawing: ideaBuilder, about: 'What a story could grow from.' },
  { id: 'game', drawing: game, about: "The game you're in." },
  { id: 'gameLobby', drawing: lobby, about: 'Where players gather.' },
  { id: 'gameInvite', drawing: invite, about: 'Invite people.' },
]

const during: View[] = [
  { id: 'gameTable', drawing: table, about: 'The map, the pieces, the dice.' },
  { id: 'gameCharacter', drawing: character, about: 'Who you are in the story.' },
  { id: 'gameCombat', drawing: combat, about: 'Turn by turn, when it comes to blows.' },
]

/**
 * First the page that the person wanted before they had to sign in; then their next steps, their games, and a link to
 * each view.
 */
export default function Home() {
  const userId = useSelector(selectUser)?.userId
  const returnTo = useMemo(() => readReturnTo(userId), [userId])
  const hydrated = useHydrated()
  return (
    <Page
      title="Welcome"
      lead="The lamp is lit and the chairs are out. Where would you like to go?"
      picture={<Drawing src={home} />}
      actions={
        <>
          {hydrated && returnTo && (
            <Link to={returnTo.path} className={buttonClass('primary')}>
              Continue to {returnTo.title}
            </Link>
          )}
          <Link to={routes.profile.path} className={buttonClass('secondary')}>
            {routes.profile.title}
          </Link>
        </>
      }
    >
      <GamesPart />
      <section aria-labelledby="before" className={section.section}>
        <h2 id="before">Before the game</h2>
        <ViewList views={before} />
      </section>
      <section aria-labelledby="during" className={section.section}>
        <h2 id="during">At the table</h2>
        <ViewList views={during} />
      </section>
    </Page>
  )
}
