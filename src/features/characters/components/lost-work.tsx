import common from '../../../ui/common.module.css'
import { blockOf, isUnsent, type PendingChange } from '../model/sheet-mutations.ts'
import { useWaiting } from '../model/use-outbox.ts'
import { LostChanges, useDecision } from './block-state.tsx'

type LostWorkProps = {
  /** Whether no sheet shows a change. Without it, that is so of all. */
  isLost?: (one: PendingChange) => boolean
  /** The game that is shown, if there is one. */
  here?: string
}

/** My unsaved changes of sheets that are gone, with their game or without it, or that I may not see any more. */
export function LostWork({ isLost = (one) => !isUnsent(one), here }: LostWorkProps) {
  const lost = useWaiting((state) => state.entries).filter(isLost)
  if (lost.length === 0) return null
  const isElsewhere = here !== undefined && lost.every(({ gameId }) => gameId !== here)
  return (
    <section aria-labelledby="lost" className={common.stack}>
      <h2 id="lost">{isElsewhere ? 'Unsaved changes from another game' : 'Unsaved changes'}</h2>
      {lost.map((one) => one.met && <Undecided key={one.seq} one={one} label={one.met.label} />)}
      <LostChanges isLost={(one) => !one.met && lost.includes(one)} />
    </section>
  )
}

function Undecided({ one, label }: { one: PendingChange; label: string }) {
  return useDecision({ characterId: one.characterId, blockId: blockOf(one) }, label, () => {})
}
