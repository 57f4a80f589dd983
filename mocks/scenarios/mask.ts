import * as z from 'zod/mini'
import { isoTime } from '../db/time.ts'
import { type Call, type Half, isFrame, zCall } from './call-log.ts'
import { readStored } from './store.ts'

/** What stands in the place of a secret. */
const masked = '•••'

const secretHeaders = /^(cookie|set-cookie|authorization|invitation-token)$/i
/** What follows the first group is a secret: in an address, or in JSON up to the end of the text, which may be missing. */
const secrets = [
  /(\/join\/[^/\s"?#]+\/)[^/\s"?#]+/g,
  /([?&](?:token|ticket|key)=)[^&\s"]+/g,
  /("(?:email|phone|contact|to|token|ticket|key)"\s*:\s*")(?:[^"\\]|\\.)*/g,
]
const email = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g
const phone = /\+\d{7,15}\b/g
/** A one-time code: six digits that are no part of a longer word or number, also after the `\n` of JSON. */
const code = /(?<=^|[^\w.:-]|\\[nrt])\d{6}(?![\w.:-])/g

/** Masks contacts, codes, tickets and tokens in a text, JSON or not. */
export function maskText(text: string): string {
  const rest = text.replace(email, masked).replace(phone, masked).replace(code, masked)
  return secrets.reduce((masking, secret) => masking.replace(secret, `$1${masked}`), rest)
}

const maskHalf = ({ headers, body }: Half): Half => ({
  headers: headers.map(([name, value]) => [name, secretHeaders.test(name) ? masked : maskText(value)]),
  body: maskText(body),
})

/** A call without its secrets, for whatever leaves the page or outlives it. */
export const maskCall = (call: Call): Call => ({
  ...call,
  path: maskText(call.path),
  ...(call.request && { request: maskHalf(call.request) }),
  ...(call.response && { response: maskHalf(call.response) }),
})

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A call as a command for a shell, without its secrets. */
export function toCurl(call: Call, origin: string): string {
  const { method, path, request } = maskCall(call)
  const headers = (request?.headers ?? []).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const body = request?.body ? [`--data ${quoted(request.body)}`] : []
  return ['curl', `-X ${method}`, quoted(origin + path), ...headers, ...body].join(' ')
}

const pairs = (half?: Half) => (half?.headers ?? []).map(([name, value]) => ({ name, value }))
const typeOf = (half?: Half) => half?.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
/** What the format requires of both sides, and what is not known of either. */
const rest = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 }

/** Calls as an HTTP archive, without their secrets (http://www.softwareishard.com/blog/har-12-spec/). */
export function toHar(calls: readonly Call[], origin: string): string {
  const entries = calls
    .filter((call) => !isFrame(call))
    .map(maskCall)
    .toReversed()
    .map(({ method, path, at, duration = 0, status, request, response }) => ({
      startedDateTime: isoTime(at),
      time: duration,
      request: {
        method,
        url: origin + path,
        ...rest,
        headers: pairs(request),
        queryString: [...new URLSearchParams(path.split('?')[1])].map(([name, value]) => ({ name, value })),
        ...(request?.body && { postData: { mimeType: typeOf(request), text: request.body } }),
      },
      response: {
        status: typeof status === 'number' ? status : 0,
        statusText: '',
        ...rest,
        headers: pairs(response),
        redirectURL: '',
        content: { size: response?.body.length ?? 0, mimeType: typeOf(response), text: response?.body ?? '' },
      },
      cache: {},
      timings: { send: 0, wait: duration, receive: 0 },
    }))
  const log = { version: '1.2', creator: { name: 'Emberhall mock', version: '1' }, entries }
  return JSON.stringify({ log }, null, 1)
}

const key = 'emberhall-mock/calls'
/** The longest body that outlives a page, in characters: 200 calls have to fit into the storage of a tab. */
const longestBody = 8000

/** The calls of the page before, in this tab. */
export const readCalls = (): Call[] => readStored(sessionStorage, key, z.array(zCall)) ?? []

/** Keeps calls for the next page of this tab, without their secrets. */
export function storeCalls(calls: readonly Call[]): void {
  const shorten = (name: string, value: unknown) =>
    name === 'body' && typeof value === 'string' ? value.slice(0, longestBody) : value
  try {
    sessionStorage.setItem(key, JSON.stringify(calls.map(maskCall), shorten))
  } catch {
    // They do not fit: the next page begins without them.
    sessionStorage.removeItem(key)
  }
}
