import { CardSkeleton } from '../../ui/card/card.tsx'
import { Loading } from '../../ui/skeleton/skeleton.tsx'

/** As many as are likely to come. */
export function CardSkeletonExample() {
  return (
    <Loading label="Your games are loading.">
      <CardSkeleton picture />
    </Loading>
  )
}
