import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Page, readReturnTo } from '../features/navigation/index.ts'
import { buttonClass } from '../ui/button/button.tsx'
import { useIsLive } from '../ui/prerender/use-is-live.ts'
import styles from './actions.module.css'
import { type View, ViewList } from './view-list.tsx'

const views: View[] = [
  { id: 'ideaBuilder', about: 'Collect what a story could grow from.' },
  { id: 'game', about: 'The game you are in, and the way to start one.' },
  { id: 'gameLobby', about: 'Where players gather before the game begins.' },
  { id: 'gameInvite', about: 'Call your players to the table.' },
  { id: 'gameTable', about: 'The virtual tabletop itself.' },
  { id: 'gameCharacter', about: 'Who you are in the story.' },
  { id: 'gameCombat', about: 'Turn by turn, when words fail.' },
  { id: 'profile', about: 'Your user id and your session.' },
]

/** The way to each view; first of all to the page that the person was on their way to when they had to sign in. */
export function Home() {
  const [returnTo] = useState(readReturnTo)
  const isLive = useIsLive()
  return (
    <Page title="Welcome back" lead="Your seat is ready. Where would you like to go?">
      {isLive && returnTo && (
        <p className={styles.actions}>
          <Link to={returnTo.path} className={buttonClass('primary')}>
            Continue to {returnTo.title}
          </Link>
        </p>
      )}
      <ViewList views={views} />
    </Page>
  )
}
