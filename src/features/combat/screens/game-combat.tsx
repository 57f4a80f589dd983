import { Link, useLocation } from 'react-router-dom'
import { keepGame } from '../../../shell/href.ts'
import drawing from '../../../shell/page/drawings/combat.svg?raw'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { routes } from '../../../shell/routes.ts'
import { buttonClass } from '../../../ui/button/button.tsx'

/** Its feature does not exist yet: one drawing, one sentence, one link. */
export default function GameCombat() {
  const { search } = useLocation()
  return (
    <Page
      title={routes.gameCombat.title}
      lead="Turn order is coming."
      picture={<Drawing src={drawing} />}
      actions={
        <Link to={keepGame(routes.gameLobby.path, search)} className={buttonClass('primary')}>
          Go to lobby
        </Link>
      }
    />
  )
}
