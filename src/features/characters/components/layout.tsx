import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import { statusOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/call.ts'
import { charactersApi } from '../../../api/characters-api.ts'
import type { CharacterBlock, WholeCharacter } from '../../../contract/types.gen.ts'
import { FailedCall } from '../../../forms/calls.tsx'
import { draftedIn, useStored } from '../../../forms/stored.ts'
import { mostPinned } from '../../../rules/sheet/settable.ts'
import { useUserId } from '../../../session/hooks.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { LiveRegion, useSaid } from '../../../ui/announcer/live-region.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useFocusBack } from '../../../ui/focus-back/use-focus-back.ts'
import icon from '../../../ui/icon/icon.module.css'
import { BinIcon } from '../../../ui/icon/icons.tsx'
import { goneReason, inOrder, type OwnOrder, setOf, withMoves } from '../model/sheet-mutations.ts'
import { saveAfterMs } from '../model/use-autosave.ts'
import { idOfBlock, type Owning, useKept, useOwning, useWithGone } from '../model/use-characters.ts'
import { selectUndoable, undoOffered, useChange } from '../model/use-outbox.ts'
import { blockNames } from '../model/words.ts'
import { AddBlock, BlockForm, blockDrafts, type FormProps, type Leave, newBlocks, typedBlocks } from './block-form.tsx'
import { useDecision, useSaveState } from './block-state.tsx'
import styles from './characters.module.css'
import { type ToolProps, UndoNote } from './sheet-menu.tsx'

/** The blocks of a sheet as a list: added, labelled, pinned, removed and put in order, all by buttons and keys. */
export function Layout({ game, character, onDone }: ToolProps) {
  const of = useOwning(game, character)
  const part = useRef<HTMLDivElement>(null)
  const blocks = inOrder(character)
  const { order, move, moved, error } = useOrder(of, character)
  const whose = [useUserId(), of.characterId]
  const drafted = () => draftedIn(blockDrafts, whose)
  /** The blocks whose forms are open: the last one that was asked for, and those in which something is typed. */
  const [open, setOpen] = useState(drafted)
  const show = (blockId: string) => setOpen((all) => [...all.filter((one) => drafted().includes(one)), blockId])
  const [isAdding, setAdding] = useState(() => blocks.length === 0 || Boolean(newBlocks.read(whose)?.label))
  const adder = useFocusBack(isAdding)
  const undoable = useSelector(selectUndoable)
  const removed = undoable?.place === of.characterId ? undoable.blockId : undefined
  const list = useRef<HTMLOListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, say] = useSaid()
  useEffect(() => heading.current?.focus(), [])
  // A row that moves in the page loses the focus.
  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.by} ${moved.blockId}"]`)?.focus()
  }, [moved])
  const add = () => {
    flushSync(() => setAdding(true))
    part.current?.querySelector('select')?.focus()
  }
  // What is being edited is saved first, and then what is being added. `saved`: the form that is done.
  const leave: Leave = (saved) => {
    const forms = [...(part.current?.querySelectorAll('form') ?? [])]
    const next = forms[saved ? forms.indexOf(saved) + 1 : 0]
    if (next) next.requestSubmit()
    else onDone()
  }
  const { isKept } = useKept(of, blocks, undefined, goneReason, true)
  const ordered = useWithGone(
    inOrder({ blocks, order: { ...character.order, blockIds: order } }),
    idOfBlock,
    (blockId) => open.includes(blockId) || blockId === removed || isKept(blockId),
    goneReason,
  )
  return (
    <div ref={part} className={`${common.row} ${styles.row}`}>
      <h3 ref={heading} tabIndex={-1} style={{ alignSelf: 'center' }}>
        Layout
      </h3>
      <div className={`${common.dock} ${common.onPhone}`} style={{ justifyContent: 'end' }} data-toasts-above>
        <Button ref={adder} onClick={add}>
          Add block
        </Button>
        <Button variant="primary" onClick={() => leave(null)}>
          Done
        </Button>
      </div>
      <LiveRegion message={moved?.words ?? ''} />
      <LiveRegion {...said} />
      <FailedCall error={error} fallback="Couldn't save the order. We'll try again with your next move." />
      <ol ref={list} aria-label="Blocks" className={styles.list}>
        {ordered.map((block, at) =>
          // What was just removed can be brought back where it was.
          block.gone && block.blockId === removed ? (
            <li key={removed} className={`${common.row} ${styles.block}`} style={{ justifyContent: 'end' }}>
              <div>
                <UndoNote place={of.characterId} />
              </div>
            </li>
          ) : (
            <Row
              key={block.blockId}
              of={of}
              block={block}
              blocks={blocks}
              isFirst={at === 0}
              isLast={at === ordered.length - 1}
              mayPin={block.isPinned || blocks.filter(({ isPinned }) => isPinned).length < mostPinned}
              isOpen={open.includes(block.blockId)}
              onOpen={(isOpen) => {
                if (isOpen) show(block.blockId)
                else setOpen((all) => all.filter((one) => one !== block.blockId))
                // The row goes with its form, or says what could not be saved.
                if (block.gone) heading.current?.focus({ preventScroll: true })
              }}
              onLeave={leave}
              say={say}
              onMove={(by) => move(block, by)}
            />
          ),
        )}
      </ol>
      {isAdding && (
        <AddBlock of={of} count={blocks.length} onAdded={show} onDone={() => setAdding(false)} onLeave={leave} />
      )}
    </div>
  )
}

