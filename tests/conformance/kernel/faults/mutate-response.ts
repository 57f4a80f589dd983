import type { OperationId } from '../../../../src/contract/operations.gen.ts'
import type { Call, Plant, Reply } from './fault.ts'

export type Edit = (reply: Reply, call: Call) => Reply

/** Changes the answers of one operation: all of them, or those with one status. */
export function mutateResponse(id: OperationId, status: number | undefined, edit: Edit): Plant {
  return async (call, { forward }) => {
    const reply = await forward(call)
    const meant = call.id === id && (status === undefined || reply.status === status)
    return meant ? edit(reply, call) : reply
  }
}

/** Changes the JSON of an answer. */
export const json =
  (change: (body: Record<string, unknown>) => unknown): Edit =>
  (reply) => ({ ...reply, body: JSON.stringify(change(JSON.parse(reply.body))) })

/** Sets a header of an answer. Without a value, removes it. */
export const header =
  (name: string, value?: string): Edit =>
  (reply) => ({ ...reply, headers: [...without(reply, name), ...(value === undefined ? [] : [pair(name, value)])] })

/** Changes the cookies that an answer sets. `undefined` removes one. */
export const cookies =
  (change: (line: string) => string | undefined): Edit =>
  (reply) => ({
    ...reply,
    headers: reply.headers.flatMap(([name, value]) => {
      const line = name.toLowerCase() === 'set-cookie' ? change(value) : value
      return line === undefined ? [] : [pair(name, line)]
    }),
  })

export const status =
  (code: number): Edit =>
  (reply) => ({ ...reply, status: code })

export const body =
  (text: string): Edit =>
  (reply) => ({ ...reply, body: text })

export const page: Edit = (reply) => ({
  ...header('Content-Type', 'text/html; charset=utf-8')(reply, nobodysCall),
  body: '<!doctype html><title>Something went wrong</title>',
})

const nobodysCall: Call = { method: 'GET', path: '/', headers: {}, body: '' }
const pair = (name: string, value: string): [string, string] => [name, value]
const without = ({ headers }: Reply, name: string) =>
  headers.filter(([each]) => each.toLowerCase() !== name.toLowerCase())

/** A JSON answer of the proxy's own. */
export const madeUp = (code: number, content: unknown, ...headers: [string, string][]): Reply => ({
  status: code,
  headers: [pair('Content-Type', 'application/json'), ...headers],
  body: JSON.stringify(content),
})

/** The JSON of a call; an empty object if it is not JSON. */
export function contentOf(call: Call): Record<string, unknown> {
  try {
    return Object(JSON.parse(call.body))
  } catch {
    return {}
  }
}

/** A call with other JSON. */
export const withContent = (call: Call, content: unknown): Call => ({
  ...call,
  headers: { ...call.headers, 'content-type': 'application/json' },
  body: JSON.stringify(content),
})
