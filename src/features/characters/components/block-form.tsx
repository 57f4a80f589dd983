import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { charactersApi } from '../../../api/characters-api.ts'
import { zCharacterBlock, zNewBlock, zTrackShape } from '../../../contract/schemas/characters.gen.ts'
import type { BlockChange, CharacterBlock } from '../../../contract/types.gen.ts'
import { FailedCall } from '../../../forms/calls.tsx'
import { isSame } from '../../../forms/compare-versions.ts'
import { type KeepDraft, stored, useStored } from '../../../forms/stored.ts'
import { closeOnEscape, focusFirstError } from '../../../forms/use-versioned-form.ts'
import { inFigures, inList } from '../../../lib/english.ts'
import { newKsuid } from '../../../rules/ids.ts'
import { bareNumber, withinBounds } from '../../../rules/sheet/count.ts'
import { canRoll, fillNotation, type NamedNumber, namesIn, takesFrom } from '../../../rules/sheet/roll-block.ts'
import { isCounted, mostBlocks, numberBounds } from '../../../rules/sheet/settable.ts'
import { useUserId } from '../../../session/hooks.ts'
import { LiveRegion, useSaid, useSettled } from '../../../ui/announcer/live-region.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { optionsOf, Select } from '../../../ui/select/select.tsx'
import { fieldsOf, type ShownBlock, setOf, valueIn } from '../model/sheet-mutations.ts'
import type { Owning } from '../model/use-characters.ts'
import { useChange } from '../model/use-outbox.ts'
import { blockNames, emptyBlocks, kinds, labelProblem } from '../model/words.ts'
import { numbersOf } from './blocks.tsx'
import styles from './characters.module.css'

/** What follows when “Done” has saved a form. */
export type Leave = (saved: HTMLFormElement | null) => void

const zTyped = z.object({
  label: z.string(),
  min: z.string(),
  max: z.string(),
  shape: zTrackShape,
  notation: z.string(),
})
type Typed = z.infer<typeof zTyped>
const zDraft = z.object({ on: zCharacterBlock, typed: zTyped })

/** The kind of the drafts below. */
export const blockDrafts = 'block'
/** What is typed into the form of a block, and the block that it was typed on; by person, character and block. */
export const typedBlocks = stored(blockDrafts, zDraft)
/** A block that is still to be added, by person and character. */
export const newBlocks = stored('new-block', z.object({ kind: z.enum(kinds), label: z.string() }))

export type FormProps = {
  draft: z.infer<typeof zDraft> | undefined
  keep: KeepDraft<z.infer<typeof zDraft>>
  of: Owning
  block: ShownBlock
  blocks: readonly CharacterBlock[]
  onDone: () => void
  onLeave: Leave
  /** Announces what is wrong with a roll, outside of the list: a form that moves with its block would say it again. */
  say: (words: string) => void
}

/** What the form asks for besides the label, by the kind of block. */
const askedFor: Partial<Record<CharacterBlock['kind'], readonly (keyof Typed)[]>> = {
  number: ['min', 'max'],
  track: ['max', 'shape'],
  roll: ['notation'],
}

function typedOf(block: CharacterBlock): Typed {
  const text = (field: keyof BlockChange) => String(valueIn(block, field) ?? '')
  const shape = block.kind === 'track' ? block.shape : 'boxes'
  return { label: block.label, min: text('min'), max: text('max'), shape, notation: text('notation') }
}

/** A whole number as it is typed; null for none, undefined for anything else. */
function wholeOf(text: string): number | null | undefined {
  const plain = bareNumber(text)
  if (plain === '') return null
  const value = /^[+-]?\d{1,7}$/.test(plain) ? Number(plain) : undefined
  return value !== undefined && withinBounds(value, numberBounds) === value ? value : undefined
}

const orNone = 'Leave it empty for none.'
const notWhole = `Enter a whole number up to ${inFigures(numberBounds.max)}, or leave it empty.`

