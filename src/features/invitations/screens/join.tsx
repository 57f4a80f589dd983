import { Link, useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { routes } from '../../../platform/navigation/route-table.ts'
import { Drawing } from '../../../platform/page/drawings/drawing.tsx'
import drawing from '../../../platform/page/drawings/join.svg?no-inline'
import { Notice } from '../../../platform/page/notice.tsx'
import { Page } from '../../../platform/page/page.tsx'
import { gameId as gameIdRule, token as tokenRule } from '../../../rules/id.ts'
import { buttonClass } from '../../../ui/button/button.tsx'

/** Checks an invitation link, and says so where the link is broken. */
export default function Join() {
  const { gameId, token } = useParams()
  const gameIdError = z.safeParse(gameIdRule, gameId).error?.issues[0]?.message
  const tokenError = z.safeParse(tokenRule, token).error?.issues[0]?.message
  if (gameIdError || tokenError) {
    return (
      <Page title="Join" lead="This invitation link is broken." picture={<Drawing src={drawing} />}>
        <Notice>
          <p>Part of the link is missing or was changed on its way. Ask your host to send it again.</p>
          <ul>
            {gameIdError && <li>The game: {gameIdError}.</li>}
            {tokenError && <li>The invitation: {tokenError}.</li>}
          </ul>
        </Notice>
        <p>
          <Link to={routes.home.path} className={buttonClass('secondary')}>
            To your home
          </Link>
        </p>
      </Page>
    )
  }
  return (
    <Page title="Join" lead="This is a whole invitation to a game." picture={<Drawing src={drawing} />}>
      <Notice>
        <p>
          The link is in order: game <code>{gameId}</code>. Seats cannot be taken yet; keep the link, it will open the
          table here once they can.
        </p>
      </Notice>
      <p>
        <Link to={routes.gameLobby.path} className={buttonClass('primary')}>
          To the lobby
        </Link>
      </p>
    </Page>
  )
}
