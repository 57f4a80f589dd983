import type { OperationId } from '../../../src/contract/operations.gen.ts'
import type { Contacts } from './contacts.ts'
import type { Jar } from './transport/cookies.ts'
import type { Came, Sent, Target } from './transport/http-adapter.ts'

/** Thrown by a check that cannot continue. It has reported a failure, or another check has to pass first. */
export class Stopped extends Error {
  override name = 'Stopped'
}
/** Thrown if something that a check needs is not available. The message says what. */
export class Blocked extends Error {
  override name = 'Blocked'
}
/** Thrown if a check needs operations of a tag that is not checked, which the server answers with 404. */
export class LeftOut extends Blocked {
  override name = 'LeftOut'
}
/** Thrown if the server refuses a call for a while, as it may. */
export class Refused extends Blocked {
  override name = 'Refused'
  /** @param seconds how long the server asks to wait, if it says so */
  constructor(id: string, seconds?: number) {
    const wait = seconds === undefined ? '' : `, for ${seconds} s; --wait ${seconds} waits for it`
    super(`the server refuses ${id} for now (429)${wait}`)
  }
}

/** A request and its answer as they were sent. `id` is set for a call of the contract. */
export type Exchange = {
  id?: OperationId
  sent: Sent
  came: Came
  /** When the answer arrived, in Unix milliseconds. */
  at: number
}

export type Failure = {
  message: string
  where: string
  sent?: Sent
  came?: Came
  /** The last frames, if the failure is about the live channel. */
  frames?: string[]
}
/** The violations of the contract in an answer. */
export type ValidateExchange = (exchange: Exchange) => { where: string; message: string }[]

export type Request = {
  params?: Record<string, string>
  /** A parameter that occurs several times has a list. */
  query?: Record<string, string | string[]>
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent unchanged, in place of `body`. */
  text?: string
  /** `application/json` by default; empty for no content type. */
  contentType?: string
  /** The encoding of `text` when it is sent; UTF-8 by default. */
  encoding?: BufferEncoding
  /** The client whose cookies are sent, and which keeps those that the answer sets. */
  jar?: Jar
  /** Whether a 429 is expected. Otherwise it is waited for, if it may take so long, and else nothing is judged. */
  expects429?: boolean
}

/** A person with a session of their own. */
export type Person = { contact: string; jar: Jar }
/** Signs a person in with the operations of the contract. @throws {Blocked} if that is not possible */
export type SignIn = (run: Run, person: Person) => Promise<unknown>

/**
 * What checks work with: calls that are compared with the contract, people, codes, and a function to report failures.
 */
export type Run = {
  target: Target
  /** `after`: the change that the exchange shows. If its tag is checked, the failure is its own. */
  fail(message: string, where: string, exchange?: Partial<Exchange>, after?: OperationId): void
  /** Every exchange so far, in order. */
  exchanges: readonly Exchange[]
  /** Every code that was fetched so far, in the order of sending. */
  codesSent: readonly string[]
  /** Calls an operation. An answer off the contract is a failure of the running check. */
  call(id: OperationId, request?: Request): Promise<Exchange>
  /** Sends a request that is not compared with the contract, usually because no operation matches it. */
  send(method: string, path: string, rest?: { headers?: Sent['headers']; body?: string }): Promise<Exchange>
  /**
   * Whether the status is one that the contract has for this case, the usual one first. Any other status is a failure.
   */
  hasStatus(exchange: Exchange, expected: number | readonly [number, ...number[]], occasion: string): boolean
  /** The person of this name (`host`, `player`), who signs in when first needed. @throws {Blocked} */
  person(name: string): Promise<Person>
  /** A contact, for one code unless more are needed. @throws {Blocked} if there is none left */
  contact(need?: Parameters<Contacts['next']>[0]): string
  /** A phone number for one code, if there is one. */
  phone(): string | undefined
  /** The code that was sent last to a contact. @throws {Blocked} if it is not available */
  code(contact: string): Promise<string>
  /** A client without cookies. */
  newJar(): Jar
  noteFrame(text: string): void
  /** Does something when the running check ends, however it ends. */
  atEnd(work: () => void): void
}

/** Work that is done once in a run, however often it is requested. */
export function onceInRun<T>(make: (run: Run) => Promise<T>): (run: Run) => Promise<T> {
  const made = new WeakMap<Run, Promise<T>>()
  return (run) => {
    const one = made.get(run) ?? make(run)
    made.set(run, one)
    return one
  }
}
