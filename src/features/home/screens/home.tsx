import { Suspense, useMemo } from 'react'
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
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { useHydrated } from '../../../ui/prerender/use-hydrated.ts'
import { GamesLoading } from '../components/games-loading.tsx'
import section from '../components/section.module.css'
import { type View, ViewList } from '../components/view-list.tsx'

// Whoever has just signed in sees the page at once; what it asks the server comes with its own script.
const GamesPart = lazyWithRetry(() => import('../components/games-part.tsx'))

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

/**
 * First of all the way to the page that the person was on their way to when they had to sign in; then what is next for
 * them, their games, and the way to each view.
 */
export default function Home() {
  const userId = useSelector(selectUser)?.userId
  const returnTo = useMemo(() => readReturnTo(userId), [userId])
  const hydrated = useHydrated()
  return (
    <Page
      title="Welcome"
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
      <Suspense fallback={<GamesLoading />}>
        <GamesPart />
      </Suspense>
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
