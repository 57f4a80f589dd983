import { checkBody } from './check-body.ts'
import { below, members, type Node, type Place } from './document.ts'
import type { Exchange, Matches } from './exchange.ts'
import type { Violation } from './violation.ts'

/** Compares the request with the contract. */
export function checkRequest(document: Node, operation: Place, exchange: Exchange, matches: Matches): Violation[] {
  const { requestHeaders, requestBody: body } = exchange
  const place = below(document, operation, 'requestBody')
  const half = 'request'
  if (!place)
    return body === '' ? [] : [{ in: half, where: operation.pointer, message: 'there is a body; none is asked for' }]
  if (body === '' && place.node.required !== true) return []
  const contentType = new Headers(requestHeaders).get('content-type')
  return checkBody({ document, place, half, contentType, body, matches })
}

/** Compares the answer with the contract: a declared status, its headers, its body. */
export function checkResponse(document: Node, operation: Place, exchange: Exchange, matches: Matches): Violation[] {
  const { status, responseHeaders, responseBody: body } = exchange
  const half = 'response'
  const responses = below(document, operation, 'responses')
  const range = `${Math.floor(status / 100)}XX`
  const names = [String(status), range, 'default']
  const place = names.map((name) => responses && below(document, responses, name)).find((found) => found !== undefined)
  if (!place) {
    const where = responses?.pointer ?? operation.pointer
    return [{ in: half, where, message: `the status ${status} is not declared` }]
  }
  const headers = new Headers(responseHeaders)
  return [
    ...checkHeaders(document, place, headers, matches),
    ...checkBody({ document, place, half, contentType: headers.get('content-type'), body, matches }),
  ]
}

function checkHeaders(document: Node, response: Place, headers: Headers, matches: Matches): Violation[] {
  return members(document, below(document, response, 'headers')).flatMap(([name, place]): Violation[] => {
    const value = headers.get(name)
    const violation = (message: string): Violation => ({ in: 'response', where: place.pointer, message })
    if (value === null) return place.node.required === true ? [violation(`the header ${name} is missing`)] : []
    const schema = below(document, place, 'schema')
    return schema ? matches(schema, value).map(({ message }) => violation(`the header ${name}: ${message}`)) : []
  })
}
