import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { readReturnTo } from '../../../platform/navigation/return-to.ts'
import { routes } from '../../../platform/navigation/route-table.ts'
import character from '../../../platform/page/drawings/character.svg?no-inline'
import combat from '../../../platform/page/drawings/combat.svg?no-inline'
import { Drawing } from '../../../platform/page/drawings/drawing.tsx'
import game from '../../../platform/page/drawings/game.svg?no-inline'
import home from '../../../platform/page/drawings/home.svg?no-inline'
import ideaBuilder from '../../../platform/page/drawings/idea-builder.svg?no-inline'
import invite from '../../../platform/page/drawings/invite.svg?no-inline'
import lobby from '../../../platform/page/drawings/lobby.svg?no-inline'
import table from '../../../platform/page/drawings/table.svg?no-inline'
import { Page } from '../../../platform/page/page.tsx'
import { selectUser } from '../../../platform/session/session-slice.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { useHydrated } from '../../../ui/prerender/use-hydrated.ts'
import { type View, ViewList } from '../components/view-list.tsx'
import styles from './home.module.css'

const before: View[] = [
  { id: 'ideaBuilder', drawing: ideaBuilder, about: 'What a story could grow from.' },
  { id: 'game', drawing: game, about: 'The game you are in.' },
  { id: 'gameLobby', drawing: lobby, about: 'Where players gather.' },
  { id: 'gameInvite', drawing: invite, about: 'Call your players.' },
]

const during: View[] = [
  { id: 'gameTable', drawing: table, about: 'The map, the pieces, the dice.' },
  { id: 'gameCharacter', drawing: character, about: 'Who you are in the story.' },
  { id: 'gameCombat', drawing: combat, about: 'Turn by turn, when words fail.' },
]

/** Links to every view. The first one continues to the page that the person wanted before they signed in. */
export default function Home() {
  const userId = useSelector(selectUser)?.userId
  const returnTo = useMemo(() => readReturnTo(userId), [userId])
  const hydrated = useHydrated()
  return (
    <Page
      title="Welcome back"
      lead="The lamp is lit. Where would you like to go?"
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
      <section aria-labelledby="before" className={styles.group}>
        <h2 id="before">Before the game</h2>
        <ViewList views={before} />
      </section>
      <section aria-labelledby="during" className={styles.group}>
        <h2 id="during">At the table</h2>
        <ViewList views={during} />
      </section>
    </Page>
  )
}
