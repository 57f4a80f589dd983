// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import { lazySchemas } from '../lazy-schemas.ts'
import type { Operation, OperationTypes } from '../operations.gen.ts'

const inCharacters = lazySchemas(async () => {
  const { zCharacterList, zCharacter, zCharacterDeleted, zPrivateNotes, zBlockOrder, zCharacterBlock, zBlockRemoved, zAdditionMade, zRefillUsed, zRefillOffer, zConditions } = await import('../schemas/characters.gen.ts')
  return { zCharacterList, zCharacter, zCharacterDeleted, zPrivateNotes, zBlockOrder, zCharacterBlock, zBlockRemoved, zAdditionMade, zRefillUsed, zRefillOffer, zConditions }
})

/** The operations of the tag `characters`, for `endpointsOf`. */
export const charactersOperations: { [Id in 'listCharacters' | 'createCharacter' | 'getCharacter' | 'deleteCharacter' | 'changeCharacter' | 'copyCharacter' | 'takeCharacter' | 'giveCharacter' | 'markCharacter' | 'getPrivateNotes' | 'changePrivateNotes' | 'orderBlocks' | 'addBlock' | 'removeBlock' | 'changeBlock' | 'addToBlock' | 'useRefill' | 'offerRefill' | 'getConditions' | 'changeConditions']: Operation<OperationTypes[Id]> } = {
  listCharacters: {
    id: 'listCharacters',
    method: 'GET',
    path: '/games/{gameId}/characters',
    session: true,
    answers: {
      200: { body: inCharacters('zCharacterList') },
    },
  },
  createCharacter: {
    id: 'createCharacter',
    method: 'POST',
    path: '/games/{gameId}/characters',
    session: true,
    answers: {
      201: { body: inCharacters('zCharacter'), headers: { Location: true, ETag: true } },
    },
  },
  getCharacter: {
    id: 'getCharacter',
    method: 'GET',
    path: '/games/{gameId}/characters/{characterId}',
    session: true,
    answers: {
      200: { body: inCharacters('zCharacter'), headers: { ETag: true } },
    },
  },
  deleteCharacter: {
    id: 'deleteCharacter',
    method: 'DELETE',
    path: '/games/{gameId}/characters/{characterId}',
    session: true,
    answers: {
      200: { body: inCharacters('zCharacterDeleted') },
    },
  },
  changeCharacter: {
    id: 'changeCharacter',
    method: 'PATCH',
    path: '/games/{gameId}/characters/{characterId}',
    session: true,
    answers: {
      200: { body: inCharacters('zCharacter'), headers: { ETag: true } },
    },
  },
  copyCharacter: {
    id: 'copyCharacter',
    method: 'POST',
    path: '/games/{gameId}/characters/{characterId}/copies',
    session: true,
    answers: {
      201: { body: inCharacters('zCharacter'), headers: { Location: true, ETag: true } },
    },
  },
  takeCharacter: {
    id: 'takeCharacter',
    method: 'POST',
    path: '/games/{gameId}/characters/{characterId}/take',
    session: true,
    answers: {
      200: { body: inCharacters('zCharacter'), headers: { ETag: true } },
    },
  },
  giveCharacter: {
    id: 'giveCharacter',
    method: 'PUT',
    path: '/games/{gameId}/characters/{characterId}/owner',
    session: true,
    answers: {
      200: { body: inCharacters('zCharacter'), headers: { ETag: true } },
    },
  },
  markCharacter: {
    id: 'markCharacter',
    method: 'POST',
    path: '/games/{gameId}/characters/{characterId}/conditions',
    session: true,
    answers: {
      200: { body: inCharacters('zCharacter'), headers: { ETag: true } },
    },
  },
  getPrivateNotes: {
    id: 'getPrivateNotes',
    method: 'GET',
    path: '/games/{gameId}/characters/{characterId}/notes',
    session: true,
    answers: {
      200: { body: inCharacters('zPrivateNotes'), headers: { ETag: true } },
    },
  },
  changePrivateNotes: {
    id: 'changePrivateNotes',
    method: 'PATCH',
    path: '/games/{gameId}/characters/{characterId}/notes',
    session: true,
    answers: {
      200: { body: inCharacters('zPrivateNotes'), headers: { ETag: true } },
    },
  },
  orderBlocks: {
    id: 'orderBlocks',
    method: 'PUT',
    path: '/games/{gameId}/characters/{characterId}/order',
    session: true,
    answers: {
      200: { body: inCharacters('zBlockOrder'), headers: { ETag: true } },
    },
  },
  addBlock: {
    id: 'addBlock',
    method: 'POST',
    path: '/games/{gameId}/characters/{characterId}/blocks',
    session: true,
    answers: {
      201: { body: inCharacters('zCharacterBlock'), headers: { Location: true, ETag: true } },
    },
  },
  removeBlock: {
    id: 'removeBlock',
    method: 'DELETE',
    path: '/games/{gameId}/characters/{characterId}/blocks/{blockId}',
    session: true,
    answers: {
      200: { body: inCharacters('zBlockRemoved') },
    },
  },
  changeBlock: {
    id: 'changeBlock',
    method: 'PATCH',
    path: '/games/{gameId}/characters/{characterId}/blocks/{blockId}',
    session: true,
    answers: {
      200: { body: inCharacters('zCharacterBlock'), headers: { ETag: true } },
    },
  },
  addToBlock: {
    id: 'addToBlock',
    method: 'POST',
    path: '/games/{gameId}/characters/{characterId}/blocks/{blockId}/additions',
    session: true,
    answers: {
      200: { body: inCharacters('zAdditionMade') },
    },
  },
  useRefill: {
    id: 'useRefill',
    method: 'POST',
    path: '/games/{gameId}/characters/{characterId}/refills/{refillId}/uses',
    session: true,
    answers: {
      200: { body: inCharacters('zRefillUsed') },
    },
  },
  offerRefill: {
    id: 'offerRefill',
    method: 'POST',
    path: '/games/{gameId}/refill-offers',
    session: true,
    answers: {
      200: { body: inCharacters('zRefillOffer') },
    },
  },
  getConditions: {
    id: 'getConditions',
    method: 'GET',
    path: '/games/{gameId}/conditions',
    session: true,
    answers: {
      200: { body: inCharacters('zConditions'), headers: { ETag: true } },
    },
  },
  changeConditions: {
    id: 'changeConditions',
    method: 'PATCH',
    path: '/games/{gameId}/conditions',
    session: true,
    answers: {
      200: { body: inCharacters('zConditions'), headers: { ETag: true } },
    },
  },
}
