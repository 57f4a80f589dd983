import { createContractChecker, type Exchange as Written } from '../../../mocks/contract-check/checker.ts'
import { type OperationId, operations } from '../../../src/contract/operations.gen.ts'
import { pointerTo } from './check.ts'
import { contract } from './contract.ts'
import type { Exchange, Request, ValidateExchange } from './run.ts'

/** Compares answers with openapi.yaml itself, not with the code generated from it. */
export function createExchangeValidator(basePath: string, source = contract): ValidateExchange {
  const checker = createContractChecker(source, basePath)
  return (exchange) => [
    ...checker.checkExchange(written(exchange)).filter((violation) => violation.in === 'response'),
    ...emptyWhereNone(exchange),
  ]
}

function written({ sent, came }: Exchange): Written {
  return {
    method: sent.method,
    path: sent.path,
    requestHeaders: sent.headers,
    requestBody: sent.body,
    status: came.status,
    responseHeaders: came.headers,
    responseBody: came.body,
  }
}

/** A 204 that announces a body breaks the connection of some clients, even if no body follows (RFC 9110, 8.6). */
function emptyWhereNone({ id, came }: Exchange): ReturnType<ValidateExchange> {
  const names = came.headers.map(([name]) => name.toLowerCase())
  const announced = names.find((name) => name === 'content-length' || name === 'transfer-encoding')
  if (id === undefined || came.status !== 204 || announced === undefined) return []
  return [{ where: pointerTo(id, 'responses', 204), message: `a 204 comes with the header ${announced}` }]
}

const strict = createContractChecker(contract, '')

/** Whether the contract forbids such a request. */
export function refuses(id: OperationId, { body, text, contentType = 'application/json' }: Request): boolean {
  const { method, path } = operations[id]
  const requestBody = text ?? (body === undefined ? '' : JSON.stringify(body))
  const request = { method, path, requestHeaders: { 'Content-Type': contentType }, requestBody }
  const answer = { status: 500, responseHeaders: {}, responseBody: '' }
  return strict.checkExchange({ ...request, ...answer }).some((violation) => violation.in === 'request')
}
