import type { HttpHandler } from 'msw/http'
import { handlerOf } from '../../mocks/http/api.ts'
import { answerWith } from '../../mocks/http/build-answer.ts'
import type { OperationId } from '../../src/contract/operations.gen.ts'

type Made = { status?: number; body?: unknown; headers?: Record<string, string> }

/**
 * Answers an operation in place of the mocked backend: for a state that takes long to reach, and for answers off the
 * contract.
 * @param make the answer to one call, 200 unless it says otherwise; it may be a promise
 */
export function answering(id: OperationId, make: (request: Request) => Made | Promise<Made>): HttpHandler {
  return handlerOf(id, async (request) => {
    const { status = 200, body, headers } = await make(request)
    return answerWith(status, body, headers)
  })
}
