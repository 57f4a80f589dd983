import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Game } from '../../contract/types.gen.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card, cardLinkClass } from '../../ui/card/card.tsx'
import { href } from '../navigation/href.ts'
import { CutText } from './cut-text.tsx'
import styles from './game-card.module.css'
import { inSentence } from './in-sentence.ts'
import { PersonAvatar } from './person-avatar.tsx'
import { roleNames } from './role-names.ts'
import { SessionTime } from './session-time.tsx'

type GameCardProps = {
  game: Game
  headingLevel?: 2 | 3
}

/** One of my games: what it is, who hosts it, what I am in it, and the way in. */
export const GameCard = memo(function GameCard({ game, headingLevel }: GameCardProps) {
  const { gameId, name, pitch, system, host, role, seats, seatsTaken, status, nextSession } = game
  return (
    <Card
      headingLevel={headingLevel}
      heading={
        <Link to={href('game', { game: gameId })} className={cardLinkClass}>
          <CutText lines={2}>{name}</CutText>
        </Link>
      }
      picture={<PersonAvatar person={host} size={48} />}
      status={
        <>
          {status === 'playing' && <Badge tone="good">Playing</Badge>}
          {status === 'archived' && <Badge>Archived</Badge>}
        </>
      }
      meta={
        <>
          <p>
            {role === 'host' ? (
              'You host'
            ) : (
              <>
                Hosted by {inSentence(host.displayName)}
                {role === 'admin' && `, you are ${roleNames.admin.toLowerCase()}`}
              </>
            )}
          </p>
          <p>
            {seatsTaken} of {seats} seats taken
          </p>
          {system && (
            <p>
              <CutText>{system}</CutText>
            </p>
          )}
        </>
      }
    >
      {nextSession && (
        <p className={styles.next}>
          <SessionTime session={nextSession} />
        </p>
      )}
      {pitch && (
        <p className={styles.pitch} dir="auto">
          {pitch}
        </p>
      )}
    </Card>
  )
})
