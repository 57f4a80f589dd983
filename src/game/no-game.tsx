import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { EndReason } from '../live/live-slice.ts'
import { href, withGame } from '../shell/href.ts'
import broken from '../shell/page/drawings/broken.svg?raw'
import character from '../shell/page/drawings/character.svg?raw'
import combat from '../shell/page/drawings/combat.svg?raw'
import { Drawing } from '../shell/page/drawings/drawing.tsx'
import game from '../shell/page/drawings/game.svg?raw'
import invite from '../shell/page/drawings/invite.svg?raw'
import lobby from '../shell/page/drawings/lobby.svg?raw'
import table from '../shell/page/drawings/table.svg?raw'
import { Page } from '../shell/page/page.tsx'
import { type RouteId, routes, type TabId } from '../shell/routes.ts'
import { buttonClass } from '../ui/button/button.tsx'
import { Card, cardLinkClass } from '../ui/card/card.tsx'
import common from '../ui/common.module.css'
import { returnFocus } from '../ui/dialog/modal-stack.ts'
import { endTexts } from './connection-note.tsx'
import styles from './game.module.css'
import { useMyGames } from './game-queries.ts'
import { useInvitationField } from './invitation-field.tsx'
import { roleNames } from './may.ts'
import { CutText } from './others-text.tsx'
import { PersonAvatar } from './person-avatar.tsx'
import { usePendingRequest } from './seat-request.ts'
import { WaysToGame } from './ways-to-game.tsx'

/** What a view of a game is for, and its drawing. Every tab of a game has them. */
const views: Record<Exclude<TabId, 'home' | 'ideaBuilder' | 'game'>, { about: string; drawing: string }> &
  Partial<Record<RouteId, { about: string; drawing: string }>> = {
  gameLobby: { about: 'Your group meets here before the session.', drawing: lobby },
  gameInvite: { about: "Share a link and see who's joined.", drawing: invite },
  gameTable: { about: "Your game's map goes here.", drawing: table },
  gameCharacter: { about: 'Your characters and their sheets live here.', drawing: character },
  gameCombat: { about: "See who's up and who's next.", drawing: combat },
}

/**
 * A game view without a current game: what it is for, the person's games first, then the ways to get one. A person who
 * waits to be let into their first game reads for whom.
 */
export function NoGame({ id, children }: { id: RouteId; children?: ReactNode }) {
  const { pathname } = useLocation()
  const invitation = useInvitationField()
  const { games: mine, isLoading } = useMyGames()
  const games = mine?.filter(({ status }) => status !== 'archived') ?? []
  const hasGames = games.length > 0
  const pending = usePendingRequest()
  const request = hasGames ? undefined : pending
  const ways = <WaysToGame request={request} invitation={invitation} hasGames={hasGames} />
  return (
    <Page
      title={routes[id].title}
      lead={
        <>
          {views[id]?.about}{' '}
          <span>
            {!isLoading &&
              (hasGames ? 'Choose a game.' : (request?.words ?? "You're not in a game yet. Create one or join one."))}
          </span>
        </>
      }
      picture={<Drawing src={views[id]?.drawing ?? game} />}
      actions={hasGames ? undefined : ways}
    >
      {hasGames && (
        <ul aria-label="Your games" className={styles.games}>
          {games.map(({ gameId, name, role, host }) => (
            <li key={gameId}>
              <Card
                picture={<PersonAvatar person={host} size={48} />}
                heading={
                  <Link to={withGame(pathname, gameId)} className={cardLinkClass}>
                    <CutText lines={2}>{name}</CutText>
                  </Link>
                }
                headingLevel={2}
                meta={roleNames[role]}
              />
            </li>
          ))}
        </ul>
      )}
      {hasGames && <p className={common.actions}>{ways}</p>}
      {invitation.field}
      {children}
    </Page>
  )
}

type UnknownGameProps = {
  id: RouteId
  /** Why the game is unknown, if the live channel said so. A stranger gets another text. */
  reason?: EndReason | undefined
  /** What remains of the game for this person. */
  children?: ReactNode
}

/** A game view whose address names a game that is not mine or does not exist. The page does not say which. */
export function UnknownGame({ id, reason = 'unknown', children }: UnknownGameProps) {
  // The page changed while the person was looking at it.
  useEffect(() => {
    if (reason !== 'unknown') returnFocus(document.querySelector('main h1'))
  }, [reason])
  return (
    <Page
      title={routes[id].title}
      lead={<span role="alert">{endTexts[reason]}</span>}
      picture={<Drawing src={broken} />}
      actions={
        <Link to={href('game')} className={buttonClass('primary')}>
          Go to your games
        </Link>
      }
    >
      {children}
    </Page>
  )
}