/** Why a field cannot be saved. Those that a kind of block does not have are never wrong. */
function problemsOf(kind: CharacterBlock['kind'], { label, min, max, notation }: Typed) {
  const problems: Partial<Record<keyof Typed, string | undefined>> = { label: labelProblem(label) }
  const [low, high] = [wholeOf(min), wholeOf(max)]
  if (kind === 'roll' && !canRoll(notation)) problems.notation = 'Type a roll such as 2d6+3.'
  if (kind === 'track' && !(high && high >= 1 && high <= 100)) problems.max = 'Enter 1 to 100.'
  if (kind === 'number') {
    const isCrossed = typeof low === 'number' && typeof high === 'number' && low > high
    if (low === undefined) problems.min = notWhole
    if (high === undefined) problems.max = notWhole
    if (isCrossed) problems.max = "The maximum can't be below the minimum."
  }
  return problems
}

/** The fields of a block that differ. A value follows its bounds. */
function changeOf(block: CharacterBlock, { label, min, max, shape, notation }: Typed): BlockChange {
  const wanted: BlockChange = { label: label.trim() }
  if (block.kind === 'roll') wanted.notation = notation.trim()
  if (block.kind === 'number') {
    wanted.min = wholeOf(min) ?? null
    wanted.max = wholeOf(max) ?? null
    wanted.value = withinBounds(block.value, { min: wanted.min ?? undefined, max: wanted.max ?? undefined })
  }
  if (block.kind === 'track') {
    wanted.max = wholeOf(max) ?? block.max
    wanted.shape = shape
    wanted.value = Math.min(wanted.max, block.value)
  }
  const changed = fieldsOf(wanted).filter((field) => !isSame(wanted[field], valueIn(block, field)))
  return Object.fromEntries(changed.map((field) => [field, wanted[field]])) as BlockChange
}

/** Whether a form is not sent by a button of its own. */
const isLeaving = ({ nativeEvent }: FormEvent) => !(nativeEvent as SubmitEvent).submitter

/** What a block is called, its bounds, its shape, or its roll. `onLeave`: it was saved, and not by its own button. */
export function BlockForm({ of, block, blocks, draft, keep, onDone, onLeave, say }: FormProps) {
  const change = useChange(of, block.label)
  const numbers = numbersOf(blocks)
  const [first] = useState({ on: block, typed: typedOf(block) })
  const { on, typed } = draft ?? first
  const [wasRefused, setWasRefused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // What was typed before came with the page.
  const [wasTyped] = useState(draft !== undefined)
  useEffect(() => {
    if (wasTyped) return
    // All of it where there is room, above the bar of a phone.
    form.current?.scrollIntoView({ block: 'nearest' })
    form.current?.querySelector('input')?.focus()
  }, [wasTyped])
  const close = () => {
    keep(undefined)
    onDone()
  }
  const { [block.kind]: asked = [] } = askedFor
  const problems = problemsOf(block.kind, typed)
  const set = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    keep(isSame(next, typedOf(on)) ? undefined : { on, typed: next })
  }
  const shown = (field: keyof Typed) => (wasRefused ? problems[field] : undefined)
  const filled = block.kind === 'roll' && typed.notation !== '' ? fillNotation(typed.notation, numbers) : undefined
  const wrongRoll = filled && 'problem' in filled ? filled.problem : (shown('notation') ?? '')
  const settled = useSettled(wrongRoll)
  useEffect(() => say(settled), [say, settled])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setWasRefused(true)
    if (Object.values(problems).some(Boolean)) {
      // Where the focus is there already, the field is not read again.
      if (problems.notation && settled === wrongRoll) say(settled)
      return focusFirstError(form.current)
    }
    const body = changeOf(on, typed)
    if (Object.keys(body).length > 0) await change({ ...setOf(on, body), refused: block.gone })
    close()
    if (isLeaving(event)) onLeave(form.current)
  }
  const field = (name: 'label' | 'min' | 'max' | 'notation', label: string, hint?: string) => (
    <Field
      label={label}
      hint={hint}
      dir="auto"
      autoComplete="off"
      value={typed[name]}
      error={name === 'notation' ? withNames(wrongRoll, typed.notation, numbers) : shown(name)}
      isErrorQuiet={name === 'notation'}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  return (
    <form
      ref={form}
      noValidate
      aria-label={`Edit ${block.label}`}
      className={`${common.row} ${styles.row}`}
      onSubmit={submit}
      onKeyDown={closeOnEscape(draft !== undefined, close)}
    >
      {field('label', 'Label', isCounted(on) ? whereNamed(on.label, blocks) : undefined)}
      {asked.includes('min') && field('min', 'Minimum', orNone)}
      {asked.includes('max') && field('max', 'Maximum', block.kind === 'number' ? orNone : undefined)}
      {asked.includes('shape') && (
        <RadioGroup
          label="Show as"
          layout="row"
          value={typed.shape}
          onChange={(shape) => set({ shape })}
          options={[
            { value: 'boxes', label: 'Boxes' },
            { value: 'bar', label: 'A bar' },
          ]}
        />
      )}
      {asked.includes('notation') &&
        field('notation', 'Roll', 'For example, 1d20+{Strength}. Put a number from this sheet in braces.')}
      <p className={`${common.row} ${styles.line}`}>
        <Button type="submit">Save</Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </p>
    </form>
  )
}

