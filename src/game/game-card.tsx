import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Game } from '../contract/types.gen.ts'
import { inSentence } from '../lib/in-sentence.ts'
import { href } from '../shell/href.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { Card, cardLinkClass } from '../ui/card/card.tsx'
import common from '../ui/common.module.css'
import styles from './game.module.css'
import { roleNames } from './may.ts'
import { CutText } from './others-text.tsx'
import { PersonAvatar } from './person-avatar.tsx'
import { SeatsTaken } from './seats-taken.tsx'
import { SessionTime, UntilOver } from './session-time.tsx'

type GameCardProps = {
  game: Game
  headingLevel?: 2 | 3
}

/** One of my games: its name, its host, my role, and a link to it. */
export const GameCard = memo(function GameCard({ game, headingLevel }: GameCardProps) {
  const { gameId, name, pitch, system, host, requestsWaiting = 0, hereNow = 0, status, nextSession } = game
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
          <p>{seatOf(game)}</p>
          {system && (
            <p>
              <CutText lines={2}>{system}</CutText>
            </p>
          )}
        </>
      }
    >
      {nextSession ? (
        <UntilOver session={nextSession}>
          <p className={styles.next}>
            <SessionTime session={nextSession} />
          </p>
        </UntilOver>
      ) : (
        status !== 'archived' && <p className={common.small}>No date yet</p>
      )}
      {pitch && (
        <p className={styles.pitch}>
          <CutText lines={2}>{pitch}</CutText>
        </p>
      )}
      <div className={`${common.row} ${styles.foot}`}>
        <SeatsTaken game={game} />
        {hereNow > 0 && <Badge tone="good">{hereNow} here now</Badge>}
        {requestsWaiting > 0 && (
          <Badge tone="warning">
            {requestsWaiting === 1 ? '1 person is waiting' : `${requestsWaiting} people are waiting`}
          </Badge>
        )}
      </div>
    </Card>
  )
})

const seatOf = ({ role, host }: Game): string =>
  role === 'host' ? roleNames.host : `${roleNames[role]} · hosted by ${inSentence(host.displayName)}`
