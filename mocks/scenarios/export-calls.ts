import type { Call, Half } from './call-log.ts'
import { maskCall } from './mask.ts'

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A call as a command for a shell, without its secrets. */
export function toCurl(call: Call, origin: string): string {
  const { method, path, search, request } = maskCall(call)
  const headers = (request?.headers ?? []).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const body = request?.body ? [`--data ${quoted(request.body)}`] : []
  return ['curl', `-X ${method}`, quoted(`${origin}${path}${search}`), ...headers, ...body].join(' ')
}

const pairs = (half?: Half) => (half?.headers ?? []).map(([name, value]) => ({ name, value }))
const typeOf = (half?: Half) => half?.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''

/** Calls as an HTTP archive, without their secrets (http://www.softwareishard.com/blog/har-12-spec/). */
export function toHar(calls: readonly Call[], origin: string): string {
  const entries = calls
    .filter(({ frame }) => frame === undefined)
    .map(maskCall)
    .toReversed()
    .map(({ method, path, search, at, duration = 0, status, request, response }) => ({
      startedDateTime: new Date(at).toISOString(),
      time: duration,
      request: {
        ...{ method, url: `${origin}${path}${search}`, httpVersion: 'HTTP/1.1', cookies: [], headers: pairs(request) },
        queryString: [...new URLSearchParams(search)].map(([name, value]) => ({ name, value })),
        ...(request?.body && { postData: { mimeType: typeOf(request), text: request.body } }),
        ...{ headersSize: -1, bodySize: -1 },
      },
      response: {
        ...{ status: typeof status === 'number' ? status : 0, statusText: '', httpVersion: 'HTTP/1.1', cookies: [] },
        ...{ headers: pairs(response), redirectURL: '', headersSize: -1, bodySize: -1 },
        content: { size: response?.body.length ?? 0, mimeType: typeOf(response), text: response?.body ?? '' },
      },
      cache: {},
      timings: { send: 0, wait: duration, receive: 0 },
    }))
  return JSON.stringify(
    { log: { version: '1.2', creator: { name: 'Emberhall mock', version: '1' }, entries } },
    null,
    1,
  )
}
