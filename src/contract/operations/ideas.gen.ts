// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

import type {
  Operation,
  OperationTypes,
} from '../operations.gen.ts'
import {
  zGameIdeaList,
  zIdea,
  zIdeaChange,
  zIdeaChanges,
  zIdeaImport,
  zIdeaList,
  zIdeaTable,
  zIdeaTableChange,
  zIdeaTableList,
  zIdeasImported,
  zNewIdea,
  zNewIdeaTable,
} from '../schemas/ideas.gen.ts'
import {
  zChangeIdeaHeaders,
  zChangeIdeaParams,
  zChangeIdeaTableHeaders,
  zChangeIdeaTableParams,
  zCreateIdeaHeaders,
  zCreateIdeaTableHeaders,
  zDeleteIdeaHeaders,
  zDeleteIdeaParams,
  zDeleteIdeaTableParams,
  zGetIdeaParams,
  zGetIdeaTableParams,
  zImportIdeasHeaders,
  zListGameIdeaTablesParams,
  zListGameIdeaTablesQuery,
  zListGameIdeasParams,
  zListGameIdeasQuery,
  zListIdeaChangesQuery,
  zListIdeaTablesQuery,
  zListIdeasQuery,
  zRemoveGameIdeaHeaders,
  zRemoveGameIdeaParams,
  zRemoveGameIdeaTableParams,
  zRestoreIdeaHeaders,
  zRestoreIdeaParams,
} from '../schemas/parameters.gen.ts'

/** The operations of the tag `ideas`, for `endpointsOf`. */
export const ideasOperations: { [Id in 'listIdeas' | 'createIdea' | 'listIdeaChanges' | 'importIdeas' | 'getIdea' | 'deleteIdea' | 'changeIdea' | 'restoreIdea' | 'listGameIdeas' | 'removeGameIdea' | 'listIdeaTables' | 'createIdeaTable' | 'getIdeaTable' | 'deleteIdeaTable' | 'changeIdeaTable' | 'listGameIdeaTables' | 'removeGameIdeaTable']: Operation<OperationTypes[Id]> } = {
  listIdeas: {
    id: 'listIdeas',
    method: 'GET',
    path: '/ideas',
    session: true,
    takes: {
      query: zListIdeasQuery,
    },
    answers: {
      200: { body: zIdeaList },
    },
  },
  createIdea: {
    id: 'createIdea',
    method: 'POST',
    path: '/ideas',
    session: true,
    takes: {
      headers: zCreateIdeaHeaders,
      body: zNewIdea,
    },
    answers: {
      201: { body: zIdea, headers: { Location: true, ETag: true } },
    },
  },
  listIdeaChanges: {
    id: 'listIdeaChanges',
    method: 'GET',
    path: '/idea-changes',
    session: true,
    takes: {
      query: zListIdeaChangesQuery,
    },
    answers: {
      200: { body: zIdeaChanges },
    },
  },
  importIdeas: {
    id: 'importIdeas',
    method: 'POST',
    path: '/idea-imports',
    session: true,
    takes: {
      headers: zImportIdeasHeaders,
      body: zIdeaImport,
    },
    answers: {
      200: { body: zIdeasImported },
    },
  },
  getIdea: {
    id: 'getIdea',
    method: 'GET',
    path: '/ideas/{ideaId}',
    session: true,
    takes: {
      params: zGetIdeaParams,
    },
    answers: {
      200: { body: zIdea, headers: { ETag: true } },
    },
  },
  deleteIdea: {
    id: 'deleteIdea',
    method: 'DELETE',
    path: '/ideas/{ideaId}',
    session: true,
    takes: {
      params: zDeleteIdeaParams,
      headers: zDeleteIdeaHeaders,
    },
    answers: {
      204: {},
    },
  },
  changeIdea: {
    id: 'changeIdea',
    method: 'PATCH',
    path: '/ideas/{ideaId}',
    session: true,
    takes: {
      params: zChangeIdeaParams,
      headers: zChangeIdeaHeaders,
      body: zIdeaChange,
    },
    answers: {
      200: { body: zIdea, headers: { ETag: true } },
    },
  },
  restoreIdea: {
    id: 'restoreIdea',
    method: 'POST',
    path: '/ideas/{ideaId}/restore',
    session: true,
    takes: {
      params: zRestoreIdeaParams,
      headers: zRestoreIdeaHeaders,
    },
    answers: {
      200: { body: zIdea, headers: { ETag: true } },
    },
  },
  listGameIdeas: {
    id: 'listGameIdeas',
    method: 'GET',
    path: '/games/{gameId}/ideas',
    session: true,
    takes: {
      params: zListGameIdeasParams,
      query: zListGameIdeasQuery,
    },
    answers: {
      200: { body: zGameIdeaList },
    },
  },
  removeGameIdea: {
    id: 'removeGameIdea',
    method: 'DELETE',
    path: '/games/{gameId}/ideas/{ideaId}',
    session: true,
    takes: {
      params: zRemoveGameIdeaParams,
      headers: zRemoveGameIdeaHeaders,
    },
    answers: {
      204: {},
    },
  },
  listIdeaTables: {
    id: 'listIdeaTables',
    method: 'GET',
    path: '/idea-tables',
    session: true,
    takes: {
      query: zListIdeaTablesQuery,
    },
    answers: {
      200: { body: zIdeaTableList },
    },
  },
  createIdeaTable: {
    id: 'createIdeaTable',
    method: 'POST',
    path: '/idea-tables',
    session: true,
    takes: {
      headers: zCreateIdeaTableHeaders,
      body: zNewIdeaTable,
    },
    answers: {
      201: { body: zIdeaTable, headers: { Location: true, ETag: true } },
    },
  },
  getIdeaTable: {
    id: 'getIdeaTable',
    method: 'GET',
    path: '/idea-tables/{tableId}',
    session: true,
    takes: {
      params: zGetIdeaTableParams,
    },
    answers: {
      200: { body: zIdeaTable, headers: { ETag: true } },
    },
  },
  deleteIdeaTable: {
    id: 'deleteIdeaTable',
    method: 'DELETE',
    path: '/idea-tables/{tableId}',
    session: true,
    takes: {
      params: zDeleteIdeaTableParams,
    },
    answers: {
      204: {},
    },
  },
  changeIdeaTable: {
    id: 'changeIdeaTable',
    method: 'PATCH',
    path: '/idea-tables/{tableId}',
    session: true,
    takes: {
      params: zChangeIdeaTableParams,
      headers: zChangeIdeaTableHeaders,
      body: zIdeaTableChange,
    },
    answers: {
      200: { body: zIdeaTable, headers: { ETag: true } },
    },
  },
  listGameIdeaTables: {
    id: 'listGameIdeaTables',
    method: 'GET',
    path: '/games/{gameId}/idea-tables',
    session: true,
    takes: {
      params: zListGameIdeaTablesParams,
      query: zListGameIdeaTablesQuery,
    },
    answers: {
      200: { body: zIdeaTableList },
    },
  },
  removeGameIdeaTable: {
    id: 'removeGameIdeaTable',
    method: 'DELETE',
    path: '/games/{gameId}/idea-tables/{tableId}',
    session: true,
    takes: {
      params: zRemoveGameIdeaTableParams,
    },
    answers: {
      204: {},
    },
  },
}
