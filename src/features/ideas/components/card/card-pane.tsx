import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { zIdeaKind } from '../../../../contract/schemas/ideas.gen.ts'
import { FailedCall } from '../../../../forms/calls.tsx'
import { seedCharacters } from '../../../../rules/limits.ts'
import { useOverlays } from '../../../../shell/overlays/overlays.ts'
import { LiveRegion } from '../../../../ui/announcer/live-region.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx'
import common from '../../../../ui/common.module.css'
import { CopyField } from '../../../../ui/copy-field/copy-field.tsx'
import { optionsOf, Select } from '../../../../ui/select/select.tsx'
import { createMediaHook, useIsNarrow } from '../../../../ui/tabs/tabs.tsx'
import { type Card, isOfSeed, seedOf } from '../../model/generator/card.ts'
import { ideaOfCard } from '../../model/idea-of-card.ts'
import { identityOf } from '../../model/idea-values.ts'
import { type CardKeys, letterKeys, newSeed, useCardKeys, useCards } from '../../model/use-cards.ts'
import { useKeep } from '../../model/use-keep.ts'
import { ideasAsked } from '../../model/use-outbox.ts'
import { keptHeading, kindNames, newWords } from '../../model/words.ts'
import { tabOf } from '../part-tabs.tsx'
import { icons } from '../shared-parts.tsx'
import styles from './card.module.css'
import { CardSlot } from './slot.tsx'

/** Whether a device that hovers is there. A phone has none, and no keyboard for the letters either. */
const useHasHover = createMediaHook('(any-hover: hover)')

/** A card of a kind, drawn from the tables, and its actions. */
export default function CardPane() {
  const dispatch = useDispatch()
  const { keep, kept, error = '' } = useKeep()
  const { card, act, keepTyped, canUndo, canRedo } = useCards()
  const hasHover = useHasHover()
  const [areLettersOn, setLetters] = useState(letterKeys.isOn)
  const hasLetters = areLettersOn && hasHover
  const [announcement, setAnnouncement] = useState('')
  const heading = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const announcedCard = useRef(card)
  const idea = ideaOfCard(card)
  const keepCard = () => idea && void keep(idea)
  const keptNow = idea && kept?.asked === identityOf(idea) ? kept : undefined
  // Only changes are announced, each once.
  useEffect(() => {
    const words = newWords(announcedCard.current, card, document.activeElement?.hasAttribute('aria-pressed'))
    announcedCard.current = card
    if (words) setAnnouncement(words)
  }, [card])
  const keys: CardKeys = {
    reroll: () => act({ type: 'reroll' }),
    lock: () => {
      const name = document.activeElement?.closest<HTMLElement>('[data-slot]')?.dataset.slot
      const slot = card.slots.find((one) => one.name === name)
      if (slot) act({ type: 'lock', slot: slot.name, locked: !slot.locked })
    },
    keep: keepCard,
    undo: () => act({ type: 'undo' }),
    redo: () => act({ type: 'redo' }),
  }
  useCardKeys(keys, hasLetters)
  // Its tab names it.
  const isNarrow = useIsNarrow()
  const key = (letter: string) =>
    hasLetters && (
      // `aria-keyshortcuts` says it: it belongs to no name.
      <span aria-hidden="true" className={styles.key}>
        {letter}
      </span>
    )
  return (
    <>
      <section className={styles.pane} aria-labelledby={heading}>
        <div className={`${common.row} ${styles.head}`}>
          <h2 id={heading} className={isNarrow ? common.hidden : undefined}>
            New idea
          </h2>
          <Select
            label="Kind"
            value={card.kind}
            onChange={({ target }) => act({ type: 'draw', kind: zIdeaKind.parse(target.value), seed: newSeed() })}
          >
            {optionsOf(Object.entries(kindNames))}
          </Select>
        </div>
        <div ref={sheet} className={`${common.card} ${styles.card}`}>
          <ul className={styles.slots} aria-label={kindNames[card.kind]}>
            {card.slots.map((slot, at) => (
              <CardSlot key={slot.name} at={at} slot={slot} act={act} keepTyped={keepTyped} />
            ))}
          </ul>
          <Seed card={card} onDraw={(seed) => act({ type: 'draw', kind: card.kind, seed })} />
          <div className={`${common.row} ${styles.outcome}`}>
            <p className={styles.kept} role="status" dir="auto">
              {keptNow?.words}
            </p>
            {keptNow && (
              <Button variant="quiet" onClick={() => dispatch(ideasAsked([keptNow.ideaId]))}>
                Show it
              </Button>
            )}
            <FailedCall error={error} fallback={error} />
          </div>
          {keptNow?.isNew && <Flight key={keptNow.ideaId} sheet={sheet} card={card} />}
        </div>
        <div className={`${common.dock} ${styles.dock}`} data-toasts-above>
          <Button variant="primary" aria-keyshortcuts={hasLetters ? 'R' : undefined} onClick={keys.reroll}>
            Reroll {key('R')}
          </Button>
          <Button aria-keyshortcuts={hasLetters ? 'K' : undefined} onClick={keepCard}>
            Keep {key('K')}
          </Button>
          <Button aria-disabled={!canUndo} aria-keyshortcuts="Control+Z" onClick={keys.undo}>
            Undo
          </Button>
          <Button aria-disabled={!canRedo} aria-keyshortcuts="Control+Shift+Z" onClick={keys.redo}>
            Redo
          </Button>
        </div>
        <LiveRegion message={announcement} />
      </section>
      {hasHover && (
        <Checkbox
          label="Shortcuts: R reroll, K keep, L lock the focused line"
          hint="Ctrl+Z and Ctrl+Shift+Z always undo and redo."
          checked={hasLetters}
          onChange={({ target }) => {
            setLetters(target.checked)
            letterKeys.set(target.checked)
          }}
        />
      )}
    </>
  )
}

