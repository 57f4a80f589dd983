import { useEffect, useRef } from 'react'
import { FailedCall, LongCall } from '../../../forms/calls.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import type { useRoll } from '../model/use-roll.ts'

type RollProblemProps = {
  roller: ReturnType<typeof useRoll>
  /** Why nobody can roll now. */
  closedBy: string | undefined
  /** Announces a text; it stays the same function. */
  say: (words: string) => void
}

/** Why a roll has no result yet, and what the person can do about it. */
export function RollProblem({ roller, closedBy, say }: RollProblemProps) {
  const { error, pending, isRolling, stop, cannotStart } = roller
  const wasClosed = useRef(closedBy)
  useEffect(() => {
    if (wasClosed.current && !closedBy) say('You can roll again.')
    wasClosed.current = closedBy
  }, [closedBy, say])
  return (
    <>
      {/* There before it has a text, so that the text is announced. */}
      <p role="status" className={closedBy ? undefined : common.hidden}>
        {closedBy}
      </p>
      <FailedCall error={closedBy ? undefined : error} fallback="Couldn't roll. Try again." />
      {cannotStart && !closedBy && <p role="alert">Couldn't get ready to roll. Check your connection and try again.</p>}
      {pending && <Unanswered roller={roller} />}
      <LongCall busy={isRolling} onStop={stop} />
    </>
  )
}

function Unanswered({ roller: { pending, again, drop, isRolling } }: Pick<RollProblemProps, 'roller'>) {
  const part = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(part, 'section')
  return (
    <div ref={part} className={common.actions}>
      <p role="status">{pending?.body.notation} was sent, but there's no answer yet.</p>
      <Button busy={isRolling} onClick={again}>
        Try again
      </Button>
      <Button variant="quiet" busy={isRolling} onClick={drop}>
        Discard
      </Button>
    </div>
  )
}
