import { useId } from 'react'
import { Link } from 'react-router-dom'
import { profileApi } from '../../../api/profile-api.ts'
import { LoadError } from '../../../forms/calls.tsx'
import type { useMyGames } from '../../../game/game-queries.ts'
import { useInvitationField } from '../../../game/invitation-field.tsx'
import { useServerNow } from '../../../game/session-time.tsx'
import { href } from '../../../shell/href.ts'
import page from '../../../shell/page/page.module.css'
import { buttonClass } from '../../../ui/button/button.tsx'
import { CardSkeleton } from '../../../ui/card/card.tsx'
import common from '../../../ui/common.module.css'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { findNext } from '../model/next-for-me.ts'
import styles from './home.module.css'
import { MyGames } from './my-games.tsx'
import { NextList, NextSession, NextStep } from './next-list.tsx'

type LedProps = {
  /** Whether the page already has its one filled button: the way on to the page that the person wanted. */
  isLed: boolean
}

type GamesPartProps = LedProps & {
  /** Games, or why there are none. */
  mine: ReturnType<typeof useMyGames>
  /** Whether an invitation waits: it comes before the steps of a host. */
  isInvited: boolean
}

/** The person's next steps and games; for a newcomer the first three steps. */
export function GamesPart({ mine, isLed, isInvited }: GamesPartProps) {
  const id = useId()
  const { games, error, refetch, ...more } = mine
  const now = useServerNow()
  if (!games)
    return (
      <section className={`${common.stack} ${page.section}`}>
        <LoadError error={error} fallback="Couldn't load your games." busy={more.isFetching} onRetry={refetch} />
      </section>
    )
  const all = findNext(games, now)
  const session = all.find((thing) => thing.kind === 'session')
  const first = session ?? all[0]
  const next = all.filter((thing) => thing !== first)
  const isNew = games.length === 0
  return (
    <>
      {(all.length > 0 || (isNew && !isInvited)) && (
        // One more step is beside the first; several are below it.
        <div className={next.length === 1 ? `${common.row} ${styles.now}` : common.stack}>
          {session ? (
            <NextSession session={session} isLed={isLed} />
          ) : (
            first && <NextStep thing={first} isLed={isLed} />
          )}
          {isNew && !isInvited && (
            <section aria-labelledby={`${id}first`} className={`${common.stack} ${page.section}`}>
              <h2 id={`${id}first`}>Your first session</h2>
              <FirstSteps isLed={isLed} />
            </section>
          )}
          {next.length > 0 && (
            <section aria-labelledby={`${id}next`} className={`${styles.next} ${page.section}`}>
              {/* Beside what comes first, which has no heading above it, both cards begin at the same height. */}
              <h2 id={`${id}next`} className={common.hidden}>
                {session ? 'Next for you' : 'After that'}
              </h2>
              <NextList things={next} />
            </section>
          )}
        </div>
      )}
      {!isNew && (
        <section aria-labelledby={`${id}games`} className={`${common.stack} ${page.section}`}>
          <h2 id={`${id}games`}>Your games</h2>
          <MyGames games={games} {...more} />
        </section>
      )}
    </>
  )
}

/** Three steps for a person without a game. The next one to take is a button. */
function FirstSteps({ isLed }: LedProps) {
  const { isChosen } = profileApi.useGetProfileQuery(undefined, {
    selectFromResult: ({ data }) => ({ isChosen: data?.chosen ?? false }),
  })
  const invitation = useInvitationField()
  const next = buttonClass(isLed || invitation.field ? 'secondary' : 'primary')
  return (
    <ol className={`${common.stack} ${styles.steps}`}>
      <li data-done={isChosen || undefined}>
        <h3>
          Introduce yourself
          {isChosen && (
            <span className={styles.done}>
              <CheckIcon />
              <VisuallyHidden>Done</VisuallyHidden>
            </span>
          )}
        </h3>
        <p className={common.muted}>Let your group know who you are.</p>
        <div className={`${common.actions} ${page.actions}`}>
          <Link to={href('profile')} className={isChosen ? buttonClass() : next}>
            Choose a name and sigil
          </Link>
        </div>
      </li>
      <li>
        <h3>Start a game, or join one</h3>
        <p className={common.muted}>Create your own, or open the link your host sent you.</p>
        <div className={`${common.actions} ${page.actions}`}>
          <Link to={href('gameCreate')} className={isChosen ? next : buttonClass()}>
            Create game
          </Link>
          {invitation.opener}
          {invitation.field}
        </div>
      </li>
      <li>
        <h3>Invite your players</h3>
        <p className={common.muted}>
          Send a link or show a QR code. All they need is a phone number or an email address.
        </p>
      </li>
    </ol>
  )
}

/** Reserves the space of the games, and of the next steps, while they load. */
export function GamesLoading() {
  return (
    <section className={`${common.stack} ${page.section}`}>
      <Loading label="Loading your games…">
        <div className={page.comingHeading}>
          <Skeleton width="9rem" />
        </div>
        <div className={styles.games}>
          {['first', 'second'].map((key) => (
            <CardSkeleton key={key} lines={2} picture />
          ))}
        </div>
      </Loading>
    </section>
  )
}
