import { useId } from 'react'
import { LoadError } from '../../../forms/calls.tsx'
import { useMyGames } from '../../../game/game-queries.ts'
import { useServerNow } from '../../../game/session-time.tsx'
import section from '../../../shell/page/section.module.css'
import { findNext } from '../model/next-for-me.ts'
import { FirstSteps } from './first-steps.tsx'
import { GamesLoading } from './games-loading.tsx'
import { MyGames } from './my-games.tsx'
import { NextList } from './next-list.tsx'
import { Tonight } from './tonight.tsx'

/** The person's next steps and games; for a newcomer the first three steps. */
export function GamesPart() {
  const id = useId()
  const { games, error, refetch, ...more } = useMyGames(true)
  const now = useServerNow()
  if (!games && !error) return <GamesLoading />
  if (!games)
    return (
      <section className={section.section}>
        <LoadError error={error} fallback="Couldn't load your games." busy={more.isFetching} onRetry={refetch} />
      </section>
    )
  const all = findNext(games, now)
  const tonight = all.find((thing) => thing.kind === 'session')
  const next = all.filter((thing) => thing !== tonight)
  const isNew = games.length === 0
  return (
    <>
      {tonight && <Tonight session={tonight} />}
      {isNew && (
        <section aria-labelledby={`${id}first`} className={section.section}>
          <h2 id={`${id}first`}>Your first evening</h2>
          <FirstSteps />
        </section>
      )}
      {next.length > 0 && (
        <section aria-labelledby={`${id}next`} className={section.section}>
          <h2 id={`${id}next`}>Next for you</h2>
          <NextList things={next} />
        </section>
      )}
      {!isNew && (
        <section aria-labelledby={`${id}games`} className={section.section}>
          <h2 id={`${id}games`}>Your games</h2>
          <MyGames games={games} {...more} />
        </section>
      )}
    </>
  )
}
