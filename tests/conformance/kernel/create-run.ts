import { type OperationId, operations } from '../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../src/contract/paths.ts'
import { pointerTo } from './check.ts'
import type { CodeSource, Contacts } from './contacts.ts'
import { secondsToWait, setCookiesOf } from './exchange.ts'
import type { Redactor } from './report/redact.ts'
import {
  Blocked,
  type Exchange,
  type Failure,
  LeftOut,
  type Person,
  Refused,
  type Request,
  type Run,
  type SignIn,
  Stopped,
  type ValidateExchange,
} from './run.ts'
import { createJar, type Jar, parseSetCookie } from './transport/cookies.ts'
import { NoAnswer, type Sent, type Target } from './transport/http-adapter.ts'

/** Every run waits this long after a 429, in milliseconds. */
const shortWait = 5000
/** How often a call that is refused is tried again. */
const mostTries = 5
/** The most frames that a failure reports. */
const mostFrames = 6

export type Parts = {
  target: Target
  validateExchange: ValidateExchange
  codes: CodeSource
  contacts: Contacts
  redactor: Redactor
  signIn: SignIn
  onFailure: (failure: Failure) => void
  /** Adds work for the end of the running check. */
  atEnd: Run['atEnd']
  /** The frames of the live channel that the running check has received. */
  frames: () => string[]
  /** The tags to check; all if absent. */
  tags?: readonly string[]
}

export function createRun(parts: Parts): Run {
  const { target, validateExchange, codes, contacts, redactor, signIn, onFailure, atEnd, frames, tags } = parts
  const reported = new Set<string>()
  const people = new Map<string, Promise<Person>>()
  const exchanges: Exchange[] = []
  const codesSent: string[] = []

  const isChecked = (id: OperationId) => tags?.includes(operations[id].tag) ?? true
  const fail: Run['fail'] = (message, where, exchange, after) => {
    const { id, sent, came } = exchange ?? {}
    if (id && !isChecked(id) && !(after && isChecked(after))) {
      const Reason = came?.status === 404 ? LeftOut : Blocked
      throw new Reason(`it needs ${id} (${operations[id].tag}): ${message}`)
    }
    onFailure({
      message,
      where,
      sent,
      came,
      ...(!exchange && frames().length > 0 && { frames: frames().slice(-mostFrames) }),
    })
  }

  const transfer = async (sent: Sent, where: string, id?: OperationId): Promise<Exchange> => {
    const came = await target.send(sent).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error
      fail(error.message, where, { sent })
      throw new Stopped()
    })
    const exchange = { id, sent, came, at: Date.now() }
    exchanges.push(exchange)
    for (const line of setCookiesOf(came)) redactor.hide(parseSetCookie(line).value)
    return exchange
  }

  /** Asks again when a refusal says so, if it may wait that long. @throws {Refused} */
  const patiently = async (what: string, ask: () => Promise<Exchange>): Promise<Exchange> => {
    let exchange = await ask()
    for (let tries = 1; exchange.came.status === 429; tries++) {
      const seconds = secondsToWait(exchange.came)
      if (!(seconds * 1000 <= Math.max(shortWait, target.patience)) || tries > mostTries)
        throw new Refused(what, Number.isNaN(seconds) ? undefined : seconds)
      await target.pass(seconds * 1000)
      exchange = await ask()
    }
    return exchange
  }

  /** Reports each violation of an operation once, however many calls show it. */
  const compare = (exchange: Exchange) => {
    for (const { where, message } of validateExchange(exchange)) {
      const key = `${exchange.id} ${exchange.came.status} ${where} ${message}`
      if (!reported.has(key)) fail(message, where, exchange)
      reported.add(key)
    }
  }

  const newPerson = async (): Promise<Person> => {
    // Unused, because one contact is one person. For two codes, because a check may sign the person in again.
    const person = { contact: run.contact({ times: 2, unused: true }), jar: createJar() }
    await signIn(run, person)
    return person
  }

  const run: Run = {
    target,
    fail,
    exchanges,
    codesSent,

    async call(id, { query, params, jar, expects429, ...request } = {}) {
      const { method } = operations[id]
      const path = target.basePath + buildPath(operations[id].path, params) + queryText(query)
      const ask = async () => {
        const exchange = await transfer({ method, path, ...payloadOf(request, jar) }, pointerTo(id), id)
        compare(exchange)
        return exchange
      }
      const exchange = await (expects429 ? ask() : patiently(id, ask))
      jar?.absorb(setCookiesOf(exchange.came))
      return exchange
    },

    send: (method, path, { headers = {}, body = '' } = {}) =>
      patiently(`${method} ${path}`, () =>
        transfer({ method, path: target.basePath + path, headers, body }, '#/paths'),
      ),

    hasStatus(exchange, expected, occasion) {
      const { status } = exchange.came
      const right = typeof expected === 'number' ? ([expected] as const) : expected
      if (right.includes(status)) return true
      const where = exchange.id ? pointerTo(exchange.id, 'responses', right[0]) : '#/paths'
      fail(`${occasion}: expected ${right.join(' or ')}, came ${status}`, where, exchange)
      return false
    },

    person(name) {
      const person = people.get(name) ?? newPerson()
      people.set(name, person)
      return person
    },

    contact(need) {
      const contact = contacts.next(need)
      if (contact === undefined) throw new Blocked('it needs one more contact: give another --contact')
      return contact
    },

    phone: () => contacts.phone(),

    async code(contact) {
      const code = await codes(contact).catch((error: Error) => {
        throw new Blocked(error.message)
      })
      redactor.hide(code)
      codesSent.push(code)
      return code
    },

    newJar: () => createJar(),
    noteFrame: (text) => void frames().push(text),
    atEnd,
  }
  return run
}

function payloadOf({ body, text, encoding, contentType = 'application/json', headers }: Request, jar?: Jar) {
  const payload = text ?? (body === undefined ? '' : JSON.stringify(body))
  const cookie = jar?.header()
  return {
    headers: {
      Accept: 'application/json',
      ...(payload && contentType && { 'Content-Type': contentType }),
      ...(cookie && { Cookie: cookie }),
      ...headers,
    },
    body: payload,
    encoding,
  }
}

function queryText(query: Request['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
