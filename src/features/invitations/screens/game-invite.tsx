import { Link } from 'react-router-dom'
import type { Game } from '../../../contract/types.gen.ts'
import { CutText } from '../../../platform/game/cut-text.tsx'
import { may } from '../../../platform/game/may.ts'
import { useCurrentGame } from '../../../platform/game/use-current-game.ts'
import { useRefetchOnReturn } from '../../../platform/game/use-refetch-on-return.ts'
import { href } from '../../../platform/navigation/href.ts'
import { routes } from '../../../platform/navigation/route-table.ts'
import { Notice } from '../../../platform/page/notice.tsx'
import { Page } from '../../../platform/page/page.tsx'
import { CardSkeleton } from '../../../ui/card/card.tsx'
import { Loading } from '../../../ui/skeleton/skeleton.tsx'
import styles from '../components/invite.module.css'
import { Links } from '../components/links.tsx'
import { Members } from '../components/members.tsx'
import { Requests } from '../components/requests.tsx'

/** How people come to the table: links, requests, and who sits there already. */
export default function GameInvite() {
  const { game } = useCurrentGame()
  useRefetchOnReturn()
  const lead =
    game?.role === 'player'
      ? 'Who sits at this table, and whom to ask for more company.'
      : 'Call your players to the table, and see who has come.'
  return (
    <Page title={routes.gameInvite.title} lead={lead}>
      {game ? (
        <Parts game={game} />
      ) : (
        <Loading label="The table is being loaded.">
          <CardSkeleton lines={3} />
        </Loading>
      )}
    </Page>
  )
}

function Parts({ game }: { game: Game }) {
  const runs = may.run(game.role)
  return (
    <>
      {!runs && <WhoInvites game={game} />}
      {runs && <Hindrance game={game} />}
      {runs && <Requests game={game} />}
      {runs && <Links game={game} />}
      <Members game={game} />
    </>
  )
}

function WhoInvites({ game }: { game: Game }) {
  return (
    <Notice>
      <p className={styles.sentence}>
        Host and admins invite people. If somebody is missing, ask <CutText>{game.host.displayName}</CutText>, the host.
      </p>
    </Notice>
  )
}

/** Why links let nobody in, although they work. */
function Hindrance({ game }: { game: Game }) {
  if (game.status === 'archived')
    return (
      <Notice>
        <p>This game is archived. Nobody can join it until it is restored.</p>
        <p>
          <Link to={href('game', { game: game.gameId })}>To the game</Link>
        </p>
      </Notice>
    )
  if (game.seatsTaken < game.seats) return null
  return (
    <Notice>
      <p>This table is full. Your links let nobody in until a seat is free.</p>
      <p>
        <Link to={href('game', { game: game.gameId })}>Add a seat in the game's settings</Link>
      </p>
    </Notice>
  )
}
