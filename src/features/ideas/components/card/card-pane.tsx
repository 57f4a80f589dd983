import { useEffect, useId, useRef, useState } from 'react'
import type { IdeaKind, NewIdea } from '../../../../contract/types.gen.ts'
import { LiveRegion } from '../../../../ui/announcer/live-region.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import type { Card } from '../../generator/card.ts'
import { ideaOfCard } from '../../idea-of-card.ts'
import { kindNames } from '../../kind-names.ts'
import { letterKeys } from '../../letter-keys.ts'
import { newSeed } from '../../new-seed.ts'
import { type CardKeys, useCardKeys } from '../../use-card-keys.ts'
import { useCards } from '../../use-cards.ts'
import styles from './card.module.css'
import { CardSlot } from './slot.tsx'

type CardPaneProps = {
  /** Keeps the card as an idea. */
  onKeep: (idea: NewIdea) => void
  /** Whether an idea is being kept. */
  isKeeping?: boolean
}

/** A card of a kind, drawn from the tables, and what can be done with it. */
export function CardPane({ onKeep, isKeeping = false }: CardPaneProps) {
  const { card, does, canUndo, canRedo } = useCards()
  const [hasLetters, setLetters] = useState(letterKeys.isOn)
  const [heard, setHeard] = useState('')
  const heading = useId()
  const list = useRef<HTMLUListElement>(null)
  const isHeard = useRef(false)
  const keep = () => {
    const idea = isKeeping ? undefined : ideaOfCard(card)
    if (idea) onKeep(idea)
  }
  // A new card is read once, as a whole.
  useEffect(() => {
    if (isHeard.current) setHeard(inWords(card))
    isHeard.current = true
  }, [card])
  const keys: CardKeys = {
    reroll: () => does({ type: 'reroll' }),
    lock: () => {
      const name = document.activeElement?.closest<HTMLElement>('[data-slot]')?.dataset.slot
      const slot = card.slots.find((one) => one.name === name)
      if (slot) does({ type: 'lock', slot: slot.name, locked: !slot.locked })
    },
    keep,
    undo: () => does({ type: 'undo' }),
    redo: () => does({ type: 'redo' }),
  }
  const current = useRef(keys)
  current.current = keys
  useCardKeys(current, hasLetters)
  const key = (letter: string) => hasLetters && <kbd className={styles.key}>{letter}</kbd>
  return (
    <section className={styles.pane} aria-labelledby={heading}>
      <h2 id={heading}>New idea</h2>
      <Select
        label="Kind"
        value={card.kind}
        onChange={({ target }) => does({ type: 'draw', kind: target.value as IdeaKind, seed: newSeed() })}
      >
        {Object.entries(kindNames).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </Select>
      <div className={styles.card}>
        <ul ref={list} className={styles.slots} aria-label={kindNames[card.kind]}>
          {card.slots.map((slot) => (
            <CardSlot key={slot.name} slot={slot} does={does} />
          ))}
        </ul>
        <p className={styles.seed}>
          Seed <span className={styles.seedText}>{card.seed}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" aria-keyshortcuts={hasLetters ? 'R' : undefined} onClick={keys.reroll}>
          Reroll {key('R')}
        </Button>
        <Button busy={isKeeping} aria-keyshortcuts={hasLetters ? 'K' : undefined} onClick={keep}>
          Keep {key('K')}
        </Button>
        <Button variant="quiet" aria-disabled={!canUndo} aria-keyshortcuts="Control+Z" onClick={keys.undo}>
          Undo
        </Button>
        <Button variant="quiet" aria-disabled={!canRedo} aria-keyshortcuts="Control+Shift+Z" onClick={keys.redo}>
          Redo
        </Button>
      </div>
      <LiveRegion message={heard} />
      <Checkbox
        label="Keys: R rerolls, K keeps, L locks the line that has the focus"
        hint="Ctrl+Z and Ctrl+Shift+Z go back and forth, with or without them."
        checked={hasLetters}
        onChange={({ target }) => {
          setLetters(target.checked)
          letterKeys.turn(target.checked)
        }}
      />
    </section>
  )
}

/** A card in one sentence for each line. */
const inWords = ({ kind, slots }: Card) =>
  [kindNames[kind], ...slots.map(({ label, text, locked }) => `${label}: ${text}${locked ? ', locked' : ''}`)].join(
    '. ',
  )
