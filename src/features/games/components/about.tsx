import type { Game } from '../../../contract/types.gen.ts'
import { LongText } from '../../../game/long-text.tsx'
import { zoneName } from '../../../lib/times.ts'
import styles from './about.module.css'

/** What the host has written of the game. */
export function About({ game: { pitch, system, timeZone } }: { game: Game }) {
  return (
    <section aria-labelledby="pitch" className={styles.about}>
      <h2 id="pitch">About this game</h2>
      {pitch ? (
        <LongText text={pitch} lines={16} className={styles.pitch} />
      ) : (
        <p className={styles.nothing}>No pitch yet.</p>
      )}
      <dl className={styles.facts}>
        {system && (
          <div>
            <dt>System</dt>
            <dd dir="auto">{system}</dd>
          </div>
        )}
        <div>
          <dt>Time zone</dt>
          <dd>{zoneName(timeZone)}</dd>
        </div>
      </dl>
    </section>
  )
}
