import { Fragment, memo, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { CharacterBlock } from '../../../contract/types.gen.ts'
import { Count } from '../../../game/count.tsx'
import {
  isSameLabel,
  offlineReason,
  rollWanted,
  selectAsked,
  selectLastResult,
  selectRollingBy,
  type WantedResult,
} from '../../../game/dice-slice.ts'
import { Die } from '../../../game/die.tsx'
import { inFigures } from '../../../lib/english.ts'
import { useIsOffline } from '../../../live/hooks.ts'
import { applyDifference, signed, withinBounds } from '../../../rules/sheet/count.ts'
import { fillNotation, type NamedNumber, rollOfBlock } from '../../../rules/sheet/roll-block.ts'
import { boundsOf, isCounted } from '../../../rules/sheet/settable.ts'
import { useUserId } from '../../../session/hooks.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import common from '../../../ui/common.module.css'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import icon from '../../../ui/icon/icon.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { type ShownBlock, setOf } from '../model/sheet-mutations.ts'
import type { Owning } from '../model/use-characters.ts'
import { differenceMade, type Stopped, selectStopped, useChange } from '../model/use-outbox.ts'
import { SaveState, useDecision, useSaveState } from './block-state.tsx'
import styles from './blocks.module.css'
import { ReadBlock, Track } from './read-block.tsx'
import { TextBlock } from './text-block.tsx'

type BlockProps = {
  of: Owning
  block: ShownBlock
  /** The numbers that a roll may name. Absent where the sheet's other blocks are not there. */
  numbers?: readonly NamedNumber[] | undefined
  /** In the party's view the label of a control says whose it is. */
  isNamed?: boolean
}

/** The numbers and tracks of a sheet, for its rolls. */
export const numbersOf = (blocks: readonly CharacterBlock[]): NamedNumber[] => blocks.filter(isCounted)

/** A block of a sheet, to be read and changed. */
export const Block = memo(function Block({ of, block, numbers, isNamed = false }: BlockProps) {
  const { kind, label, blockId } = block
  const part = useRef<HTMLElement>(null)
  const focusField = () => part.current?.querySelector<HTMLElement>('input, textarea, button')?.focus()
  const isText = kind === 'text' || kind === 'long' || kind === 'list'
  const place = { characterId: of.characterId, blockId }
  const isStated = of.mayChange && kind !== 'roll' && kind !== 'heading'
  const decision = useDecision(place, label, focusField, block, isStated)
  useFocusAfterRemoval(part, '#sheet')
  if (kind === 'heading' && !decision)
    return (
      <h3 className={styles.heading} dir="auto">
        {label}
      </h3>
    )
  const name = isNamed ? `${of.name}: ${label}` : label
  return (
    <article
      ref={part}
      className={styles.block}
      data-kind={kind}
      data-block={`${of.characterId} ${blockId}`}
      aria-label={name}
      data-decide={decision ? '' : undefined}
      data-wide={kind === 'number' && inFigures(block.value).length > 5 ? '' : undefined}
    >
      {!((isText || kind === 'toggle') && of.mayChange) && (
        <p className={`${common.small} ${styles.label}`} dir="auto" aria-hidden="true">
          {label}
        </p>
      )}
      <Control of={of} block={block} name={name} numbers={numbers} />
      {decision ?? (block.gone && <p role="alert">{block.gone}</p>)}
    </article>
  )
})

type ControlProps = Pick<BlockProps, 'of' | 'block' | 'numbers'> & { name: string }

/** What is read and changed in a block. */
function Control({ of, block, name, numbers }: ControlProps) {
  if (!of.mayChange && block.kind !== 'roll') return <ReadBlock block={block} />
  switch (block.kind) {
    case 'number':
    case 'track':
      return <Counted of={of} block={block} name={name} />
    case 'toggle':
      return <Toggle of={of} block={block} name={name} />
    case 'roll':
      return <Roll of={of} block={block} name={name} numbers={numbers} isPart={name !== block.label} />
    case 'text':
    case 'long':
    case 'list':
      return <TextBlock of={of} block={block} />
    case 'heading':
      return null
  }
}

type OfKind<Kind extends CharacterBlock['kind']> = {
  of: Owning
  block: Extract<CharacterBlock, { kind: Kind }>
  name: string
}

function Counted({ of, block, name }: OfKind<'number' | 'track'>) {
  const dispatch = useDispatch()
  const change = useChange(of, block.label)
  const { value, blockId } = block
  const place = { characterId: of.characterId, blockId }
  const state = useSaveState(place)
  // To whoever comes back, where it stopped is no news.
  const leave = useEffectEvent(() => void dispatch(differenceMade({ ...place, add: 0, applied: 0, value })))
  useEffect(() => () => leave(), [])
  const stopped = useSelector((state: Parameters<typeof selectStopped>[0]) => selectStopped(state, place))
  const bounds = boundsOf(block)
  // The last note stands until it is known that the next change isn't saved yet: nobody hears “Saved” of the one before.
  const onAdd = async (add: number) => {
    const { applied, value: next } = applyDifference(value, add, bounds)
    if (applied !== 0) await change({ operation: 'add', blockId, add })
    dispatch(differenceMade({ ...place, add, applied, value: next }))
  }
  const onSet = async (wanted: number, typedOver: { value: number; rev: number }) => {
    const next = withinBounds(wanted, bounds)
    // Where nobody else has changed it, what is shown is what it was typed over.
    const on = typedOver.value === value ? block : { ...block, ...typedOver }
    if (next !== value) await change(setOf(on, { value: next }))
    dispatch(differenceMade({ ...place, add: wanted - value, applied: next - value, value: next, isSet: true }))
  }
  const isStopped = stopped?.value === value
  // Somebody else has changed it since.
  const isOld = stopped && !isStopped && state === 'Saved'
  return (
    <Count
      whose={[useUserId(), of.characterId, blockId]}
      label={name}
      value={value}
      rev={block.rev}
      bounds={bounds}
      isOfMax={block.kind === 'track'}
      onAdd={onAdd}
      onSet={onSet}
      note={isStopped ? whereItStopped(stopped) : isOld ? '' : state}
    >
      {block.kind === 'track' && <Track value={value} max={block.max} shape={block.shape} />}
    </Count>
  )
}

/** “−5 of −7”; of a number that was set, the limit. */
function whereItStopped({ add, applied, value, isSet }: Stopped): string {
  if (isSet) return `At ${add > applied ? 'most' : 'least'} ${inFigures(value)}`
  return `${signed(applied)} of ${signed(add)}`
}

function Toggle({ of, block, name }: OfKind<'toggle'>) {
  const change = useChange(of, block.label)
  const { blockId, isOn, label } = block
  const turn = () => void change(setOf(block, { isOn: !isOn }))
  return (
    <>
      <Checkbox label={label} aria-label={name} checked={isOn} onChange={turn} />
      <SaveState characterId={of.characterId} blockId={blockId} />
    </>
  )
}

/** “2d6 + Ropes (3)”, “4d6 dl1 !”: each name in braces with its number, and room between the parts. */
function notationInWords(typed: string, used: readonly NamedNumber[]): string {
  let at = 0
  const words = typed.split(/(\{[^}]*\})/).map((part) => {
    const number = part.startsWith('{') ? used[at++] : undefined
    if (number) return `${number.label} (${inFigures(number.value)}) `
    const apart = part.replace(/\s*([+−–-])\s*/g, (_, sign) => (sign === '+' ? ' + ' : ' − '))
    return apart.replace(/\s*([kd][hl]\d|r\d|!|[<>]=)/gi, ' $1')
  })
  return words.join('').trim()
}

