import type { ReactNode } from 'react'
import type { InvitationPreview, OfferedGame } from '../../../contract/types.gen.ts'
import { CutText, LongText } from '../../../game/others-text.tsx'
import { PersonAvatar } from '../../../game/person-avatar.tsx'
import { SeatPips } from '../../../game/seats-taken.tsx'
import { SessionTime, UntilOver } from '../../../game/session-time.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useUserId } from '../../../session/hooks.ts'
import { Notice } from '../../../shell/page/lazy-part.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import common from '../../../ui/common.module.css'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { type JoinState, joinWords } from '../model/join-words.ts'
import styles from './invitation-letter.module.css'

type LetterFactsProps = {
  game: OfferedGame
  /** What the link offers. */
  role: InvitationPreview['role']
  state: JoinState
}

/** What a person wants to know about a game before they join it. */
function LetterFacts({ game, role, state }: LetterFactsProps) {
  const isMember = state === 'member'
  return (
    <dl className={styles.facts}>
      {game.system && !isMember && (
        <div className={styles.plain}>
          <dt>System</dt>
          <dd>
            <CutText lines={2}>{game.system}</CutText>
          </dd>
        </div>
      )}
      {!isMember && (
        <div className={styles.plain}>
          <dt>Seats</dt>
          <dd>
            <SeatPips seats={game.seats} seatsTaken={game.seatsTaken} /> {seatsLeft(game)}
          </dd>
        </div>
      )}
      {(state === 'open' || state === 'waiting') && (
        <div>
          <dt>You'll join as</dt>
          <dd>{roleWords[role]}</dd>
        </div>
      )}
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
    </dl>
  )
}

const noDate = 'No date yet'

const roleWords: Record<InvitationPreview['role'], string> = {
  player: 'Player',
  admin: 'Admin (you help run the game)',
}

function seatsLeft({ seats, seatsTaken }: OfferedGame): string {
  const left = Math.max(0, seats - seatsTaken)
  if (left === 0) return `All ${seats} seats taken`
  if (left === 1) return `Last seat of ${seats}`
  return `${left} of ${seats} seats free`
}

/** The placeholder of an invitation, as large as most are. */
export function LetterSkeleton() {
  return (
    <Loading label="Opening your invitation…">
      <div className={styles.offer} aria-hidden="true">
        <div className={styles.letter}>
          <div className={styles.head}>
            <span className={styles.seal}>
              <Skeleton shape="circle" height="4.5rem" />
            </span>
            <Skeleton width="8rem" lines={2} />
          </div>
          <div className={styles.name}>
            <Skeleton width="70%" />
          </div>
          <div className={styles.pitch}>
            <Skeleton lines={2} />
          </div>
          <div className={styles.facts}>
            {['rules', 'seats', 'session', 'role'].map((fact) => (
              <Skeleton key={fact} width="60%" />
            ))}
          </div>
        </div>
        <div className={`${common.card} ${common.padded} ${styles.seat}`}>
          <Skeleton lines={2} />
          <Skeleton shape="block" height="8rem" />
        </div>
      </div>
    </Loading>
  )
}

type InvitationLetterProps = {
  state: JoinState
  /** The server's preview of the link; a dead link shows nothing else. */
  preview?: InvitationPreview
  /** The available actions. */
  children: ReactNode
}

/**
 * The preview of an invitation: a letter with the host's seal, and the seat of the person, beside it or below. Of a dead
 * link only the name is shown.
 */
export function InvitationLetter({ state, preview, children }: InvitationLetterProps) {
  const { more } = joinWords[state]
  const me = useUserId()
  if (!preview?.game) {
    return (
      <Notice>
        {preview && (
          <h2 className={styles.name}>
            <CutText lines={3}>{preview.gameName}</CutText>
          </h2>
        )}
        <p>{more}</p>
        {children}
      </Notice>
    )
  }
  const { game } = preview
  const isMine = game.host.userId === me
  const isDirect = state === 'waiting' && preview.approval === 'automatic'
  return (
    <div className={styles.offer}>
      <article className={styles.letter} aria-labelledby="invited-to">
        <p className={styles.head}>
          <span className={styles.seal}>
            <PersonAvatar person={game.host} size={72} />
          </span>
          <span className={styles.host}>
            <CutText lines={2}>{isMine ? 'You' : game.host.displayName}</CutText>
          </span>
          <span className={common.muted}>{isMine ? 'host' : state === 'member' ? 'hosts' : 'invites you to'}</span>
        </p>
        <h2 id="invited-to" className={styles.name}>
          <CutText lines={4}>{preview.gameName}</CutText>
        </h2>
        {game.pitch && state !== 'member' && <LongText text={game.pitch} lines={16} className={styles.pitch} />}
        <LetterFacts game={game} role={preview.role} state={state} />
      </article>
      <section className={`${common.card} ${common.padded} ${styles.seat}`} aria-labelledby="your-seat">
        <div className={styles.about}>
          <h3 id="your-seat">Your seat</h3>
          {state === 'waiting' && (
            <p>
              <Badge tone="ember">Waiting for {inSentence(game.host.displayName)}</Badge>
            </p>
          )}
          <p>
            {state === 'open' ? approvalWords[preview.approval] : isDirect ? 'This link lets you in right away.' : more}
          </p>
        </div>
        {children}
      </section>
    </div>
  )
}

const approvalWords: Record<InvitationPreview['approval'], string> = {
  automatic: "You'll join right away.",
  host: "The host approves each request. You'll see the answer here and on Home.",
}
