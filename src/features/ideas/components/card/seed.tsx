import { useOverlays } from '../../../../shell/overlays/overlays.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { CopyField } from '../../../../ui/copy-field/copy-field.tsx'
import { type Card, isOfSeed, seedOf } from '../../model/generator/card.ts'
import { seedCharacters } from '../../model/limits.ts'
import styles from './card.module.css'
import { icons } from './slot.tsx'

type SeedProps = { card: Card; onDraw: (seed: string) => void }

/** The seed of the card, to copy, and a button that asks for a seed from someone else. */
export function Seed({ card, onDraw }: SeedProps) {
  const { prompt } = useOverlays()
  async function ask() {
    const message = "A card's seed gets you that card again."
    const typed = await prompt({
      title: 'Type a seed',
      message,
      label: 'Seed',
      required: true,
      confirmLabel: 'Draw this card',
    })
    // Seeds have no capitals, but phone keyboards begin with one.
    if (typed) onDraw(typed.trim().toLowerCase().slice(0, seedCharacters))
  }
  return (
    <div className={styles.seed}>
      <CopyField
        label="Seed"
        hint={isOfSeed(card) ? undefined : 'Draws this card without what you typed or drew from other tables.'}
        value={seedOf(card)}
        copyLabel="Copy seed"
        actions={
          <Button variant="quiet" onClick={ask}>
            {icons.edit}
            <span>Type a seed</span>
          </Button>
        }
      />
    </div>
  )
}
