import type { InvitationPreview, OfferedGame } from '../../../contract/types.gen.ts'
import { CutText } from '../../../game/cut-text.tsx'
import { SeatPips } from '../../../game/seat-pips.tsx'
import { SessionTime, UntilOver } from '../../../game/session-time.tsx'
import styles from './letter-facts.module.css'

type LetterFactsProps = {
  game: OfferedGame
  /** What the link offers. */
  role: InvitationPreview['role']
  /** The person sits there already: nothing is offered any more. */
  isMember: boolean
}

/** What somebody wants to know of a table before they sit down at it. */
export function LetterFacts({ game, role, isMember }: LetterFactsProps) {
  return (
    <dl className={styles.facts}>
      {game.system && (
        <div>
          <dt>System</dt>
          <dd>
            <CutText lines={2}>{game.system}</CutText>
          </dd>
        </div>
      )}
      <div>
        <dt>Seats</dt>
        <dd>
          <SeatPips seats={game.seats} seatsTaken={game.seatsTaken} /> {seatsLeft(game)}
        </dd>
      </div>
      <div>
        <dt>Next session</dt>
        <dd>
          {game.nextSession ? (
            <UntilOver session={game.nextSession} after={noDate}>
              <SessionTime session={game.nextSession} />
            </UntilOver>
          ) : (
            noDate
          )}
        </dd>
      </div>
      {!isMember && (
        <div>
          <dt>You'll join as</dt>
          <dd>{roleWords[role]}</dd>
        </div>
      )}
    </dl>
  )
}

const noDate = 'No date yet'

const roleWords: Record<InvitationPreview['role'], string> = {
  player: 'A player',
  admin: 'An admin: you help the host run the game',
}

function seatsLeft({ seats, seatsTaken }: OfferedGame): string {
  const left = Math.max(0, seats - seatsTaken)
  if (left === 0) return `All ${seats} taken`
  if (left === 1) return `Last seat of ${seats}`
  return `${left} of ${seats} free`
}
