import { createSlice, type PayloadAction, type Store, type WithSlice } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import * as z from 'zod/mini'
import { statusOf } from '../../../api/api-error.ts'
import { applyAnswer } from '../../../api/cache-updaters.ts'
import { ifMatch } from '../../../api/call.ts'
import { charactersApi } from '../../../api/characters-api.ts'
import { charactersCache } from '../../../api/characters-cache.ts'
import { zCharacterBlock } from '../../../contract/schemas/characters.gen.ts'
import { zKsuid } from '../../../contract/schemas/openapi.gen.ts'
import type { CharacterBlock, PrivateNotes } from '../../../contract/types.gen.ts'
import { createOutbox, type OutboxState, type Outcome, outcomeOf, patiently } from '../../../forms/outbox/outbox.ts'
import { databases, openPending } from '../../../forms/outbox/pending-storage.ts'
import { outboxHooks } from '../../../forms/outbox/use-outbox.ts'
import { stored } from '../../../forms/stored.ts'
import { rollWanted } from '../../../game/dice-slice.ts'
import { eventReceived } from '../../../live/live-slice.ts'
import { newKsuid } from '../../../rules/ids.ts'
import { undoableForMs } from '../../../rules/limits.ts'
import { isCounted } from '../../../rules/sheet/settable.ts'
import { rootReducer } from '../../../session/root-reducer.ts'
import type { SessionRoot } from '../../../session/session-slice.ts'
import { viewLeft } from '../../../shell/overlays/overlays-slice.ts'
import {
  type BlockPlace,
  goneReason,
  isUnsent,
  type PendingChange,
  type PendingSet,
  readPendingChange,
  type SheetChange,
  sheetRules,
} from './sheet-mutations.ts'

/** A difference that stopped at a bound, or a number that was set beyond one, and the value that it came to. */
export type Stopped = BlockPlace & { add: number; applied: number; value: number; isSet?: boolean }

/**
 * A change that was just made and can be undone: what it was, in a sentence, and of which block, if of one, or which
 * character it deleted.
 * `place`: where it is offered, the character on whose sheet, or the game in whose list. `isPressed`: I am undoing it.
 * `isBrief`: the offer goes with the next thing that the person does. `until`: Unix milliseconds, set when it is offered
 */
export type Undoable = {
  gameId: string
  changeId: string
  words: string
  place: string
  blockId?: string
  deletedId?: string
  isPressed?: boolean
  isBrief?: boolean
  until?: number
}

type SheetsState = { stopped: Partial<Record<string, Stopped>>; undoable?: Undoable | undefined }
const keyOf = ({ characterId, blockId }: BlockPlace) => `${characterId}/${blockId}`
const initialState: SheetsState = { stopped: {} }

function goOn(state: SheetsState) {
  if (state.undoable?.isBrief && !state.undoable.isPressed) state.undoable = undefined
}

