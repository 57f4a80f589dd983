import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// A contract of two files with one of each construct, for the tests of the generator and of the lint.

const openapi = String.raw`
openapi: 3.1.0
info: { title: Small, version: 1.0.0, description: For tests., license: { name: MIT, url: https://example.com } }
servers: [{ url: /api/v1 }]
security: [{ cookieSession: [] }]
tags: [{ name: games, description: Games. }, { name: maps, description: Maps. }]
paths:
  /games:
    post:
      operationId: createGame
      tags: [games]
      summary: A new game
      description: Makes it.
      parameters:
        - { name: Idempotency-Key, in: header, required: true, schema: { type: string } }
        - { name: limit, in: query, schema: { type: integer, minimum: 1, default: 20 }, example: 5 }
        - { name: status, in: query, schema: { type: array, items: { type: string, enum: [open, shut] } } }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/NewGame' }
            examples: { named: { value: { name: Crown } } }
      responses:
        '201':
          description: It is there.
          headers: { Location: { required: true, schema: { type: string } }, ETag: { schema: { type: string } } }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Game' }
              examples: { crown: { $ref: '#/components/examples/Crown' } }
        '400': { $ref: '#/components/responses/No' }
  /games/{gameId}/maps/{mapId}:
    $ref: 'contract/maps.yaml#/paths/~1games~1{gameId}~1maps~1{mapId}'
components:
  securitySchemes: { cookieSession: { type: apiKey, in: cookie, name: small_session } }
  responses:
    No:
      description: No.
      content:
        application/json:
          schema: { $ref: '#/components/schemas/ErrorBody' }
          examples: { no: { value: { message: No. } } }
  examples:
    Crown: { value: { v: 1, name: Crown, startsAt: '2026-11-22T19:00:00+01:00' } }
  schemas:
    Role: { type: string, enum: [host, player] }
    ErrorBody: { type: object, required: [message], properties: { message: { type: string } } }
    NewGame:
      type: object
      additionalProperties: false
      required: [name]
      properties: { name: { type: string, minLength: 1, maxLength: 5, pattern: '^[^\u0000-\u001f\u2028]*$' } }
    Game:
      type: object
      required: [v, name, startsAt]
      properties: { v: { type: integer, const: 1 }, name: { type: string }, startsAt: { type: string, format: date-time } }
`
const maps = `
paths:
  /games/{gameId}/maps/{mapId}:
    parameters:
      - { name: gameId, in: path, required: true, schema: { type: string } }
      - { name: mapId, in: path, required: true, schema: { $ref: '#/components/schemas/MapId' } }
    get:
      operationId: getMap
      tags: [maps]
      summary: A map
      description: Its picture.
      x-may: [host]
      responses:
        '200': { description: The picture., content: { image/png: { examples: { none: { value: '' } } } } }
        '403': { $ref: '../openapi.yaml#/components/responses/No' }
        '404': { $ref: '../openapi.yaml#/components/responses/No' }
    put:
      operationId: putMap
      tags: [maps]
      summary: Another map
      description: Takes its place.
      parameters: [{ name: If-Match, in: header, required: true, schema: { type: string } }]
      requestBody: { required: true, content: { image/png: { examples: { none: { value: '' } } } } }
      responses:
        '204': { description: It is there. }
        '400': { $ref: '../openapi.yaml#/components/responses/No' }
        '404': { $ref: '../openapi.yaml#/components/responses/No' }
        '428': { $ref: '../openapi.yaml#/components/responses/No' }
components:
  schemas: { MapId: { type: string, minLength: 2, pattern: '^[a-z]+$' } }
`
const asyncapi = `
asyncapi: 3.0.0
info: { title: Small, version: 1.0.0 }
channels:
  table: { address: '/games/{gameId}/live', messages: { changed: { $ref: '#/components/messages/changed' } } }
operations:
  tell:
    action: send
    channel: { $ref: '#/channels/table' }
    messages: [{ $ref: '#/channels/table/messages/changed' }]
components:
  messages:
    changed:
      name: game.changed
      payload: { $ref: 'openapi.yaml#/components/schemas/Game' }
      examples: [{ name: crown, payload: { v: 1, name: Crown, startsAt: '2026-11-22T19:00:00Z' } }]
`

/**
 * Writes the contract into a folder, and gives the path of its openapi.yaml.
 *
 * @param from a text of it that is replaced by `to`
 */
export function writeContract(folder: string, from = '', to = ''): string {
  const files = { 'openapi.yaml': openapi, 'contract/maps.yaml': maps, 'asyncapi.yaml': asyncapi }
  if (!Object.values(files).some((text) => text.includes(from))) throw new Error(`The contract has no ${from}.`)
  mkdirSync(join(folder, 'contract'), { recursive: true })
  for (const [name, text] of Object.entries(files))
    writeFileSync(
      join(folder, name),
      text.replace(from, () => to),
    )
  return join(folder, 'openapi.yaml')
}
