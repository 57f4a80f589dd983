import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fresh } from '../../../api/call.ts'
import { charactersApi } from '../../../api/characters-api.ts'
import { gameIdPattern } from '../../../contract/patterns.gen.ts'
import type { Character, CharacterBlock, Game, WholeCharacter } from '../../../contract/types.gen.ts'
import { draftedIn } from '../../../forms/stored.ts'
import { useAllPages } from '../../../game/game-queries.ts'
import { may } from '../../../game/may.ts'
import { foldName } from '../../../rules/idea-tables.ts'
import { useUserId } from '../../../session/hooks.ts'
import { href } from '../../../shell/href.ts'
import { blockWithPending, conditionsWithPending, isAdding, isOfBlock } from './sheet-mutations.ts'
import { type SheetPlace, useWaiting } from './use-outbox.ts'

/** Puts what waits onto characters. A block whose difference is under way stays as it was when that was sent. */
function useWithPending() {
  const entries = useWaiting(({ entries }) => entries)
  const before = useRef(new Map<string, CharacterBlock>())
  return useMemo(() => {
    const known = before.current
    const withPending = (characterId: string, block: CharacterBlock): CharacterBlock => {
      const { blockId } = block
      const place = `${characterId}/${blockId}`
      if (!isAdding(entries, { characterId, blockId })) known.set(place, block)
      return blockWithPending(characterId, block, entries, known.get(place))
    }
    return (character: WholeCharacter): WholeCharacter => ({
      ...character,
      conditions: [...conditionsWithPending(character, entries)],
      blocks: character.blocks.map((block) => withPending(character.characterId, block)),
    })
  }, [entries])
}

/** All characters of a game that I may see, with my waiting changes; of the blocks the pinned ones and the health. */
export function useCharacters(gameId: string) {
  const { items, error, isFetching, refetch } = useAllPages(
    charactersApi.useListAllCharactersInfiniteQuery({ params: { gameId } }, { ...fresh, skip: !gameId }),
  )
  const withPending = useWithPending()
  const currentData = useMemo(
    () => items?.map((one) => (one.shown === 'whole' ? withPending(one) : one)),
    [items, withPending],
  )
  return { currentData, error, isFetching, refetch }
}

/** One character with all its blocks and my waiting changes. Without a game it is not asked for. */
export function useCharacter(gameId: string, characterId: string) {
  const query = charactersApi.useGetCharacterQuery({ params: { gameId, characterId } }, { ...fresh, skip: !gameId })
  const { currentData: read, error, isFetching, refetch } = query
  const withPending = useWithPending()
  const currentData = useMemo(
    (): Character | undefined => (read?.shown === 'whole' ? withPending(read) : read),
    [read, withPending],
  )
  return { currentData, error, isFetching, refetch }
}

/**
 * Items with those that were removed since they were first shown, each where it was, as long as it is kept.
 * @param gone why nothing can be saved in what is kept
 */
export function useWithGone<Item extends object>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  isKept: (id: string) => boolean,
  gone?: string,
): readonly (Item & { gone?: string | undefined })[] {
  const last = useRef(items)
  const all = last.current.reduce(
    (found, one, at) => (found.some((other) => idOf(other) === idOf(one)) ? found : found.toSpliced(at, 0, one)),
    items,
  )
  useEffect(() => {
    last.current = all
  })
  return all.flatMap((one) => (items.includes(one) ? one : isKept(idOf(one)) ? { ...one, gone } : []))
}

export const idOfBlock = ({ blockId }: CharacterBlock) => blockId

/** The block of an element in which something is typed, or of a button beside that. */
function typedIn(element: EventTarget | null, before: Typing): Typing {
  if (!(element instanceof Element)) return undefined
  const block = element.closest('[data-block]')?.getAttribute('data-block')
  return block === before || element.matches('input, textarea') ? block : undefined
}

/** The block in which I am typing, and the handlers of the element around all blocks. */
export function useTyping() {
  const [typing, setTyping] = useState<Typing>()
  const handlers = {
    onFocus: ({ target }: FocusEvent) => setTyping((before) => typedIn(target, before)),
    onBlur: ({ relatedTarget }: FocusEvent) => setTyping((before) => typedIn(relatedTarget, before)),
  }
  return [typing, handlers] as const
}

/**
 * The blocks of a sheet, and those that were removed elsewhere while I was typing in them: each of these stays in its
 * place until it is left, and what was typed is saved, copied or discarded.
 * @param typing the block in which I am typing
 * @param gone why nothing can be saved in a block that was removed. Without it, what is left there is saved
 * @param isAmongRest whether the rest of its sheet is there: then it stays for what is not saved, also once it is left.
 * Otherwise the page lists that elsewhere
 */
