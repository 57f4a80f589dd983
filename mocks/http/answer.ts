import { HttpResponse } from 'msw/http'
import type { OperationId, OperationTypes } from '../../src/contract/operations.gen.ts'

type Answers<Id extends OperationId> = OperationTypes[Id]['answers']
type Required<Id extends OperationId, Status> = Status extends keyof OperationTypes[Id]['headers']
  ? OperationTypes[Id]['headers'][Status]
  : never

/** The arguments after the status: the body, if the contract declares one, and the headers, if it requires any. */
type Rest<Id extends OperationId, Status extends keyof Answers<Id>> = [Required<Id, Status>] extends [never]
  ? undefined extends Answers<Id>[Status]
    ? []
    : [body: Answers<Id>[Status]]
  : [body: Answers<Id>[Status], headers: Required<Id, Status>]

declare const declared: unique symbol

/** An answer that the contract declares for this operation. Only `answer` can make one. */
export type Answer<Id extends OperationId> = Response & { [declared]: Id }

export type AnswerWith<Id extends OperationId> = <Status extends keyof Answers<Id> & number>(
  status: Status,
  ...rest: Rest<Id, Status>
) => Answer<Id>

/** Makes a JSON answer, or one without a body. `HttpResponse` keeps a `Set-Cookie`, which `Response` would drop. */
export function answerWith(status: number, body?: unknown, headers?: HeadersInit): Response {
  return body === undefined
    ? new HttpResponse(null, { status, headers })
    : HttpResponse.json(body as object, { status, headers })
}
