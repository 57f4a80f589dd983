import section from '../../../shell/page/section.module.css'
import { CardSkeleton } from '../../../ui/card/card.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import games from './my-games.module.css'

/** Reserves the space of the games, and of the next steps, while they load. */
export function GamesLoading() {
  return (
    <section className={section.section}>
      <Loading label="Loading your games…">
        <div className={section.comingHeading}>
          <Skeleton width="9rem" />
        </div>
        <div className={games.games}>
          {['first', 'second', 'third'].map((key) => (
            <CardSkeleton key={key} lines={2} picture />
          ))}
        </div>
      </Loading>
    </section>
  )
}
