import { charactersOperations } from '../contract/operations/characters.gen.ts'
import type { BlockOrder, CharacterBlock, CharacterList } from '../contract/types.gen.ts'
import { api } from './api.ts'
import { takeAnswer } from './cache-updaters.ts'
import { charactersCache } from './characters-cache.ts'
import { endpointsOf, ifRefused, type OfGame, ofGame, pagesOf } from './endpoint.ts'

const endpoint = endpointsOf(charactersOperations)
type OfCharacter = { params: { gameId: string; characterId: string } }

const ofCharacters = ofGame(['characters'])
const ofConditions = ofGame(['conditions'])
const ofNotes = (_result: unknown, _error: unknown, { params }: OfCharacter) => [
  { type: 'notesOnCharacter', id: params.characterId } as const,
]

const whole = {
  invalidatesTags: ifRefused(ofCharacters),
  onQueryStarted: takeAnswer(charactersCache['character.changed']),
}

type SheetParts = { blocks?: CharacterBlock[]; order?: BlockOrder }

/** For a command that answers something of a sheet. */
const sheet = <Answer>(read: (answer: Answer) => SheetParts) => ({
  invalidatesTags: ifRefused(ofCharacters),
  onQueryStarted: takeAnswer(charactersCache['sheet.changed'], ({ params }: OfCharacter, answer: Answer) => ({
    characterId: params.characterId,
    ...read(answer),
  })),
})
const oneBlock = sheet((block: CharacterBlock) => ({ blocks: [block] }))
const itsBlock = sheet(({ block }: { block: CharacterBlock }) => ({ blocks: [block] }))
const theOrder = sheet((order: BlockOrder) => ({ order }))
const itsParts = sheet(({ blocks, order }: SheetParts) => ({ blocks, order }))

/**
 * The endpoints of the tag `characters`. Each call resolves to the parsed answer or rejects with an `ApiError`. What a
 * command answers is applied as its live event is: head, order and each block by its own `rev`.
 */
export const charactersApi = api
  .enhanceEndpoints({ addTagTypes: ['characters', 'conditions', 'notesOnCharacter'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** All characters of a game that I may see, a page at a time, with their pinned blocks and their health. */
      listAllCharacters: build.infiniteQuery<CharacterList, OfGame, string | undefined>({
        ...pagesOf(endpoint('listCharacters')),
        providesTags: ofCharacters,
      }),
      listCharacters: build.query(endpoint('listCharacters', { providesTags: ofCharacters })),
      getCharacter: build.query(endpoint('getCharacter', { providesTags: ofCharacters })),
      createCharacter: build.mutation(endpoint('createCharacter', whole)),
      copyCharacter: build.mutation(endpoint('copyCharacter', whole)),
      changeCharacter: build.mutation(endpoint('changeCharacter', whole)),
      takeCharacter: build.mutation(endpoint('takeCharacter', whole)),
      giveCharacter: build.mutation(endpoint('giveCharacter', whole)),
      markCharacter: build.mutation(endpoint('markCharacter', whole)),
      deleteCharacter: build.mutation(
        endpoint('deleteCharacter', { onQueryStarted: takeAnswer(charactersCache['character.removed']) }),
      ),
      addBlock: build.mutation(
        // The order, which the block ends, is not in the answer.
        endpoint('addBlock', { invalidatesTags: ofCharacters }),
      ),
      changeBlock: build.mutation(endpoint('changeBlock', oneBlock)),
      addToBlock: build.mutation(endpoint('addToBlock', itsBlock)),
      removeBlock: build.mutation(endpoint('removeBlock', itsParts)),
      orderBlocks: build.mutation(endpoint('orderBlocks', theOrder)),
      useRefill: build.mutation(endpoint('useRefill', itsParts)),
      offerRefill: build.mutation(endpoint('offerRefill')),
      getPrivateNotes: build.query(endpoint('getPrivateNotes', { providesTags: ofNotes })),
      changePrivateNotes: build.mutation(
        endpoint('changePrivateNotes', {
          // They have no live event: what was read meanwhile may be older.
          invalidatesTags: ofNotes,
          onQueryStarted: takeAnswer(charactersCache['notes.kept']),
        }),
      ),
      getConditions: build.query(endpoint('getConditions', { providesTags: ofConditions })),
      changeConditions: build.mutation(
        endpoint('changeConditions', {
          invalidatesTags: ifRefused(ofConditions),
          onQueryStarted: takeAnswer(charactersCache['conditions.changed']),
        }),
      ),
    }),
  })
