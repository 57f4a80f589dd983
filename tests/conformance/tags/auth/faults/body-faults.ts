import type { Fault } from '../../../kernel/faults/fault.ts'
import { json, mutateResponse } from '../../../kernel/faults/mutate-response.ts'
import { accept } from './start-plants.ts'

const bad = 'startVerification.400'

/** Servers that accept bodies that are not JSON, or are not declared as JSON. */
export const bodyFaults = {
  ...Object.fromEntries(
    (
      [
        ['a form', (type) => type.startsWith('application/x-www-form-urlencoded')],
        ['a form in parts', (type) => type.startsWith('multipart/')],
        ['a type that holds the right one', (type) => type.includes('application/json') && type.includes(';')],
        ['a type that ends like the right one', (type) => type.endsWith('+json')],
        ['no type', (type) => type === ''],
      ] satisfies [string, (type: string) => boolean][]
    ).map(([what, meant]) => [
      `taken as ${what}`,
      {
        title: `a contact is taken as ${what}`,
        foundBy: bad,
        plant: accept((_, { headers, body: text }) => text.includes('@') && meant(headers['content-type'] ?? '')),
      },
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        ['a comma after the last field', (text) => /,\}$/.test(text)],
        ['something behind the JSON', (text) => /\}rowan$/.test(text)],
        ['single quotes', (text) => text.startsWith("{'")],
      ] satisfies [string, (text: string) => boolean][]
    ).map(([what, meant]) => [
      `json with ${what}`,
      { title: `JSON is taken with ${what}`, foundBy: bad, plant: accept((_, { body: text }) => meant(text)) },
    ]),
  ),
  'crash on latin': {
    title: '500 for what is no UTF-8',
    foundBy: bad,
    plant: mutateResponse('startVerification', 400, (reply, call) =>
      call.body.includes('\ufffd') ? { ...reply, status: 500 } : reply,
    ),
  },
  ...Object.fromEntries(
    [
      ['blank', ' '],
      ['name', 'ERR_OTP_INVALID'],
      ['stack', 'TypeError: x is not a function\n    at start (/srv/app/start.js:12:7)'],
    ].map(([what = '', message]) => [
      `message ${what}`,
      {
        title: `a refusal tells ${JSON.stringify(message)}`,
        foundBy: 'messages-for-people',
        plant: mutateResponse(
          'startVerification',
          400,
          json(() => ({ message })),
        ),
      },
    ]),
  ),
} satisfies Record<string, Fault>
