import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import { createContractChecker } from '../../../mocks/contract-check/checker.ts'
import { createPathMatcher, pathBelow } from '../../../src/contract/paths.ts'
import { type ParameterShapes, readParameters } from '../../../src/contract/read-parameters.ts'
import { basePath, type OperationId, operations } from './generated/operations.gen.ts'
import { parameterSchemas } from './generated/request-schemas.gen.ts'

const match = createPathMatcher(operations)
const shapes: { [Id in OperationId]?: ParameterShapes } = parameterSchemas
const checker = createContractChecker(readFileSync('tests/contract/scratch/generated/openapi.gen.yaml', 'utf8'))

type Asked = {
  id: OperationId | undefined
  params?: unknown
  query?: unknown
  headers?: unknown
  body: string
  type: string | null
}

/**
 * A server of the scratch contract in place of `fetch`: it finds the operation, refuses parameters as a mock does, and
 * otherwise answers what a test says. Each exchange is compared with the contract.
 */
export function scratchServer(answer: () => Response) {
  const asked: Asked[] = []
  const violations: string[] = []
  const respond = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const found = match(pathBelow(basePath, url.pathname) ?? '')
    const id = found?.byMethod[request.method]
    const raw = { params: found?.params ?? {}, search: url.searchParams, headers: request.headers }
    const read = readParameters(id && shapes[id], raw)
    const type = request.headers.get('Content-Type')
    const [requestBody, binary] = [await request.clone().text(), type?.startsWith('image/')]
    if ('refused' in read) return Response.json({ message: read.refused.message }, { status: read.refused.status })
    asked.push({ id, ...read.value, body: requestBody, type })
    const response = answer()
    const exchange = {
      method: request.method,
      path: url.pathname,
      query: url.search,
      requestHeaders: request.headers,
      requestBody: binary ? 'bytes' : requestBody,
      status: response.status,
      responseHeaders: response.headers,
      responseBody: await response.clone().text(),
    }
    violations.push(...checker.checkExchange(exchange).map((one) => `${one.in}: ${one.message}`))
    return response
  }
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => respond(new Request(input, init)))
  return { asked, violations }
}
