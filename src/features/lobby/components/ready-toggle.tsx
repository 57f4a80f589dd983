import { useId } from 'react'
import type { Lobby } from '../../../contract/types.gen.ts'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { useReady } from '../model/use-ready.ts'
import styles from './ready-toggle.module.css'

/** My “I'm ready”, large enough for a thumb. */
export function ReadyToggle({ gameId, lobby }: { gameId: string; lobby: Lobby }) {
  const [isReady, change, isTold] = useReady(gameId, lobby)
  const id = useId()
  return (
    <button
      type="button"
      className={styles.ready}
      aria-pressed={isReady}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-about`}
      onClick={() => change(!isReady)}
    >
      <span className={styles.mark} aria-hidden="true">
        {isReady && <CheckIcon />}
      </span>
      <span className={styles.words}>
        <span id={`${id}-name`} className={styles.name}>
          {isReady ? 'Ready' : "I'm ready"}
        </span>
        <span id={`${id}-about`} className={styles.about}>
          {!isReady ? 'Tap when you are.' : isTold ? 'Everyone can see it.' : 'Letting everyone know…'}
        </span>
      </span>
    </button>
  )
}
