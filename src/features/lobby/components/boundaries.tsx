import { memo, useRef } from 'react'
import { statusOf } from '../../../api/api-error.ts'
import { fresh } from '../../../api/call.ts'
import { lobbyApi } from '../../../api/lobby-api.ts'
import type { Boundaries as All, BoundaryKind, Game } from '../../../contract/types.gen.ts'
import { Loaded } from '../../../forms/calls.tsx'
import { cannotSave } from '../../../forms/form-end.tsx'
import { selectShown } from '../../../game/game-queries.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { boundariesShown } from '../../../rules/limits.ts'
import { useUserId } from '../../../session/hooks.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { type OwnBoundary, useOwnBoundaries } from '../model/own-boundaries.ts'
import { AddBoundary } from './add-boundary.tsx'
import styles from './plans.module.css'

/** The group's lines and veils, anonymous. */
export const Boundaries = memo(function Boundaries({ game }: { game: Game }) {
  const { gameId, status } = game
  const whose = { userId: useUserId(), gameId }
  const [own, changeOwn] = useOwnBoundaries(whose)
  const query = lobbyApi.useListBoundariesQuery(
    { params: { gameId } },
    { ...fresh, selectFromResult: selectShown<All> },
  )
  return (
    <section aria-labelledby="boundaries" aria-busy={query.isLoading} className={common.stack}>
      <h2 id="boundaries">Boundaries</h2>
      <p className={`${common.muted} ${styles.about}`}>
        Lines never come up. Veils can happen, but off-screen. No one can see who added one, not even the host. Pause is
        anonymous too.
      </p>
      <Loaded query={query} what="the boundaries" placeholder={<Skeleton lines={3} />}>
        {(boundaries) => <Shown boundaries={boundaries} />}
      </Loaded>
      <OwnBoundaries gameId={gameId} own={own} onOwn={changeOwn} />
      <AddBoundary
        whose={whose}
        closedBy={status === 'archived' ? cannotSave.archived : undefined}
        onAdded={(added) => changeOwn((list) => [...list, added])}
      />
    </section>
  )
})

const headings: Record<BoundaryKind, string> = { line: 'Lines', veil: 'Veils' }

function Shown({ boundaries: { count, shown, items } }: { boundaries: All }) {
  // With one or two texts, everyone could guess the authors.
  if (!shown)
    return (
      <p className={styles.about}>
        {count === 0 ? 'None yet.' : `${count} added so far.`} Everyone sees them once there are {boundariesShown}, so
        no one can tell who added which.
      </p>
    )
  return (
    <div className={styles.kinds}>
      {(['line', 'veil'] as const).map((kind) => {
        const found = items.filter((item) => item.kind === kind)
        return (
          found.length > 0 && (
            <div key={kind}>
              <h3>{headings[kind]}</h3>
              <ul className={`${common.bullets} ${styles.list}`}>
                {found.map(({ boundaryId, text }) => (
                  <li key={boundaryId}>
                    <bdi title={text.length > 200 ? text : undefined}>{inSentence(text, 200)}</bdi>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
    </div>
  )
}

type OwnBoundariesProps = {
  gameId: string
  own: readonly OwnBoundary[]
  onOwn: (recipe: (list: OwnBoundary[]) => OwnBoundary[]) => void
}

/** The boundaries that this device added, which alone can withdraw them. */
function OwnBoundaries({ gameId, own, onOwn }: OwnBoundariesProps) {
  const { toast } = useOverlays()
  const [take, { isLoading, originalArgs }] = lobbyApi.useTakeBoundaryBackMutation()
  if (own.length === 0) return null
  const takeBack = async ({ boundaryId, takeBackKey }: OwnBoundary) => {
    const { error } = await take({ params: { gameId, boundaryId }, headers: { 'Take-Back-Key': takeBackKey } })
    // A boundary that is gone counts as withdrawn.
    if (error && statusOf(error) !== 404) return toast.failed(error, "Couldn't take it back. Try again.")
    onOwn((list) => list.filter((each) => each.boundaryId !== boundaryId))
    toast.success('Taken back.')
  }
  return (
    <div>
      <h3>Added on this device</h3>
      <p className={common.small}>
        Only you see this list. Take them back before you sign out. After that, no one can.
      </p>
      <ul className={styles.list}>
        {own.map((each) => (
          <OneOfMine
            key={each.boundaryId}
            boundary={each}
            busy={isLoading && originalArgs?.params.boundaryId === each.boundaryId}
            onTakeBack={() => void takeBack(each)}
          />
        ))}
      </ul>
    </div>
  )
}

type OneOfMineProps = { boundary: OwnBoundary; busy: boolean; onTakeBack: () => void }

function OneOfMine({ boundary: { kind, text }, busy, onTakeBack }: OneOfMineProps) {
  const row = useRef<HTMLLIElement>(null)
  useFocusAfterRemoval(row, 'section')
  return (
    <li ref={row} className={`${common.row} ${styles.own}`}>
      <Badge>{kind === 'line' ? 'Line' : 'Veil'}</Badge>
      <bdi>{text}</bdi>
      <Button variant="quiet" busy={busy} onClick={onTakeBack}>
        <span>
          Take back<VisuallyHidden> {inSentence(text)}</VisuallyHidden>
        </span>
      </Button>
    </li>
  )
}