/** The most dice that have room beside a result. Of more, the last place says how many are left out. */
const mostFallen = 6

/** The dice of a result, in one row or two, and what was added. They are shown where there is room for all of them; the result says them in words. */
function Fallen({ dice, added, isNew }: Pick<WantedResult, 'dice' | 'added'> & { isNew: boolean }) {
  const { length } = dice
  const drawn = length > mostFallen ? mostFallen - 1 : length
  const columns = Math.ceil(Math.min(length, mostFallen) / 2)
  return (
    <div className={`${common.row} ${styles.fallen}`} aria-hidden="true" data-new={isNew ? '' : undefined}>
      {/* All of it has room, or none of it is shown. */}
      <div className={common.row} style={{ flexWrap: 'nowrap', gap: 'var(--space-1)' }}>
        <div
          className={common.row}
          {...(length > 2 && { 'data-many': '', style: { inlineSize: `${1.5 * columns}rem` } })}
        >
          {dice.slice(0, drawn).map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die has nothing but its place
            <Die key={at} {...one} />
          ))}
          {length > drawn && <span className={common.small}>+{length - drawn}</span>}
        </div>
        {added && <span className={common.small}>{added}</span>}
      </div>
    </div>
  )
}

type RollProps = OfKind<'roll'> & {
  numbers: BlockProps['numbers']
  /** Only a part of the sheet is here, so that numbers may be missing. */
  isPart: boolean
}

