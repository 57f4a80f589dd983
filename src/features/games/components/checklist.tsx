import { Link } from 'react-router-dom'
import type { Game } from '../../../contract/types.gen.ts'
import { href } from '../../../platform/navigation/href.ts'
import card from '../../../platform/page/card.module.css'
import { buttonClass } from '../../../ui/button/button.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { nextSteps } from '../next-steps.ts'
import styles from './checklist.module.css'

/** What is done and what is next, for me. */
export function Checklist({ game }: { game: Game }) {
  const steps = nextSteps(game)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next" className={`${card.card} ${styles.next}`}>
      <h2 id="next">What is next</h2>
      <ul className={styles.steps}>
        {steps.map(({ id, text, done, to }) => (
          <li key={id} className={styles.step} data-done={done || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {done && <CheckIcon />}
            </span>
            <span className={styles.text}>
              {text}
              <VisuallyHidden>{done ? ' (done)' : ' (to do)'}</VisuallyHidden>
            </span>
            {to && (
              <Link to={href('gameInvite', { game: game.gameId })} className={buttonClass('secondary')}>
                {to.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
