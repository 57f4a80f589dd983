import common from '../../../ui/common.module.css'
import { blockOf, isUnsent, type PendingChange } from '../model/sheet-mutations.ts'
import { useWaiting } from '../model/use-outbox.ts'
import { LostChanges, useDecision } from './block-state.tsx'

type LostElsewhereProps = {
  /** The game that is shown. Without one, the changes of all games are. */
  here?: string
}

/** My unsaved changes in other games: one that was deleted, or that I am no longer in, has no sheet to show them. */
export function LostElsewhere({ here }: LostElsewhereProps) {
  const entries = useWaiting((state) => state.entries)
  const lost = entries.filter((one) => one.gameId !== here && !isUnsent(one))
  if (lost.length === 0) return null
  return (
    <section aria-labelledby="lost" className={common.stack}>
      <h2 id="lost">{here ? 'Unsaved changes from another game' : 'Unsaved changes'}</h2>
      {lost.map((one) => one.met && <Undecided key={one.seq} one={one} label={one.met.label} />)}
      <LostChanges isLost={(one) => lost.includes(one)} />
    </section>
  )
}

function Undecided({ one, label }: { one: PendingChange; label: string }) {
  return useDecision({ characterId: one.characterId, blockId: blockOf(one) }, label, () => {})
}
