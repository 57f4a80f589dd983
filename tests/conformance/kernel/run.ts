import type { OperationId } from '../../../src/contract/operations.gen.ts'
import type { Contacts } from './contacts.ts'
import type { Exchange } from './exchange.ts'
import type { Jar } from './transport/cookies.ts'
import type { Came, Sent } from './transport/http-adapter.ts'

export type Failure = { message: string; where: string; sent?: Sent; came?: Came }
/** Where an answer leaves the contract. */
export type ValidateExchange = (exchange: Exchange) => { where: string; message: string }[]

export type Target = {
  origin: string
  /** The path of the API's URL, without a slash at its end. */
  basePath: string
  /** Whether cookies have to be Secure. */
  secure: boolean
  /** For one answer, in milliseconds. */
  timeout: number
}

export type Request = {
  /** For the path; what is not given is taken from what earlier checks have made. */
  params?: Record<string, string>
  /** A parameter that stands there several times has a list. */
  query?: Record<string, string | string[]>
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, instead of `body`. */
  text?: string
  /** `application/json` without it; empty for none. */
  contentType?: string
  /** Of `text`, on the wire; UTF-8 without it. */
  encoding?: BufferEncoding
  /** Whose cookies go with the request and keep what the answer sets. */
  jar?: Jar
  /** Whether a 429 is looked for. Without it, a short one is waited for and the call is made once more. */
  limited?: boolean
}

/** Somebody with a session of their own. */
export type Person = { contact: string; jar: Jar }
/** Signs a person in; how, the operations of the contract say. @throws {Blocked} if that is not to be had */
export type SignIn = (run: Run, person: Person) => Promise<unknown>

/** What checks work with: calls that are compared with the contract, people, codes, and a way to say what is wrong. */
export type Run = {
  target: Target
  fail(message: string, where: string, exchange?: Partial<Exchange>): void
  /** Everything that has gone over the wire so far, in its order. */
  exchanges: readonly Exchange[]
  /** Every code that was fetched so far, in the order of their sending. */
  codesSent: readonly string[]
  /** Calls an operation; an answer off the contract is a failure of the check that is running. */
  call(id: OperationId, request?: Request): Promise<Exchange>
  /** Sends something that is not compared with the contract: usually because no operation of it is for that. */
  send(method: string, path: string, rest?: { headers?: Sent['headers']; body?: string }): Promise<Exchange>
  /** Says whether the status is one that the contract has for this, the usual one first; if not, that is a failure. */
  hasStatus(exchange: Exchange, expected: number | readonly [number, ...number[]], occasion: string): boolean
  /** Remembers what later calls need in their path, under the name of the parameter. */
  remember(parameter: string, value: string): void
  /** A path template, filled with what is given and what was remembered. @throws {Blocked} if something is neither */
  fill(template: string, params?: Record<string, string>): string
  /** The person of this name (`host`, `player`), who signs in when first asked for. @throws {Blocked} */
  person(name: string): Promise<Person>
  /** A contact, for one code unless more are wished for. @throws {Blocked} if there is none left */
  contact(wish?: Parameters<Contacts['next']>[0]): string
  /** A phone number for one code, if there is one. */
  phone(): string | undefined
  /** The code that was sent last to a contact. @throws {Blocked} if it cannot be had */
  code(contact: string): Promise<string>
  /** A client with no cookies yet. */
  newJar(): Jar
}