const slice = createSlice({
  name: 'sheets',
  initialState,
  reducers: {
    /** A difference was applied: it is noted if it stopped at a bound; otherwise the note of an earlier one is removed. */
    differenceMade: ({ stopped }, { payload }: PayloadAction<Stopped>) => {
      stopped[keyOf(payload)] = payload.applied === payload.add ? undefined : payload
    },
    /** Offers to undo a change, in place of an earlier one; or offers nothing anymore. */
    undoOffered: {
      reducer: (state, { payload }: PayloadAction<Undoable | undefined>) => ({ ...state, undoable: payload }),
      prepare: (offer?: Undoable) => ({ payload: offer && { ...offer, until: Date.now() + undoableForMs } }),
    },
    /** The person has changed something on a sheet. */
    sheetChanged: goOn,
    /** The undo has been pressed, or has failed. */
    undoPressed: ({ undoable }, { payload }: PayloadAction<boolean>) => {
      if (undoable) undoable.isPressed = payload
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(rollWanted, goOn)
      .addCase(viewLeft, goOn)
      .addCase(eventReceived, (state, { payload: { event } }) => {
        // Somebody else has undone it, or I have elsewhere.
        if (event.type !== 'changes.changed' || !event.payload.undone || state.undoable?.isPressed) return
        if (event.payload.changeId === state.undoable?.changeId) state.undoable = undefined
      }),
  selectors: {
    selectStopped: ({ stopped }, place: BlockPlace) => stopped[keyOf(place)],
    selectUndoable: ({ undoable }) => undoable,
  },
})

declare module '../../../session/root-reducer.ts' {
  interface FeatureSlices extends WithSlice<typeof slice> {}
}

const sheetsSlice = slice.injectInto(rootReducer)
export const { differenceMade, undoOffered, undoPressed } = sheetsSlice.actions
export const { selectStopped, selectUndoable } = sheetsSlice.selectors

export type Dispatch = Parameters<ReturnType<typeof charactersApi.util.updateQueryData>>[0]
type OutboxStore = Store<SessionRoot> & { dispatch: Dispatch }

const { addToBlock, changeBlock, markCharacter, changePrivateNotes, getCharacter, getPrivateNotes } =
  charactersApi.endpoints
/** The outbox keeps the state of its calls itself. */
const untracked = { track: false }
const fetchAgain = { subscribe: false, forceRefetch: true }

/** The private notes as a block of the sheet, with the id of the character: they are typed and saved as blocks are. */
export const notesBlock = (characterId: string, { text, rev }: PrivateNotes): CharacterBlock => ({
  blockId: characterId,
  kind: 'long',
  label: 'Private notes',
  isPinned: false,
  text,
  rev,
})

/** Makes one call for a waiting change, and returns its result. */
export function sendChange(dispatch: Dispatch) {
  // A difference that is sent in several parts is read as one. They were made at the same moment.
  let sum = { made: '', add: 0, applied: 0 }
  return async (one: PendingChange): Promise<Outcome<CharacterBlock>> => {
    const { gameId, characterId } = one
    const ofCharacter = { gameId, characterId }
    const headers = { 'Idempotency-Key': one.key }
    if (one.operation === 'mark') {
      const marking = markCharacter.initiate({ params: ofCharacter, headers, body: one.body }, untracked)
      const { error } = await patiently(dispatch(marking))
      return error ? outcomeOf(error) : { is: 'done' }
    }
    const params = { ...ofCharacter, blockId: one.blockId }
    if (one.operation === 'add') {
      const adding = addToBlock.initiate({ params, headers, body: { add: one.add } }, untracked)
      const { data, error } = await patiently(dispatch(adding))
      if (!data) return outcomeOf(error)
      const { applied, block } = data
      const made = `${keyOf(one)} ${one.madeAt}`
      const before = sum.made === made ? sum : { add: 0, applied: 0 }
      sum = { made, add: before.add + one.add, applied: before.applied + applied }
      const { add, applied: all } = sum
      if (isCounted(block))
        dispatch(differenceMade({ characterId, blockId: one.blockId, add, applied: all, value: block.value }))
      return { is: 'done', answer: block }
    }
    if (one.blockId === characterId) return sendNotes(dispatch, one)
    const setting = changeBlock.initiate({ params, headers: ifMatch(one), body: one.body }, untracked)
    const { data, error } = await patiently(dispatch(setting))
    if (data) return { is: 'done', answer: data }
    if (statusOf(error) !== 412) return outcomeOf(error)
    const newest = await patiently(dispatch(getCharacter.initiate({ params: ofCharacter }, fetchAgain)))
    if (!newest.data) return outcomeOf(newest.error)
    const blocks = newest.data.shown === 'whole' ? newest.data.blocks : []
    const theirs = blocks.find(({ blockId }) => blockId === one.blockId)
    return theirs ? { is: 'conflict', theirs } : { is: 'refused', message: goneReason }
  }
}

async function sendNotes(dispatch: Dispatch, one: PendingSet): Promise<Outcome<CharacterBlock>> {
  const { gameId, characterId, body } = one
  const params = { gameId, characterId }
  const change = { params, headers: ifMatch(one), body: { text: body.text ?? '' } }
  const { data, error } = await patiently(dispatch(changePrivateNotes.initiate(change, untracked)))
  if (data) return { is: 'done', answer: notesBlock(characterId, data) }
  if (statusOf(error) !== 412) return outcomeOf(error)
  const newest = await patiently(dispatch(getPrivateNotes.initiate({ params }, fetchAgain)))
  return newest.data ? { is: 'conflict', theirs: notesBlock(characterId, newest.data) } : outcomeOf(newest.error)
}

/** What another tab tells, which may run another release. */
const zEnded = z.object({
  one: z.object({ gameId: zKsuid, characterId: zKsuid }),
  end: z.object({ answer: z.optional(zCharacterBlock), theirs: z.optional(zCharacterBlock) }),
})

/** Takes the private notes from what another tab tells. */
function takeNotes(dispatch: Dispatch, message: unknown): void {
  const { one, end } = zEnded.safeParse(message).data ?? {}
  const block = end?.answer ?? end?.theirs
  if (block?.kind !== 'long' || block.blockId !== one?.characterId) return
  const { blockId: characterId, text, rev } = block
  dispatch(applyAnswer(charactersCache['notes.kept'], { characterId, text, rev }, one.gameId))
}

const name = databases.characters

/** The outbox of the signed-in person's changes of sheets. */
export const { useQueue } = outboxHooks((store: OutboxStore, owner) => {
  const { person } = owner
  const outbox = createOutbox({
    ...owner,
    name: `${name}/${person}`,
    storage: openPending({ name, read: readPendingChange }),
    rules: sheetRules,
    send: sendChange(store.dispatch),
    // The call applies its answer to the cache. Other tabs receive the live event, which private notes lack.
    onEnded: () => {},
    onEndedElsewhere: (message) => takeNotes(store.dispatch, message),
  })
  return { outbox, onWake: () => {} }
})

/** The id of this tab. */
const tabs = stored('tab', z.string())

/** Whether a change was made in this tab, which may have been loaded again since. */
export const isFromHere = ({ tab }: PendingChange): boolean => tab === tabs.read([])

/** What `select` returns of the outbox. The component is drawn again only when that is another value. */
export function useWaiting<Selected>(select: (state: OutboxState<PendingChange>) => Selected): Selected {
  const { subscribe, get } = useQueue()
  return useSyncExternalStore(subscribe, () => select(get()))
}

/**
 * Sends refused changes again once what they need may be back; one that is under way then, once it is refused.
 * @param when another text whenever that may be so; also when the view is opened
 */
export function useSendAgain(when: string, isBack: (one: PendingChange) => boolean): void {
  const queue = useQueue()
  const isRead = useWaiting((state) => state.isRead)
  const [underWay, setUnderWay] = useState<string>()
  const isLate = useWaiting(({ entries }) =>
    entries.some(({ key, refused }) => key === underWay && refused !== undefined),
  )
  const send = useEffectEvent(() => {
    for (const one of queue.get().entries) if (one.refused !== undefined && isBack(one)) void queue.retry(one.seq)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `when` says that something may be back
  useEffect(() => {
    setUnderWay(queue.get().entries.find((one) => one.begun && isUnsent(one))?.key)
    send()
  }, [when, isRead])
  useEffect(() => {
    if (isLate) send()
  }, [isLate])
}

/** A sheet, with its name and that of its game. */
export type SheetPlace = { gameId: string; characterId: string; name: string; game: string }

/** Puts changes of a sheet into the outbox. `label`: what is changed. */
export function useChange({ gameId, characterId, name, game }: SheetPlace, label: string) {
  const queue = useQueue()
  const dispatch = useDispatch()
  const title = `${label} (${name}, ${game})`
  return (change: SheetChange) => {
    const tab = tabs.read([]) ?? newKsuid()
    tabs.write([], tab)
    dispatch(sheetsSlice.actions.sheetChanged())
    return queue.add({ gameId, characterId, title, tab, ...change })
  }
}
