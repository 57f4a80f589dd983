import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useMembers } from '../../../game/game-queries.ts'
import { PersonAvatar } from '../../../game/person-avatar.tsx'
import { SessionTime } from '../../../game/session-time.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { href } from '../../../shell/href.ts'
import card from '../../../shell/page/card.module.css'
import { buttonClass } from '../../../ui/button/button.tsx'
import { RelativeTime } from '../../../ui/relative-time/relative-time.tsx'
import type { NextThing } from '../model/next-for-me.ts'
import styles from './tonight.module.css'

/** The nearest session of all games: which game, when, who comes, and the way there. */
export function Tonight({ session }: { session: Extract<NextThing, { kind: 'session' }> }) {
  const id = useId()
  const game = session.game.gameId
  const { members = [] } = useMembers(game)
  return (
    <section aria-labelledby={id} className={`${card.card} ${styles.tonight}`}>
      <div>
        <p className={styles.about}>
          Next session <RelativeTime at={session.startsAt} />
        </p>
        <h2 id={id} dir="auto">
          {inSentence(session.game.name, 80)}
        </h2>
        <p className={styles.when}>
          <SessionTime session={session} />
        </p>
        <ul aria-label="Who's coming" className={styles.people}>
          {members.map((member) => (
            <li key={member.userId}>
              <PersonAvatar person={member} size={32} label={inSentence(member.displayName)} />
            </li>
          ))}
        </ul>
      </div>
      <Link to={href('gameLobby', { game })} className={buttonClass('primary')}>
        Go to lobby
      </Link>
    </section>
  )
}