function Roll({ of, block, name, numbers, isPart }: RollProps) {
  const dispatch = useDispatch()
  const rollingBy = useSelector(selectRollingBy)
  const last = useSelector(selectLastResult)
  const isOffline = useIsOffline()
  const { toast } = useOverlays()
  const reason = useId()
  const [before] = useState(last?.id)
  const { notation, label } = block
  const asked = useSelector(selectAsked).find((one) => isSameLabel(one, label))
  const filled = fillNotation(notation, numbers ?? [])
  if ('problem' in filled) {
    return (
      <>
        <p className={`${common.small} ${styles.notation}`} dir="ltr">
          {isPart ? 'Open the sheet to roll this.' : notation}
        </p>
        {!isPart && <p className={`${common.small} ${common.fault}`}>{filled.problem}</p>}
      </>
    )
  }
  const roll = rollOfBlock(of, block, filled.notation)
  // “9”, or “3 successes”
  const [total, word] = last?.result.split(' ') ?? []
  const want = (isAdjusted: boolean) => dispatch(rollWanted({ ...roll, isAdjusted }))
  return (
    <>
      <p className={`${common.small} ${styles.notation}`} dir="ltr">
        {notationInWords(notation, filled.used)}
        {/* In its line, so that nothing moves under a thumb. */}
        {asked && of.mayRoll && (
          <>
            {' · '}
            <bdi>Answers “{asked}”</bdi>
          </>
        )}
      </p>
      {last?.by === roll.by && (
        <Fragment key={last.id}>
          {!isPart && <Fallen dice={last.dice} added={last.added} isNew={last.id !== before} />}
          <p className={styles.result}>
            <span aria-hidden="true">
              {total} {word && <span className={common.small}>{word}</span>}
            </span>
            <VisuallyHidden>{last.words}</VisuallyHidden>
          </p>
        </Fragment>
      )}
      {of.mayRoll && (
        <div className={styles.roll}>
          <Button
            busy={rollingBy !== undefined}
            aria-label={`Roll ${name}`}
            aria-disabled={isOffline}
            aria-describedby={isOffline ? reason : undefined}
            onClick={() => (isOffline ? toast.info(offlineReason, { id: 'roll' }) : want(false))}
          >
            Roll
          </Button>
          <Button variant="quiet" title={`Adjust ${name}`} onClick={() => want(true)}>
            <svg className={icon.icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 8h9M17 8h3M15 5.5v5M4 16h3M11 16h9M9 13.5v5" />
            </svg>
          </Button>
        </div>
      )}
      {of.mayRoll && isOffline && (
        // Shown once it is pressed: a line in each of them would move the sheet.
        <p id={reason} hidden>
          {offlineReason}
        </p>
      )}
    </>
  )
}
