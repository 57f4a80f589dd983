import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { fresh } from '../../../api/call.ts'
import { scheduleApi } from '../../../api/schedule-api.ts'
import type { Game } from '../../../contract/types.gen.ts'
import { useCurrentGame, useLobby } from '../../../game/game-queries.ts'
import { may } from '../../../game/may.ts'
import { MemberList } from '../../../game/member-list.tsx'
import { SessionTime, UntilOver, useServerNow } from '../../../game/session-time.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useUserId } from '../../../session/hooks.ts'
import { href } from '../../../shell/href.ts'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import page from '../../../shell/page/page.module.css'
import { Page, PartTitle } from '../../../shell/page/page.tsx'
import { buttonClass } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { nextSteps, stepToTake } from '../model/next-steps.ts'
import styles from './games.module.css'

const AboutAndSettings = lazyWithRetry(() => import('./about-and-settings.tsx'))

/** The current game: next steps, members, texts, and the settings that I may change. */
export function Overview() {
  const { game } = useCurrentGame()
  // One page, also before the game has loaded: another one would take the focus from someone who types.
  return (
    <Page
      title={
        <>
          <PartTitle id="game" part={game?.name} />
          Overview
          {game && <VisuallyHidden> of {inSentence(game.name, 200)}</VisuallyHidden>}
        </>
      }
      // A line is reserved, so that nothing moves.
      lead={game ? leadOf(game) : '\u00a0'}
    >
      {game ? (
        <OverviewOf game={game} />
      ) : (
        <section aria-label="The game" aria-busy="true">
          <Loading label="Loading the game…">
            <Skeleton lines={4} />
          </Loading>
        </section>
      )}
    </Page>
  )
}

function OverviewOf({ game }: { game: Game }) {
  return (
    <div className={page.pair}>
      <Checklist game={game} />
      <MemberList game={game} />
      <LazyPart failure="Couldn't load the settings.">
        <AboutAndSettings game={game} mayChange={may.run(game.role) && game.status !== 'archived'} />
      </LazyPart>
    </div>
  )
}

function leadOf({ role, host, status, nextSession }: Game): ReactNode {
  if (status === 'archived') return 'This game is archived and read-only.'
  if (status === 'playing') return 'The game is on.'
  const about =
    role === 'host'
      ? "See what's next, who's in, and what your game is about."
      : `You're playing in ${inSentence(host.displayName)}'s game.`
  if (!nextSession) return about
  return (
    <UntilOver session={nextSession} after={about}>
      Next session: <SessionTime session={nextSession} />
    </UntilOver>
  )
}

/** My next steps, and below them the done ones. One step is emphasized: the next one to take. */
function Checklist({ game }: { game: Game }) {
  const { gameId } = game
  const me = useUserId()
  const { lobby, isLoading: isLobbyComing } = useLobby(gameId)
  const { currentData: schedule, isLoading: areDatesComing } = scheduleApi.useGetScheduleQuery(
    { params: { gameId } },
    fresh,
  )
  const steps = nextSteps(game, { me, lobby, schedule, now: useServerNow() })
  const isComing = game.status === 'preparing' && (isLobbyComing || areDatesComing)
  if (steps.length === 0 && !isComing) return null
  const now = stepToTake(steps)
  const openFirst = steps.toSorted((a, b) => +a.done - +b.done)
  return (
    <section aria-labelledby="next" className={`${common.card} ${common.padded}`}>
      <h2 id="next">Next steps</h2>
      {isComing ? (
        <Loading label="Loading the next steps…">
          <div className={may.run(game.role) ? styles.manySteps : styles.steps}>
            <Skeleton lines={2} />
          </div>
        </Loading>
      ) : (
        <ul className={common.close}>
          {openFirst.map(({ id, text, done, to }) => (
            <li key={id} className={styles.step} data-done={done || undefined}>
              {text && (
                <>
                  <span className={`${common.ring} ${common.muted}`} aria-hidden="true">
                    {done && <CheckIcon />}
                  </span>
                  <span className={styles.text}>
                    {text}
                    <VisuallyHidden>{done ? ' (done)' : ' (to do)'}</VisuallyHidden>
                  </span>
                </>
              )}
              {to && (
                <Link
                  to={href(to.route, { game: gameId }) + (to.part ?? '')}
                  data-next={id === now?.id || undefined}
                  className={buttonClass(id === now?.id ? 'primary' : 'quiet')}
                >
                  {to.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
