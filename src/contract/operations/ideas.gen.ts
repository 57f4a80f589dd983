// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import { lazySchemas } from '../lazy-schemas.ts'
import type { Operation, OperationTypes } from '../operations.gen.ts'

const inIdeas = lazySchemas(async () => {
  const { zIdeaList, zIdea, zIdeaChanges, zIdeasImported, zGameIdeaList, zIdeaTableList, zIdeaTable } = await import('../schemas/ideas.gen.ts')
  return { zIdeaList, zIdea, zIdeaChanges, zIdeasImported, zGameIdeaList, zIdeaTableList, zIdeaTable }
})

/** The operations of the tag `ideas`, for `endpointsOf`. */
export const ideasOperations: { [Id in 'listIdeas' | 'createIdea' | 'listIdeaChanges' | 'importIdeas' | 'getIdea' | 'deleteIdea' | 'changeIdea' | 'restoreIdea' | 'listGameIdeas' | 'removeGameIdea' | 'listIdeaTables' | 'createIdeaTable' | 'getIdeaTable' | 'deleteIdeaTable' | 'changeIdeaTable' | 'listGameIdeaTables' | 'removeGameIdeaTable']: Operation<OperationTypes[Id]> } = {
  listIdeas: {
    id: 'listIdeas',
    method: 'GET',
    path: '/ideas',
    session: true,
    answers: {
      200: { body: inIdeas('zIdeaList') },
    },
  },
  createIdea: {
    id: 'createIdea',
    method: 'POST',
    path: '/ideas',
    session: true,
    answers: {
      201: { body: inIdeas('zIdea'), headers: { Location: true, ETag: true } },
    },
  },
  listIdeaChanges: {
    id: 'listIdeaChanges',
    method: 'GET',
    path: '/idea-changes',
    session: true,
    answers: {
      200: { body: inIdeas('zIdeaChanges') },
    },
  },
  importIdeas: {
    id: 'importIdeas',
    method: 'POST',
    path: '/idea-imports',
    session: true,
    answers: {
      200: { body: inIdeas('zIdeasImported') },
    },
  },
  getIdea: {
    id: 'getIdea',
    method: 'GET',
    path: '/ideas/{ideaId}',
    session: true,
    answers: {
      200: { body: inIdeas('zIdea'), headers: { ETag: true } },
    },
  },
  deleteIdea: {
    id: 'deleteIdea',
    method: 'DELETE',
    path: '/ideas/{ideaId}',
    session: true,
    answers: {
      204: {},
    },
  },
  changeIdea: {
    id: 'changeIdea',
    method: 'PATCH',
    path: '/ideas/{ideaId}',
    session: true,
    answers: {
      200: { body: inIdeas('zIdea'), headers: { ETag: true } },
    },
  },
  restoreIdea: {
    id: 'restoreIdea',
    method: 'POST',
    path: '/ideas/{ideaId}/restore',
    session: true,
    answers: {
      200: { body: inIdeas('zIdea'), headers: { ETag: true } },
    },
  },
  listGameIdeas: {
    id: 'listGameIdeas',
    method: 'GET',
    path: '/games/{gameId}/ideas',
    session: true,
    answers: {
      200: { body: inIdeas('zGameIdeaList') },
    },
  },
  removeGameIdea: {
    id: 'removeGameIdea',
    method: 'DELETE',
    path: '/games/{gameId}/ideas/{ideaId}',
    session: true,
    answers: {
      204: {},
    },
  },
  listIdeaTables: {
    id: 'listIdeaTables',
    method: 'GET',
    path: '/idea-tables',
    session: true,
    answers: {
      200: { body: inIdeas('zIdeaTableList') },
    },
  },
  createIdeaTable: {
    id: 'createIdeaTable',
    method: 'POST',
    path: '/idea-tables',
    session: true,
    answers: {
      201: { body: inIdeas('zIdeaTable'), headers: { Location: true, ETag: true } },
    },
  },
  getIdeaTable: {
    id: 'getIdeaTable',
    method: 'GET',
    path: '/idea-tables/{tableId}',
    session: true,
    answers: {
      200: { body: inIdeas('zIdeaTable'), headers: { ETag: true } },
    },
  },
  deleteIdeaTable: {
    id: 'deleteIdeaTable',
    method: 'DELETE',
    path: '/idea-tables/{tableId}',
    session: true,
    answers: {
      204: {},
    },
  },
  changeIdeaTable: {
    id: 'changeIdeaTable',
    method: 'PATCH',
    path: '/idea-tables/{tableId}',
    session: true,
    answers: {
      200: { body: inIdeas('zIdeaTable'), headers: { ETag: true } },
    },
  },
  listGameIdeaTables: {
    id: 'listGameIdeaTables',
    method: 'GET',
    path: '/games/{gameId}/idea-tables',
    session: true,
    answers: {
      200: { body: inIdeas('zIdeaTableList') },
    },
  },
  removeGameIdeaTable: {
    id: 'removeGameIdeaTable',
    method: 'DELETE',
    path: '/games/{gameId}/idea-tables/{tableId}',
    session: true,
    answers: {
      204: {},
    },
  },
}
