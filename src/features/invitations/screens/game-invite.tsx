import { Link, useLocation } from 'react-router-dom'
import { profileApi } from '../../../api/profile-api.ts'
import type { Game } from '../../../contract/types.gen.ts'
import { useCurrentGame } from '../../../game/game-queries.ts'
import { may } from '../../../game/may.ts'
import { MemberList } from '../../../game/member-list.tsx'
import { CutText } from '../../../game/others-text.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { mostSeats } from '../../../rules/limits.ts'
import { href } from '../../../shell/href.ts'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import drawing from '../../../shell/page/drawings/invite.svg?raw'
import { LazyPart, Notice } from '../../../shell/page/lazy-part.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { routes } from '../../../shell/routes.ts'
import { CardSkeleton } from '../../../ui/card/card.tsx'
import common from '../../../ui/common.module.css'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Loading } from '../../../ui/skeleton/skeleton.tsx'
import styles from '../components/invite.module.css'
import { Requests } from '../components/requests.tsx'

// Requests come first.
const Links = lazyWithRetry(() => import('../components/links.tsx'))

/** The name of the game that was just created. With this history state the form opens the page. */
const createdOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'created' in state ? String(state.created) : undefined

/** How people join: links, requests, and the members. The host of a new game reads that it is there. */
export default function GameInvite() {
  const { game } = useCurrentGame()
  const created = createdOf(useLocation().state)
  const [title, lead] =
    game?.role === 'player'
      ? ['Members', "Who's in this game, and who can invite others."]
      : created !== undefined
        ? [`${inSentence(game?.name ?? created)} is ready`, 'Send your players this link. You let them in right here.']
        : [routes.gameInvite.title, "Share a link and see who's joined."]
  return (
    <Page title={title} lead={lead} picture={created !== undefined && <Drawing src={drawing} />}>
      {game ? <Parts game={game} isNew={created !== undefined} /> : coming}
    </Page>
  )
}

const coming = (
  <Loading label="Loading the game…">
    <CardSkeleton lines={3} />
  </Loading>
)

function Parts({ game, isNew }: { game: Game; isNew: boolean }) {
  const runs = may.run(game.role)
  const { data: profile } = profileApi.useGetProfileQuery()
  return (
    <div className={common.stack}>
      {runs ? (
        <Hindrance game={game} />
      ) : (
        <Notice>
          <p className={styles.sentence}>
            The host and admins invite people. To bring someone in, ask <CutText>{game.host.displayName}</CutText>, the
            host.
          </p>
        </Notice>
      )}
      {isNew && profile?.chosen === false && (
        <p>
          Your players will see the name {inSentence(profile.displayName)}.{' '}
          <Link to={href('profile')}>Choose your own</Link>
        </p>
      )}
      <div className={isNew ? styles.links : runs ? styles.parts : undefined}>
        {runs && <Requests game={game} hindrance={isHindered(game) ? hindranceId : undefined} />}
        <LazyPart failure="Couldn't load the members." fallback={coming}>
          {runs && (
            <div className={styles.links}>
              <Links game={game} />
            </div>
          )}
          <MemberList game={game} isTitleHidden={!runs} />
        </LazyPart>
      </div>
    </div>
  )
}

const hindranceId = 'hindrance'

const isFull = ({ seats, seatsTaken }: Game) => seatsTaken >= seats
const isHindered = (game: Game) => game.status === 'archived' || isFull(game)

/** Why no one can join: links admit no one, although they work, and requests cannot be accepted. */
function Hindrance({ game }: { game: Game }) {
  if (game.status === 'archived')
    return (
      <Notice>
        <p id={hindranceId}>This game is archived. No one can join until it's restored.</p>
        <p>
          <Link to={href('game', { game: game.gameId })}>Go to game</Link>
        </p>
      </Notice>
    )
  if (!isFull(game)) return null
  return (
    <Notice>
      <p id={hindranceId}>This game is full. You can let someone in once a seat is free.</p>
      <p>
        {game.seats < mostSeats ? (
          <Link to={href('game', { game: game.gameId })}>Add a seat in the game's settings</Link>
        ) : (
          "A game can't have more seats. Remove someone first."
        )}
      </p>
    </Notice>
  )
}
