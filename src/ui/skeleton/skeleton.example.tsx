import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx'

type Game = { name: string; about: string }

/** `aria-busy` is on the part that is there all the time, so that a screen reader waits until it is whole. */
export function SkeletonExample({ game }: { game: Game | undefined }) {
  return (
    <div aria-busy={!game}>
      {game ? (
        <>
          <h3>{game.name}</h3>
          <p>{game.about}</p>
        </>
      ) : (
        <Loading label="Your game is loading.">
          <Skeleton shape="heading" width="12rem" />
          <Skeleton lines={2} />
        </Loading>
      )}
    </div>
  )
}