export function useKept(
  of: Owning,
  blocks: readonly CharacterBlock[],
  typing: Typing,
  gone: string | undefined,
  isAmongRest = false,
) {
  const { characterId } = of
  const me = useUserId()
  const entries = useWaiting(({ entries }) => entries)
  const isFocused = (blockId: string) => typing === `${characterId} ${blockId}`
  const isKept = (blockId: string) =>
    isFocused(blockId) ||
    (isAmongRest &&
      (draftedIn(textDrafts, [me, characterId]).includes(blockId) ||
        entries.some((one) => isOfBlock(one, { characterId, blockId }))))
  return {
    shown: useWithGone(blocks, idOfBlock, isKept, gone),
    isKept,
    // Whoever is typing goes on, also where nothing can be saved any more.
    ofBlock: ({ blockId }: CharacterBlock) => (of.mayChange || !isFocused(blockId) ? of : { ...of, mayChange: true }),
  }
}

/** The conditions of a game. */
export const useConditions = (gameId: string) => charactersApi.useGetConditionsQuery({ params: { gameId } }, fresh)

/** The kind of the drafts of texts on a sheet. */
export const textDrafts = 'sheet'

/** The kind of the drafts of a character's details. */
export const detailDrafts = 'details'

/** The kind of the drafts of a game's conditions. */
export const conditionDrafts = 'conditions'

/** The kind of the drafts of new characters, and the last id of one that comes from no idea. */
export const newDrafts = 'new-character'
export const noIdea = 'new'

/** Whether two labels name the same condition. */
export const isSameLabel = (one: string, other: string) => foldName(one) === foldName(other)

/** The condition of the game that has a label. */
export function useConditionOf(gameId: string) {
  const { currentData } = useConditions(gameId)
  return (label: string) => currentData?.items.find((one) => isSameLabel(one.label, label))
}

/** Whether a character is in the party's view. */
export const isInPlay = (one: Character) => one.shown === 'face' || (one.kind === 'one' && one.status === 'active')

/** What I may do with a character. The app offers it; the server checks it anyway. */
export function useMay({ role, status }: Game) {
  const me = useUserId()
  const isOpen = status !== 'archived'
  return {
    me,
    isOpen,
    isMine: ({ owner }: WholeCharacter) => owner !== undefined && owner.userId === me,
    change: ({ owner }: WholeCharacter) => isOpen && (may.run(role) || (owner !== undefined && owner.userId === me)),
    run: isOpen && may.run(role),
  }
}

/** The block in which I am typing, as in `data-block`: the ids of the character and the block. */
export type Typing = string | null | undefined

/** Whose sheet something is of, and what I may do there. */
export type Owning = SheetPlace & {
  /** What is rolled for a sheet that players do not see is for the hosts. */
  isHidden: boolean
  mayChange: boolean
  mayRoll: boolean
}

/** The same object while nothing of it changes. `isGone`: the character was deleted. */
export function useOwning(game: Game, character: WholeCharacter, isGone = false): Owning {
  const { gameId, name: gameName } = game
  const { characterId, name, visibility } = character
  const { change, isOpen } = useMay(game)
  const mayRoll = isOpen && !isGone
  const mayChange = change(character) && !isGone
  const isHidden = visibility === 'hosts'
  return useMemo(
    () => ({ gameId, characterId, name, game: gameName, isHidden, mayChange, mayRoll }),
    [gameId, characterId, name, gameName, isHidden, mayChange, mayRoll],
  )
}

const views = ['mine', 'all', 'party', 'changes', 'new', 'conditions'] as const

/** What the view shows beside the list: a sheet, or one of the views. */
export type Place = {
  character?: string | undefined
  view?: (typeof views)[number] | undefined
  /** The idea that a new character begins with. */
  idea?: string | undefined
  /** The label of a refill that somebody has offered. */
  refill?: string | undefined
}

/** The address of a place in the view. */
export function placeHref(game: string, place: Place = {}): string {
  const parameters = new URLSearchParams(Object.entries(place).filter(([, value]) => value !== undefined))
  const more = parameters.size > 0 ? `&${parameters}` : ''
  return `${href('gameCharacter', { game })}${more}`
}

/** The place that the address names. */
export function usePlace(): Place {
  const [parameters] = useSearchParams()
  const read = (name: string) => parameters.get(name) || undefined
  // Ids of games and characters have one format.
  const idOf = (name: string) => (gameIdPattern.test(read(name) ?? '') ? read(name) : undefined)
  const view = views.find((one) => one === read('view'))
  return { view, character: idOf('character'), idea: idOf('idea'), refill: read('refill') }
}
