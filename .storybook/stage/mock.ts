import { getResponse } from 'msw'
import type { HttpHandler } from 'msw/http'
import { handle } from '../../mocks/http/handle.ts'
import { handlerOf } from '../../mocks/http/msw-handler.ts'
import { createBackend } from '../../mocks/scenarios/backend.ts'
import { createCallLog } from '../../mocks/scenarios/call-log.ts'
import { createSettings } from '../../mocks/scenarios/settings.ts'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { zVerificationStarted } from '../../src/contract/schemas/openapi.gen.ts'

export type StoryMock = ReturnType<typeof createMock>

/** A mocked backend in memory. It ends with the story, and no other story sees it. */
export function createMock() {
  const settings = createSettings()
  const calls = createCallLog()
  const backend = createBackend({ settings, calls })
  return { ...backend, settings, calls }
}

/** The person of the stories. */
export const person = 'rowan@example.com'

/** Signs the person in on the mock, as the app does: requests a code, reads it in the outbox, sends it. */
export async function signIn(mock: StoryMock): Promise<void> {
  const { world } = mock
  const started = await callMock(mock, 'startVerification', { body: { email: person } })
  const { requestId } = zVerificationStarted.parse(await started.json())
  await callMock(mock, 'checkVerification', { body: { requestId, code: world.outbox.list()[0]?.code } })
  await world.outbox.clear()
}

type Asked = { body?: unknown; headers?: Record<string, string> }

/** Calls an operation without path parameters as another tab of the person would. @throws where it is refused */
export async function callMock({ handlers }: StoryMock, id: OperationId, { body, headers }: Asked): Promise<Response> {
  const { method, path } = operations[id]
  const request = new Request(`${location.origin}${basePath}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const response = await getResponse(handlers, request)
  if (!response?.ok) throw new Error(`The mock refused ${id}.`)
  return response
}

/** Answers userinfo with this user id, for an hour. */
export function userNamed(userId: string, { world }: StoryMock): HttpHandler {
  const answer = handle('getUserInfo', ({ answer }) =>
    answer(200, { userId, session: { exp: Math.floor(Date.now() / 1000) + 3600 } }),
  )(world)
  return handlerOf('getUserInfo', (request, params) => answer({ request, params }))
}
