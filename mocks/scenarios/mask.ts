import type { Call, Half } from './call-log.ts'

/** What stands in the place of a secret. */
const masked = '•••'

const secretHeaders = /^(cookie|set-cookie|authorization|invitation-token)$/i
/** The fields that hold a contact, a token or a ticket. */
const secretFields = /^(email|phone|contact|to|token|ticket|key)$/
const email = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g
const phone = /\+\d{7,15}\b/g
/** A one-time code: six digits that are no part of a longer word or number. */
const code = /(?<![\w.:-])\d{6}(?![\w.:-])/g
/** A secret in an address: what follows `/join/<game>/`, or the value of a parameter. */
const inAddress = /(\/join\/[^/\s"?#]+\/)[^/\s"?#]+|([?&](?:token|ticket|key)=)[^&\s"]+/g

const maskWords = (text: string) =>
  text
    .replace(inAddress, (_, path = '', parameter = '') => `${path}${parameter}${masked}`)
    .replace(email, masked)
    .replace(phone, masked)
    .replace(code, masked)

const maskValue = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => maskValue(one, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskValue(one, key)]))
  if (typeof value !== 'string') return value
  return secretFields.test(name) ? masked : maskWords(value)
}

/** Masks contacts, codes, tickets and tokens in a text; in JSON also whatever has the name of one. */
export function maskText(text: string): string {
  try {
    return JSON.stringify(maskValue(JSON.parse(text)))
  } catch {
    return maskWords(text)
  }
}

const maskHalf = ({ headers, body }: Half): Half => ({
  headers: headers.map(([name, value]) => [name, secretHeaders.test(name) ? masked : maskWords(value)]),
  body: body === '' ? '' : maskText(body),
})

/** A call without its secrets, for whatever leaves the page or outlives it. */
export const maskCall = (call: Call): Call => ({
  ...call,
  path: maskWords(call.path),
  search: maskWords(call.search),
  ...(call.request && { request: maskHalf(call.request) }),
  ...(call.response && { response: maskHalf(call.response) }),
})
