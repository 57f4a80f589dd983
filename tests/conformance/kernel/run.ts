import { type OperationId, operations } from '../../../src/contract/operations.gen.ts'
import { Blocked, Stopped } from './check.ts'
import type { CodeSource } from './codes.ts'
import { bodyFor, type Contacts } from './contacts.ts'
import { pointerTo } from './contract.ts'
import type { Redactor } from './report/redact.ts'
import { createJar, type Jar, parseSetCookie } from './transport/cookies.ts'
import { type Came, NoAnswer, type Sent, send } from './transport/wire.ts'

/** What went over the wire. */
export type Exchange = { id?: OperationId; sent: Sent; came: Came }
export type Failure = { message: string; where: string; sent?: Sent; came?: Came }
/** Where an answer leaves the contract. */
export type Judge = (exchange: Exchange) => { where: string; message: string }[]

export type Target = {
  origin: string
  /** The path of the API's URL, without a slash at its end. */
  basePath: string
  /** Whether cookies have to be Secure. */
  secure: boolean
  timeout: number
}

export type Request = {
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, instead of `body`. */
  text?: string
  contentType?: string
  /** Whose cookies go with the request and keep what the answer sets. */
  jar?: Jar
}

type Parts = {
  target: Target
  judge: Judge
  codes: CodeSource
  contacts: Contacts
  redactor: Redactor
  onFailure: (failure: Failure) => void
}

export type Run = ReturnType<typeof createRun>

/** What checks work with: calls that are compared with the contract, contacts, codes, and a way to say what is wrong. */
export function createRun({ target, judge, codes, contacts, redactor, onFailure }: Parts) {
  const told = new Set<string>()
  const fail = (message: string, where: string, exchange?: Partial<Exchange>) =>
    onFailure({ message, where, sent: exchange?.sent, came: exchange?.came })

  const transfer = async (sent: Sent, where: string, id?: OperationId): Promise<Exchange> => {
    const came = await send(target.origin, sent, target.timeout).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error
      fail(error.message, where, { sent })
      throw new Stopped()
    })
    const exchange = { id, sent, came }
    for (const line of setCookiesOf(came)) redactor.hide(parseSetCookie(line).value)
    return exchange
  }

  /** Tells each way in which an operation leaves the contract once, however many calls show it. */
  const compare = (exchange: Exchange) => {
    for (const { where, message } of judge(exchange)) {
      const key = `${exchange.id} ${exchange.came.status} ${where} ${message}`
      if (!told.has(key)) fail(message, where, exchange)
      told.add(key)
    }
  }

  return {
    target,
    fail,

    /** Calls an operation; an answer off the contract is a failure of the check that is running. */
    async call(id: OperationId, { body, text, contentType = 'application/json', jar }: Request = {}) {
      const { method, path } = operations[id]
      const payload = text ?? (body === undefined ? '' : JSON.stringify(body))
      const cookie = jar?.header()
      const headers = {
        Accept: 'application/json',
        ...(payload && { 'Content-Type': contentType }),
        ...(cookie && { Cookie: cookie }),
      }
      const sent = { method, path: target.basePath + path, headers, body: payload }
      const exchange = await transfer(sent, pointerTo(id), id)
      compare(exchange)
      jar?.absorb(setCookiesOf(exchange.came))
      return exchange
    },

    /** Sends something that no operation of the contract is for. */
    send: (method: string, path: string) =>
      transfer({ method, path: target.basePath + path, headers: {}, body: '' }, '#/paths'),

    /** Says whether the status is one that the contract has for this, the usual one first; if not, that is a failure. */
    hasStatus(exchange: Exchange, expected: number | readonly [number, ...number[]], occasion: string): boolean {
      const { status } = exchange.came
      const right = typeof expected === 'number' ? ([expected] as const) : expected
      if (right.includes(status)) return true
      const where = exchange.id ? pointerTo(exchange.id, 'responses', right[0]) : '#/paths'
      fail(`${occasion}: expected ${right.join(' or ')}, came ${status}`, where, exchange)
      return false
    },

    /** A contact, for one start unless more are wished for. @throws {Blocked} if there is none left */
    contact(wish?: Parameters<Contacts['next']>[0]): string {
      const contact = contacts.next(wish)
      if (contact === undefined) throw new Blocked('it needs one more contact: give another --contact')
      return contact
    },

    /** The code that was sent last to a contact. @throws {Blocked} if it cannot be had */
    async code(contact: string): Promise<string> {
      const code = await codes(contact).catch((error: Error) => {
        throw new Blocked(error.message)
      })
      redactor.hide(code)
      return code
    },

    /** Opens a request for a contact, to be used by a check that is about something else. @throws {Blocked} */
    async start(contact: string): Promise<{ contact: string; requestId: string; exchange: Exchange }> {
      const exchange = await this.call('startVerification', { body: bodyFor(contact) })
      const requestId = field(exchange, 'requestId')
      if (exchange.came.status === 200 && typeof requestId === 'string') return { contact, requestId, exchange }
      const wait = headerOf(exchange.came, 'retry-after')
      const hint = exchange.came.status === 429 ? `; too many codes were asked for, wait ${wait ?? 'a while'} s` : ''
      throw new Blocked(`no code could be asked for (${exchange.came.status})${hint}`)
    },

    /** A client with no cookies yet. */
    newJar: () => createJar(),
    /** A phone number for one start, if there is one. */
    phone: () => contacts.phone(),
  }
}

export const setCookiesOf = (came: Came): string[] =>
  came.headers.filter(([name]) => name.toLowerCase() === 'set-cookie').map(([, value]) => value)

export const headerOf = (came: Came, wanted: string): string | undefined =>
  came.headers.find(([name]) => name.toLowerCase() === wanted)?.[1]

/** The JSON of an answer; nothing if it is none. */
export function jsonOf({ came }: Exchange): unknown {
  try {
    return JSON.parse(came.body)
  } catch {
    return undefined
  }
}

/** A field of an answer, by its path. */
export function field(exchange: Exchange, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    jsonOf(exchange),
  )
}
