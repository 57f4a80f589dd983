import { useListAllChangesInfiniteQuery } from '../../../api/changes-api.ts'
import type { Change, Game } from '../../../contract/types.gen.ts'
import { LoadError } from '../../../forms/calls.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { RelativeTime } from '../../../ui/relative-time/relative-time.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useMay } from '../model/use-characters.ts'
import { inFigures } from '../model/words.ts'
import styles from './characters.module.css'
import { useUndo } from './undo-note.tsx'

/** What happened to a character, without who did it: “Health 12 → 5”. */
function inWords({ kind, label = '', from = 0, to = 0 }: Change): string {
  if (kind === 'number') return `${label} ${inFigures(from)} → ${inFigures(to)}`
  if (kind === 'refill') return label
  return kind === 'blockRemoved' ? `${label} removed` : 'Deleted'
}

/** What was changed at the table in the last day, each with its undo. */
export function Changes({ game }: { game: Game }) {
  const { gameId } = game
  const { me, run, isOpen } = useMay(game)
  const query = useListAllChangesInfiniteQuery({ params: { gameId } }, { refetchOnFocus: true })
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query
  const { undo, isUndoing } = useUndo(gameId)
  const all = data?.pages.flatMap(({ items }) => items)
  return (
    <section aria-labelledby="changes" className={styles.group}>
      <h2 id="changes">What changed</h2>
      {!all && error && (
        <LoadError error={error} fallback="Couldn't load the changes." busy={isFetching} onRetry={refetch} />
      )}
      {!all && !error && <Skeleton lines={3} />}
      {all?.length === 0 && <p>Nothing in the last day.</p>}
      {all && all.length > 0 && (
        <ul className={styles.list}>
          {all.map((one) => (
            <li key={one.changeId} className={`${styles.pair} ${styles.change}`}>
              <div>
                <p>
                  <strong dir="auto">{one.name}</strong> <span dir="auto">{inWords(one)}</span>
                </p>
                <p className={styles.small}>
                  <bdi>{one.by.displayName}</bdi>, <RelativeTime at={one.at} />
                  {one.undone && (
                    <>
                      {' · '}undone by <bdi>{one.undone.by.displayName}</bdi>
                    </>
                  )}
                </p>
              </div>
              {isOpen && !one.undone && (run || one.by.userId === me) && Date.parse(one.undoableUntil) > Date.now() && (
                <Button
                  variant="quiet"
                  busy={isUndoing}
                  aria-label={`Undo: ${one.name} ${inWords(one)}`}
                  onClick={() => void undo(one.changeId)}
                >
                  Undo
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <p>
          <Button busy={isFetching} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </p>
      )}
    </section>
  )
}