/** A kept card flies to the list of kept ideas, or to its tab. */
function Flight({ sheet, card }: { sheet: RefObject<HTMLElement | null>; card: Card }) {
  const flying = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const target = [keptHeading, tabOf('kept')].map((id) => document.getElementById(id))
    const list = target.find((one) => one?.checkVisibility())?.getBoundingClientRect()
    const from = sheet.current?.getBoundingClientRect()
    if (!list || !from) return
    // The list may be above or below the window.
    const top = Math.max(0, Math.min(list.top, innerHeight))
    flying.current?.style.setProperty('--to', `${list.left - from.left}px ${top - from.top}px`)
  }, [sheet])
  return (
    <div ref={flying} className={styles.flight} aria-hidden="true">
      {card.slots.map(({ name, text }) => (
        <p key={name} dir="auto">
          {text}
        </p>
      ))}
    </div>
  )
}

type SeedProps = { card: Card; onDraw: (seed: string) => void }

/** The seed of the card, to copy, and a button that asks for a seed from someone else. */
export function Seed({ card, onDraw }: SeedProps) {
  const { prompt } = useOverlays()
  async function ask() {
    const message = "Use a card's seed to get that card again."
    const typed = await prompt({
      title: 'Enter a seed',
      message,
      label: 'Seed',
      required: true,
      confirmLabel: 'Show this card',
    })
    // Seeds have no capitals, but phone keyboards begin with one.
    if (typed) onDraw(typed.trim().toLowerCase().slice(0, seedCharacters))
  }
  return (
    <div className={styles.seed}>
      <CopyField
        label={isOfSeed(card) ? 'Seed' : 'Original seed'}
        value={seedOf(card)}
        copyLabel="Copy seed"
        variant="quiet"
        actions={
          <Button variant="quiet" onClick={ask}>
            {icons.edit}
            <span>Enter a seed</span>
          </Button>
        }
      />
    </div>
  )
}