/** `order`: the one that the words are about. */
type Moved = { blockId: string; by: -1 | 1; words: string; order: readonly string[] }

/** How often an order is sent again on top of a newer one before the person hears of it. */
const mostAgain = 3

/** The order of the blocks. It is shown at once, and sent after a pause, with what others have moved meanwhile. */
function useOrder({ gameId, characterId }: Owning, character: WholeCharacter) {
  const [mine, setMine] = useState<OwnOrder>()
  const [moved, setMoved] = useState<Moved>()
  const [error, setError] = useState<unknown>()
  const last = useRef<Promise<void>>(Promise.resolve())
  const saved = useRef<OwnOrder>(undefined)
  const [send] = charactersApi.useOrderBlocksMutation()
  const [load] = charactersApi.endpoints.getCharacter.useLazyQuery()
  const params = { gameId, characterId }
  const order = withMoves(character.order.blockIds, mine)
  // A block was removed, brought back, or moved by somebody else.
  if (moved && String(moved.order) !== String(order)) setMoved(undefined)
  const saveNow = useEffectEvent(async () => {
    // A closed layout still has what it was just saving.
    if (!mine || saved.current === mine) return
    setError(undefined)
    const put = (on: WholeCharacter['order']) =>
      send({ params, headers: ifMatch(on), body: { blockIds: withMoves(on.blockIds, mine) } })
    let answer = await put(character.order)
    // A block that is added, moved, removed or brought back meanwhile changes the order, also where the same person does it.
    for (let again = 0; statusOf(answer.error) === 412 && again < mostAgain; again++) {
      const { data } = await load({ params })
      if (data?.shown !== 'whole') break
      answer = await put(data.order)
    }
    setError(answer.error)
    if (!answer.data) return
    saved.current = mine
    // More may have been moved meanwhile.
    setMine((now) => (now === mine ? undefined : now))
  })
  // One after the other: a late answer would make an earlier order the last one.
  const save = useEffectEvent(() => {
    last.current = last.current.then(saveNow)
  })
  useEffect(() => {
    if (!mine) return
    const timer = setTimeout(save, saveAfterMs)
    return () => clearTimeout(timer)
  }, [mine])
  useEffect(() => () => save(), [])
  const move = ({ blockId, label }: CharacterBlock, by: -1 | 1) => {
    const to = order.indexOf(blockId) + by
    if (to < 0 || to >= order.length) return
    const next = order.filter((one) => one !== blockId).toSpliced(to, 0, blockId)
    setMine({ blockIds: next, moved: [...(mine?.moved ?? []), blockId] })
    setMoved({ blockId, by, words: `${label}: ${to + 1} of ${order.length}`, order: next })
  }
  return { order, move, moved, error }
}

type RowProps = Pick<FormProps, 'of' | 'block' | 'blocks' | 'onLeave' | 'say'> & {
  isFirst: boolean
  isLast: boolean
  mayPin: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onMove: (by: -1 | 1) => void
}

