import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { BlockChange, CharacterBlock } from '../../../contract/types.gen.ts'
import { isSame } from '../../../forms/compare-versions.ts'
import { focusFirstError } from '../../../forms/use-versioned-form.ts'
import { withinBounds } from '../../../rules/sheet/count.ts'
import { fillNotation, type NamedNumber, namesIn } from '../../../rules/sheet/roll-block.ts'
import { isCounted, numberBounds } from '../../../rules/sheet/settable.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { setOf, valueIn } from '../model/sheet-mutations.ts'
import type { Owning } from '../model/use-characters.ts'
import { useChange } from '../model/use-outbox.ts'
import { inFigures, labelProblem } from '../model/words.ts'
import styles from './characters.module.css'

type FormProps = { of: Owning; block: CharacterBlock; numbers: readonly NamedNumber[]; onDone: () => void }

type Typed = { label: string; min: string; max: string; shape: 'boxes' | 'bar'; notation: string }

const typedOf = (block: CharacterBlock): Typed => ({
  label: block.label,
  min: String((block.kind === 'number' && block.min) ?? '').replace('false', ''),
  max: String(isCounted(block) ? (block.max ?? '') : ''),
  shape: block.kind === 'track' ? block.shape : 'boxes',
  notation: block.kind === 'roll' ? block.notation : '',
})

/** A whole number as it is typed; null for none, undefined for anything else. */
function wholeOf(text: string): number | null | undefined {
  const plain = text.trim().replace(/[−–]/, '-')
  if (plain === '') return null
  const value = /^[+-]?\d{1,7}$/.test(plain) ? Number(plain) : undefined
  return value !== undefined && withinBounds(value, numberBounds) === value ? value : undefined
}

const notWhole = `Type a whole number up to ${inFigures(numberBounds.max)}, or nothing.`

function problemsOf(kind: CharacterBlock['kind'], { label, min, max, notation }: Typed) {
  const [low, high] = [wholeOf(min), wholeOf(max)]
  const isTrack = kind === 'track'
  const crossed = typeof low === 'number' && typeof high === 'number' && low > high
  return {
    label: labelProblem(label),
    min: kind === 'number' && low === undefined ? notWhole : undefined,
    max: isTrack
      ? typeof high === 'number' && high >= 1 && high <= 100
        ? undefined
        : 'A track has 1 to 100.'
      : kind !== 'number'
        ? undefined
        : high === undefined
          ? notWhole
          : crossed
            ? 'The highest is below the lowest.'
            : undefined,
    notation: kind === 'roll' && notation.trim() === '' ? 'Type a roll such as 2d6+3.' : undefined,
  }
}

/** The fields of a block that differ. A value follows its bounds. */
function changeOf(block: CharacterBlock, { label, min, max, shape, notation }: Typed): BlockChange {
  const wanted: BlockChange = { label: label.trim() }
  if (block.kind === 'roll') wanted.notation = notation.trim()
  if (block.kind === 'number') {
    wanted.min = wholeOf(min) ?? null
    wanted.max = wholeOf(max) ?? null
    wanted.value = Math.min(wanted.max ?? block.value, Math.max(wanted.min ?? block.value, block.value))
  }
  if (block.kind === 'track') {
    wanted.max = wholeOf(max) ?? block.max
    wanted.shape = shape
    wanted.value = Math.min(wanted.max, block.value)
  }
  const changed = Object.entries(wanted).filter(
    ([field, value]) => !isSame(value, valueIn(block, field as keyof BlockChange)),
  )
  return Object.fromEntries(changed) as BlockChange
}

/** What a block is called, its bounds, its shape, or its roll. */
export function BlockForm({ of, block, numbers, onDone }: FormProps) {
  const change = useChange(of)
  const [typed, setTyped] = useState(() => typedOf(block))
  const [on] = useState(block)
  const [wasRefused, setWasRefused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const problems = problemsOf(block.kind, typed)
  const set = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const shown = (field: keyof typeof problems) => (wasRefused ? problems[field] : undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setWasRefused(true)
    if (Object.values(problems).some(Boolean)) return focusFirstError(form.current)
    const body = changeOf(on, typed)
    if (Object.keys(body).length === 0 || (await change(block.label, setOf(on, body)))) onDone()
  }
  const field = (name: 'label' | 'min' | 'max' | 'notation', label: string, hint?: string) => (
    <Field
      label={label}
      hint={hint}
      dir="auto"
      autoComplete="off"
      value={typed[name]}
      error={name === 'notation' && typed.notation !== '' ? rollProblem(typed.notation, numbers) : shown(name)}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  return (
    <form ref={form} noValidate aria-label={`Edit ${block.label}`} className={styles.row} onSubmit={submit}>
      {field('label', 'Label')}
      {block.kind === 'number' && field('min', 'Lowest', 'Leave it empty for none.')}
      {block.kind === 'number' && field('max', 'Highest', 'Leave it empty for none.')}
      {block.kind === 'track' && field('max', 'How far it goes')}
      {block.kind === 'track' && (
        <RadioGroup
          label="Drawn as"
          layout="row"
          value={typed.shape}
          onChange={(shape) => set({ shape })}
          options={[
            { value: 'boxes', label: 'Boxes' },
            { value: 'bar', label: 'A bar' },
          ]}
        />
      )}
      {block.kind === 'roll' && field('notation', 'Roll', 'Such as 1d20+{Strength}: a number of this sheet in braces.')}
      <p className={styles.line}>
        <Button type="submit">Save</Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </p>
    </form>
  )
}

/** What is wrong with a roll now. It can be saved all the same: its numbers may come later. */
function rollProblem(notation: string, numbers: readonly NamedNumber[]): string | undefined {
  const filled = fillNotation(notation, numbers)
  if (!('problem' in filled)) return undefined
  const has = numbers.length > 0 && namesIn(notation).length > 0
  return has
    ? `${filled.problem} There are ${numbers
        .slice(0, 8)
        .map(({ label }) => label)
        .join(', ')}.`
    : filled.problem
}
