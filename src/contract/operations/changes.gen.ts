// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import { lazySchemas } from '../lazy-schemas.ts'
import type { Operation, OperationTypes } from '../operations.gen.ts'

const inChanges = lazySchemas(async () => {
  const { zChangeList, zChange } = await import('../schemas/changes.gen.ts')
  return { zChangeList, zChange }
})

/** The operations of the tag `changes`, for `endpointsOf`. */
export const changesOperations: { [Id in 'listChanges' | 'undoChange']: Operation<OperationTypes[Id]> } = {
  listChanges: {
    id: 'listChanges',
    method: 'GET',
    path: '/games/{gameId}/changes',
    session: true,
    answers: {
      200: { body: inChanges('zChangeList') },
    },
  },
  undoChange: {
    id: 'undoChange',
    method: 'POST',
    path: '/games/{gameId}/changes/{changeId}/undo',
    session: true,
    answers: {
      200: { body: inChanges('zChange') },
    },
  },
}
