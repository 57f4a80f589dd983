import { useEffect, useId, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { codeOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/call.ts'
import { changesApi } from '../../../api/changes-api.ts'
import { charactersApi } from '../../../api/characters-api.ts'
import type { CharacterChange, Game, WholeCharacter } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useLiveEvent } from '../../../live/hooks.ts'
import { newKsuid } from '../../../rules/ids.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import { MoreIcon } from '../../../ui/icon/icons.tsx'
import { MenuButton, type MenuButtonProps, type MenuItem } from '../../../ui/menu/menu-button.tsx'
import { placeHref, useMay } from '../model/use-characters.ts'
import { type Dispatch, selectUndoable, type Undoable, undoOffered, undoPressed } from '../model/use-outbox.ts'
import { fileName, toFile } from '../model/write-sheet-file.ts'
import styles from './characters.module.css'

/** What takes the place of the sheet for a while. */
export type Tool = 'layout' | 'details' | 'print'
export type ToolProps = { game: Game; character: WholeCharacter; onDone: () => void }

type MenuProps = Pick<MenuButtonProps, 'ref'> & Pick<ToolProps, 'game' | 'character'> & { onTool: (tool: Tool) => void }

/** What can be done with a whole sheet. */
export function SheetMenu({ ref, game, character, onTool }: MenuProps) {
  const { gameId } = game
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const { toast } = useOverlays()
  const may = useMay(game)
  const [copy] = charactersApi.useCopyCharacterMutation()
  const [change] = charactersApi.useChangeCharacterMutation()
  const [remove] = charactersApi.useDeleteCharacterMutation()
  const [copyKey, setCopyKey] = useState(newKsuid)
  const { characterId, name } = character
  const isActive = character.status === 'active'
  const params = { gameId, characterId }
  const makeCopy = async () => {
    const { data, error } = await copy({ params, headers: { 'Idempotency-Key': copyKey } })
    if (!data) return toast.failed(error, "Couldn't copy the character. Try again.")
    setCopyKey(newKsuid())
    // A success would go with the view that is left here.
    toast.info(`Copied ${name}.`)
    void navigate(placeHref(gameId, { character: data.characterId }))
  }
  const retire = async () => {
    const body: CharacterChange = { status: isActive ? 'retired' : 'active' }
    const { error } = await change({ params, headers: ifMatch(character), body })
    if (error) toast.failed(error, "Couldn't change the character. Try again.")
    else toast.success(`${name} is ${isActive ? 'retired' : 'back'}.`)
  }
  const removeIt = async () => {
    const { data, error } = await remove({ params })
    if (!data) return toast.failed(error, "Couldn't delete the character. Try again.")
    dispatch(
      undoOffered({ gameId, changeId: data.changeId, words: `${name} deleted`, place: gameId, deletedId: characterId }),
    )
    void navigate(placeHref(gameId, { view: 'all' }))
  }
  const save = () => {
    saveFile({ name: fileName(name), type: 'application/json', text: toFile(character) })
    toast.success(`Exported ${inSentence(name)}.`)
  }
  const mayChange = may.change(character)
  const items: MenuItem[] = []
  const add = (label: string, onSelect: () => unknown, danger = false) =>
    items.push({ id: label, label, danger, onSelect: () => void onSelect() })
  if (mayChange) add('Edit layout', () => onTool('layout'))
  if (mayChange) add('Edit details', () => onTool('details'))
  if (may.isOpen) add('Copy', makeCopy)
  if (may.isOpen && may.isMine(character)) add('New character', () => navigate(placeHref(gameId, { view: 'new' })))
  add('Export', save)
  add('Print', () => onTool('print'))
  if (mayChange) add(isActive ? 'Retire' : 'Bring back', retire)
  if (mayChange) add('Delete', removeIt, true)
  return (
    <MenuButton ref={ref} label={`Actions for ${name}`} items={items}>
      <MoreIcon />
    </MenuButton>
  )
}

/**
 * Undoes a change, and says how it ended.
 * @param lead an address that shows what was changed since
 * @returns why it is not undone, if it is not
 */
export function useUndo(gameId: string, lead?: string) {
  const { toast } = useOverlays()
  const [send, { isLoading }] = changesApi.useUndoChangeMutation()
  /** `first`: what to say where something was changed since, instead of the server's words */
  const undo = async (changeId: string, first?: string): Promise<unknown> => {
    const { error } = await send({ params: { gameId, changeId } })
    const isSince = codeOf(error) === 'changed_since'
    const action = lead && isSince && { label: 'View', dispatch: { type: 'shown' }, href: lead }
    if (isSince && first) toast.error(first)
    else if (error) toast.failed(error, "Couldn't undo it. Try again.", action ? { action } : {})
    else toast.success('Undone.')
    return error
  }
  return { undo, isUndoing: isLoading }
}

/** Focuses an element. In a bar that stays in view, the browser would scroll the page to its end. */
export function focusHere(element: HTMLElement | null) {
  const bar = element?.closest('[data-toasts-above]')
  element?.focus({ preventScroll: bar ? getComputedStyle(bar).position === 'sticky' : false })
}

/**
 * Says what was just done in this place, and undoes it, for `undoableForMs`.
 * @param isBrief whether it offers what goes with the next thing, which may be in reach of the thumb until then
 */
export function UndoNote({ place, isBrief = false }: Pick<Undoable, 'place' | 'isBrief'>) {
  const undoable = useSelector(selectUndoable)
  const isHere = undoable?.place === place && (undoable.isBrief ?? false) === isBrief
  return isHere ? <Offer key={undoable.changeId} {...undoable} /> : null
}

/** Focuses a block where it stands: in the layout or on the sheet. */
function focusBlock(characterId: string, blockId: string) {
  const inSheet = `[data-block="${characterId} ${blockId}"] :is(input, textarea, button)`
  document.querySelector<HTMLElement>(`[data-remove="${blockId}"], ${inSheet}`)?.focus()
}

/** Where the focus goes when the offer does: to what was brought back, or what can be done next. */
function heirOf({ blockId, deletedId }: Undoable): string {
  if (blockId) return `[data-remove="${blockId}"]`
  return deletedId ? `main li a[href$="${deletedId}"]` : 'main [data-toasts-above] button'
}

function Offer(offer: Undoable) {
  const { gameId, changeId, words, place, blockId, isPressed = false, until = 0 } = offer
  const dispatch = useDispatch<Dispatch>()
  const { toast } = useOverlays()
  const { undo } = useUndo(gameId, placeHref(gameId, { view: 'changes' }))
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(button, heirOf(offer))
  const id = useId()
  useEffect(() => {
    // What was pressed is gone.
    if (document.activeElement === document.body) focusHere(button.current)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => dispatch(undoOffered(undefined)), until - Date.now())
    return () => clearTimeout(timer)
  }, [dispatch, until])
  // Where it was offered, it goes with a word.
  useLiveEvent('changes.changed', ({ payload: { changeId: id, undone } }) => {
    if (id === changeId && undone && !isPressed) toast.info(`Undone by ${inSentence(undone.by.displayName)}.`)
  })
  const press = async () => {
    dispatch(undoPressed(true))
    if (await undo(changeId)) return void dispatch(undoPressed(false))
    // A block that is back is in the page once the characters have been fetched again.
    await Promise.all(dispatch(charactersApi.util.getRunningQueriesThunk()))
    if (blockId && document.activeElement === button.current) focusBlock(place, blockId)
    dispatch(undoOffered(undefined))
  }
  return (
    <div className={`${common.row} ${styles.line}`}>
      <p id={id} role="status" dir="auto">
        {words}
      </p>
      <Button ref={button} busy={isPressed} aria-describedby={id} onClick={() => void press()}>
        Undo
      </Button>
    </div>
  )
}