function Row({ of, block, blocks, isFirst, isLast, mayPin, isOpen, onOpen, onLeave, say, onMove }: RowProps) {
  const { gameId, characterId } = of
  const { blockId, label, kind, isPinned, gone } = block
  const dispatch = useDispatch()
  const change = useChange(of, block.label)
  const { toast } = useOverlays()
  const [remove] = charactersApi.useRemoveBlockMutation()
  const [isRemovedHere, setRemovedHere] = useState(false)
  const [draft, keep] = useStored(typedBlocks, [useUserId(), characterId, blockId])
  const isShown = isOpen || draft !== undefined
  const opener = useFocusBack(isShown)
  const place = { characterId, blockId }
  const decision = useDecision(place, label, () => opener.current?.focus(), block)
  const state = useSaveState(place)
  const pin = () => {
    if (!mayPin) return toast.info(`You can pin up to ${mostPinned} blocks. Unpin one first.`, { id: 'pins' })
    void change(setOf(block, { isPinned: !isPinned }))
  }
  const removeIt = async () => {
    setRemovedHere(true)
    const { data, error } = await remove({ params: { gameId, ...place } })
    setRemovedHere(data !== undefined)
    if (!data) return toast.failed(error, "Couldn't remove the block. Try again.")
    if (isOpen) onOpen(false)
    dispatch(undoOffered({ gameId, changeId: data.changeId, words: `${label} removed`, place: characterId, blockId }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (by === undefined || !event.altKey) return
    event.preventDefault()
    onMove(by)
  }
  const mover = (by: -1 | 1, isAtEnd: boolean) => (
    <Button
      variant="quiet"
      data-move={`${by} ${blockId}`}
      aria-disabled={isAtEnd}
      aria-label={`Move ${by < 0 ? 'up' : 'down'}: ${label}`}
      aria-keyshortcuts={by < 0 ? 'Alt+ArrowUp' : 'Alt+ArrowDown'}
      onClick={() => onMove(by)}
    >
      {glyph(by < 0 ? 'm6 14.5 6-6 6 6' : 'm6 9.5 6 6 6-6')}
    </Button>
  )
  return (
    <li className={`${common.row} ${styles.pair} ${styles.block}`} data-kind={kind} onKeyDown={onKeyDown}>
      <p>
        <strong dir="auto">{label}</strong> <span aria-hidden="true">·</span>{' '}
        <span className={common.small}>{blockNames[kind]}</span>
      </p>
      {gone && !isRemovedHere ? (
        (decision ?? <p role="alert">{gone}</p>)
      ) : (
        <div className={`${common.row} ${styles.line}`}>
          {/* What all blocks have is below each other, whatever stands before it. */}
          {kind !== 'heading' && (
            <Button variant="quiet" title={`Pin ${label}`} aria-pressed={isPinned} onClick={pin}>
              {glyph('M9 4h6v5.5l2.5 3V15h-11v-2.5l2.5-3zM12 15v5.5', isPinned)}
            </Button>
          )}
          {mover(-1, isFirst)}
          {mover(1, isLast)}
          <Button
            ref={opener}
            variant="quiet"
            title={`Edit ${label}`}
            aria-expanded={isShown}
            onClick={({ currentTarget }) => {
              // What is typed stays until it is saved or canceled.
              if (draft) currentTarget.closest('li')?.querySelector('input')?.focus()
              else onOpen(!isOpen)
            }}
          >
            {glyph('m4.5 19.5 1-4L16 5l3 3L8.5 18.5zM13.5 7.5l3 3')}
          </Button>
          <Button
            variant="quietDanger"
            data-remove={blockId}
            title={`Remove ${label}`}
            aria-disabled={isRemovedHere}
            onClick={({ detail }) => detail < 2 && !isRemovedHere && void removeIt()}
          >
            <BinIcon />
          </Button>
        </div>
      )}
      <LiveRegion message={state === 'Saved' ? `${label} saved` : ''} />
      {decision && !gone && <div style={{ flexBasis: '100%' }}>{decision}</div>}
      {isShown && (
        <BlockForm
          of={of}
          block={block}
          blocks={blocks}
          draft={draft}
          keep={keep}
          onDone={() => onOpen(false)}
          onLeave={onLeave}
          say={say}
        />
      )}
    </li>
  )
}

const glyph = (path: string, isFull = false) => (
  <svg className={icon.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path fill={isFull ? 'currentColor' : undefined} d={path} />
  </svg>
)
