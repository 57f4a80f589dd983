import type { Game } from '../../../contract/types.gen.ts'
import { LongText } from '../../../game/others-text.tsx'
import { zoneName } from '../../../lib/times.ts'
import common from '../../../ui/common.module.css'
import { Ending } from './ending.tsx'
import styles from './games.module.css'
import { Settings } from './settings.tsx'

/** The host's texts about the game. */
export function About({ game: { pitch, system, timeZone } }: { game: Game }) {
  return (
    <section aria-labelledby="pitch" className={common.close}>
      <h2 id="pitch">About this game</h2>
      {pitch ? (
        <LongText text={pitch} lines={16} className={styles.pitch} />
      ) : (
        <p className={common.muted}>No pitch yet.</p>
      )}
      <dl className={styles.facts}>
        {system && (
          <div>
            <dt className={common.small}>System</dt>
            <dd dir="auto">{system}</dd>
          </div>
        )}
        <div>
          <dt className={common.small}>Time zone</dt>
          <dd>{zoneName(timeZone)}</dd>
        </div>
      </dl>
    </section>
  )
}

/** The lower part of the overview: what the game is about, its settings, and how to leave or delete it. */
export default function Foot({ game, mayChange }: { game: Game; mayChange: boolean }) {
  return (
    <>
      <About game={game} />
      <Settings game={game} mayChange={mayChange} />
      <Ending game={game} />
    </>
  )
}