/** The rolls that take their number from a label: a new label leaves them without it. */
function whereNamed(label: string, blocks: readonly CharacterBlock[]): string | undefined {
  const rolls = blocks.flatMap((one) => (one.kind === 'roll' && takesFrom(one.notation, label) ? one.label : []))
  return rolls.length > 0 ? `Used in ${inList(rolls)}. If you change the label, change it there, too.` : undefined
}

/** What is wrong with a roll now, and what a name can be. Without its numbers it can be saved: they may come later. */
function withNames(problem: string, notation: string, numbers: readonly NamedNumber[]): string {
  if (!problem || numbers.length === 0 || namesIn(notation).length === 0) return problem
  const labels = numbers.slice(0, 8).map(({ label }) => label)
  return `${problem} This sheet has ${labels.join(', ')}.`
}

type AddProps = Pick<FormProps, 'of' | 'onDone' | 'onLeave'> & { count: number; onAdded: (blockId: string) => void }

/**
 * Adds a block at the end. `onAdded` is told of one that has more to fill in; `onLeave`: nothing is left to add, and it
 * was not its own button.
 */
export function AddBlock({ of: { gameId, characterId }, count, onAdded, onDone, onLeave }: AddProps) {
  const [draft, keep] = useStored(newBlocks, [useUserId(), characterId])
  const { kind, label } = draft ?? { kind: 'number' as const, label: '' }
  const [wasRefused, setWasRefused] = useState(false)
  const [blockId, setBlockId] = useState(newKsuid)
  const [add, { error, isLoading }] = charactersApi.useAddBlockMutation()
  const field = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const leaves = useRef(false)
  const [said, say] = useSaid()
  const problem = labelProblem(label)
  const isFull = count >= mostBlocks
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    leaves.current = isLeaving(event)
    if (leaves.current && label.trim() === '') return onLeave(form.current)
    setWasRefused(problem !== undefined)
    if (problem || isFull) return field.current?.focus()
    if (isLoading) return
    const body = z.parse(zNewBlock, { ...emptyBlocks[kind], kind, label: label.trim(), blockId })
    // The id of the block is new for each block, so it is its key, too.
    const { data } = await add({ params: { gameId, characterId }, headers: { 'Idempotency-Key': blockId }, body })
    if (!data) return
    say(`${data.label} added, at the end`)
    setBlockId(newKsuid())
    // What was typed meanwhile is the next label.
    if (field.current?.value !== label) return
    keep({ kind, label: '' })
    if (leaves.current) return onLeave(form.current)
    // A block that has more than a label to fill in opens its form.
    if (askedFor[kind]) onAdded(data.blockId)
    else field.current?.focus()
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label="Add a block"
      className={`${common.row} ${styles.row} ${styles.add}`}
      onSubmit={submit}
      onKeyDown={closeOnEscape(label !== '', onDone)}
    >
      <Select
        label="Block type"
        value={kind}
        onChange={({ target }) => keep({ kind: kinds.find((one) => one === target.value) ?? kind, label })}
      >
        {optionsOf(kinds.map((one) => [one, blockNames[one]]))}
      </Select>
      <Field
        ref={field}
        label="Label"
        dir="auto"
        autoComplete="off"
        value={label}
        error={wasRefused ? problem : undefined}
        onChange={({ target }) => keep({ kind, label: target.value })}
      />
      <Button type="submit" busy={isLoading} aria-disabled={isFull}>
        Add
      </Button>
      <LiveRegion {...said} />
      {isFull && <p role="status">A sheet can have up to {mostBlocks} blocks. Remove one first.</p>}
      <FailedCall error={isLoading ? undefined : error} fallback="Couldn't add the block. Try again." />
    </form>
  )
}
