import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import styles from './invitation-letter.module.css'
import facts from './letter-facts.module.css'

/** A letter that is on its way, as large as most are. */
export function LetterSkeleton() {
  return (
    <Loading label="Opening your invitation…">
      <div className={styles.letter} aria-hidden="true">
        <div className={styles.head}>
          <span className={styles.seal}>
            <Skeleton shape="circle" height="4.5rem" />
          </span>
          <Skeleton width="8rem" lines={2} />
        </div>
        <div className={styles.name}>
          <Skeleton width="70%" />
        </div>
        <div className={styles.pitch}>
          <Skeleton lines={2} />
        </div>
        <div className={facts.facts}>
          {['rules', 'seats', 'session', 'role'].map((fact) => (
            <Skeleton key={fact} width="60%" />
          ))}
        </div>
        <div className={styles.answer}>
          <Skeleton width="80%" />
          <Skeleton shape="block" width="12rem" height="var(--target)" />
        </div>
      </div>
    </Loading>
  )
}
