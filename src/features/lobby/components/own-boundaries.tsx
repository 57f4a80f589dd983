import { useRef } from 'react'
import { errorText, statusOf } from '../../../api/api-error.ts'
import { useTakeBoundaryBackMutation } from '../../../api/lobby-api.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useFocusPassedOn } from '../../../ui/focus-back/use-focus-back.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import type { OwnBoundary } from '../model/own-boundaries.ts'
import styles from './plans.module.css'

type OwnBoundariesProps = {
  gameId: string
  own: readonly OwnBoundary[]
  onOwn: (recipe: (list: OwnBoundary[]) => OwnBoundary[]) => void
}

/** The boundaries that this device added, which alone can withdraw them. */
export function OwnBoundaries({ gameId, own, onOwn }: OwnBoundariesProps) {
  const { toast } = useOverlays()
  const [take, { isLoading, originalArgs }] = useTakeBoundaryBackMutation()
  if (own.length === 0) return null
  const takeBack = async ({ boundaryId, takeBackKey }: OwnBoundary) => {
    const { error } = await take({ params: { gameId, boundaryId }, headers: { 'Take-Back-Key': takeBackKey } })
    // A boundary that is gone counts as withdrawn.
    if (error && statusOf(error) !== 404) return toast.error(errorText(error, "Couldn't take it back. Try again."))
    onOwn((list) => list.filter((each) => each.boundaryId !== boundaryId))
    toast.success('Taken back.')
  }
  return (
    <div>
      <h3>Added on this device</h3>
      <p className={common.small}>Only you see this list. Once you sign out here, no one can take these back.</p>
      <ul className={styles.own}>
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
  useFocusPassedOn(row, 'section')
  return (
    <li ref={row}>
      <Badge>{kind === 'line' ? 'Line' : 'Veil'}</Badge>
      <bdi>{text}</bdi>
      <Button variant="quietDanger" busy={busy} onClick={onTakeBack}>
        <span>
          Take back<VisuallyHidden> {inSentence(text)}</VisuallyHidden>
        </span>
      </Button>
    </li>
  )
}
