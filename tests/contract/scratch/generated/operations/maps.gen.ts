// This file is generated from tests/contract/scratch/openapi.yaml by `npm run contract`. Do not edit it.

import type {
  Operation,
  OperationTypes,
} from '../operations.gen.ts'
import {
  zMapInfo,
} from '../schemas/maps.gen.ts'
import {
  zGetMapParams,
  zPutMapParams,
} from '../schemas/parameters.gen.ts'

/** The operations of the tag `maps`, for `endpointsOf`. */
export const mapsOperations: { [Id in 'getMap' | 'putMap']: Operation<OperationTypes[Id]> } = {
  getMap: {
    id: 'getMap',
    method: 'GET',
    path: '/games/{gameId}/maps/{mapId}',
    session: true,
    takes: {
      params: zGetMapParams,
    },
    answers: {
      200: { body: 'blob', headers: { ETag: false } },
    },
  },
  putMap: {
    id: 'putMap',
    method: 'PUT',
    path: '/games/{gameId}/maps/{mapId}',
    session: true,
    takes: {
      params: zPutMapParams,
      body: ["image/png","image/webp"],
    },
    answers: {
      200: { body: zMapInfo },
    },
  },
}
