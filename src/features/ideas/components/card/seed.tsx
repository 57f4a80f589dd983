import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import actions from '../../../../shell/page/actions.module.css'
import { Button } from '../../../../ui/button/button.tsx'
import { CopyField } from '../../../../ui/copy-field/copy-field.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { useFocusBack } from '../../../../ui/focus-back/use-focus-back.ts'
import { type Card, isOfSeed, seedOf } from '../../model/generator/card.ts'
import { seedCharacters } from '../../model/limits.ts'
import styles from './card.module.css'
import { icons } from './slot.tsx'

type SeedProps = { card: Card; onDraw: (seed: string) => void }

/** The seed of the card, to pass on, and a field for a seed from someone else. */
export function Seed({ card, onDraw }: SeedProps) {
  const [isTyping, setTyping] = useState(false)
  const opener = useFocusBack(isTyping)
  const close = () => setTyping(false)
  if (isTyping)
    return (
      <SeedForm
        onDraw={(seed) => {
          close()
          onDraw(seed)
        }}
        onCancel={close}
      />
    )
  return (
    <div className={styles.seed}>
      <CopyField
        label="Seed"
        hint={isOfSeed(card) ? undefined : 'Draws this card without what you typed or drew from other tables.'}
        value={seedOf(card)}
        copyLabel="Copy seed"
        actions={
          <Button ref={opener} variant="quiet" onClick={() => setTyping(true)}>
            {icons.edit}
            <span>Type a seed</span>
          </Button>
        }
      />
    </div>
  )
}

type SeedFormProps = { onDraw: (seed: string) => void; onCancel: () => void }

function SeedForm({ onDraw, onCancel }: SeedFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  useEffect(() => field.current?.focus(), [])
  function submit(event: FormEvent) {
    event.preventDefault()
    // Our seeds have no capitals, but phone keyboards start with one.
    const seed = typed.trim().toLowerCase()
    if (seed) return onDraw(seed)
    setError('Enter a seed, or any word.')
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel()
  }
  return (
    <form noValidate aria-label="Type a seed" className={styles.seedForm} onSubmit={submit}>
      <Field
        ref={field}
        label="Seed"
        hint="A card's seed gets you that card again."
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={seedCharacters}
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value)
          setError('')
        }}
        onKeyDown={press}
      />
      <p className={actions.actions}>
        <Button type="submit">Draw this card</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </form>
  )
}
