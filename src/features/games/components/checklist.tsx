import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { useGetScheduleQuery } from '../../../api/schedule-api.ts'
import type { Game } from '../../../contract/types.gen.ts'
import { useLobby } from '../../../game/game-queries.ts'
import { useServerNow } from '../../../game/session-time.tsx'
import { selectUser } from '../../../session/session-slice.ts'
import { href } from '../../../shell/href.ts'
import card from '../../../shell/page/card.module.css'
import { buttonClass } from '../../../ui/button/button.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { nextSteps, stepToTake } from '../model/next-steps.ts'
import styles from './checklist.module.css'

/** My next steps, and below them the done ones. One step is emphasized: the next one to take. */
export function Checklist({ game }: { game: Game }) {
  const { gameId } = game
  const me = useSelector(selectUser)?.userId
  const { lobby } = useLobby(gameId)
  const { currentData: schedule } = useGetScheduleQuery(
    { params: { gameId } },
    { refetchOnFocus: true, refetchOnReconnect: true },
  )
  const steps = nextSteps(game, { me, lobby, schedule, now: useServerNow() })
  if (steps.length === 0) return null
  const now = stepToTake(steps)
  const openFirst = steps.toSorted((a, b) => +a.done - +b.done)
  return (
    <section aria-labelledby="next" className={`${card.card} ${styles.next}`}>
      <h2 id="next">Next steps</h2>
      <ul className={styles.steps}>
        {openFirst.map(({ id, text, done, to }) => (
          <li key={id} className={styles.step} data-done={done || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {done && <CheckIcon />}
            </span>
            <span className={styles.text}>
              {text}
              <VisuallyHidden>{done ? ' (done)' : ' (to do)'}</VisuallyHidden>
            </span>
            {to && (
              <Link
                to={href(to.route, { game: gameId })}
                className={buttonClass(id === now?.id ? 'primary' : 'secondary')}
              >
                {to.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
