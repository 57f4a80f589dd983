import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { errorText } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/call.ts'
import {
  useChangeCharacterMutation,
  useCopyCharacterMutation,
  useDeleteCharacterMutation,
} from '../../../api/characters-api.ts'
import type { Game, WholeCharacter } from '../../../contract/types.gen.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { newKsuid } from '../../../rules/ids.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { MenuButton, type MenuItem } from '../../../ui/menu/menu-button.tsx'
import { placeHref } from '../model/address.ts'
import { fileName, toFile } from '../model/to-file.ts'
import { useMay } from '../model/use-characters.ts'
import { undoOffered } from '../model/use-outbox.ts'

/** What takes the place of the sheet for a while. */
export type Tool = 'layout' | 'details' | 'print'

type MenuProps = { game: Game; character: WholeCharacter; onTool: (tool: Tool) => void }

/** What can be done with a whole sheet. */
export function SheetMenu({ game, character, onTool }: MenuProps) {
  const { gameId } = game
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const { toast } = useOverlays()
  const may = useMay(game)
  const [copy] = useCopyCharacterMutation()
  const [change] = useChangeCharacterMutation()
  const [remove] = useDeleteCharacterMutation()
  const [copyKey, setCopyKey] = useState(newKsuid)
  const { characterId, name, status } = character
  const params = { gameId, characterId }
  const makeCopy = async () => {
    const { data, error } = await copy({ params, headers: { 'Idempotency-Key': copyKey } })
    if (!data) return toast.error(errorText(error, "Couldn't copy the character. Try again."))
    setCopyKey(newKsuid())
    toast.success(`Copied ${name}.`)
    void navigate(placeHref(gameId, { character: data.characterId }))
  }
  const retire = async () => {
    const next = status === 'active' ? 'retired' : 'active'
    const { error } = await change({ params, headers: ifMatch(character), body: { status: next } })
    if (error) toast.error(errorText(error, "Couldn't change the character. Try again."))
    else toast.success(next === 'retired' ? `${name} is retired.` : `${name} is back.`)
  }
  const removeIt = async () => {
    const { data, error } = await remove({ params })
    if (!data) return toast.error(errorText(error, "Couldn't delete the character. Try again."))
    dispatch(undoOffered({ gameId, changeId: data.changeId, words: `Deleted: ${name}` }))
    void navigate(placeHref(gameId, { view: 'all' }))
  }
  const save = () => saveFile({ name: fileName(name), type: 'application/json', text: toFile(character) })
  const item = (id: string, label: string, onSelect: () => unknown): MenuItem => ({
    id,
    label,
    onSelect: () => void onSelect(),
  })
  const mayChange = may.change(character)
  const items: MenuItem[] = [
    ...(mayChange
      ? [item('layout', 'Layout', () => onTool('layout')), item('details', 'Details', () => onTool('details'))]
      : []),
    ...(may.isOpen ? [item('copy', 'Copy', makeCopy)] : []),
    item('export', 'Export', save),
    item('print', 'Print', () => onTool('print')),
    ...(mayChange ? [item('retire', status === 'active' ? 'Retire' : 'Bring back', retire)] : []),
    ...(mayChange ? [{ ...item('delete', 'Delete', removeIt), danger: true }] : []),
  ]
  return <MenuButton label={`Actions for ${name}`} items={items} />
}
