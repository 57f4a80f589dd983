import type { Fault } from '../../../kernel/faults/fault.ts'
import {
  body,
  contentOf,
  header,
  json,
  madeUp,
  mutateResponse,
  page,
  status,
  withContent,
} from '../../../kernel/faults/mutate-response.ts'
import { accept } from './start-plants.ts'

const on = (edit: Parameters<typeof mutateResponse>[2]) => mutateResponse('startVerification', 200, edit)
const refused = (edit: Parameters<typeof mutateResponse>[2]) => mutateResponse('startVerification', 400, edit)
const ok = 'startVerification.200'
const bad = 'startVerification.400'

/** Faults in requesting a code. */
export const startFaults = {
  'id missing': { title: 'no requestId', foundBy: ok, plant: on(json(() => ({}))) },
  'id number': { title: 'requestId is a number', foundBy: ok, plant: on(json(() => ({ requestId: 7 }))) },
  'id null': { title: 'requestId is null', foundBy: ok, plant: on(json(() => ({ requestId: null }))) },
  'id no uuid': { title: 'requestId is no UUID', foundBy: ok, plant: on(json(() => ({ requestId: 'req_1' }))) },
  'id wrapped': { title: 'the answer is wrapped in data', foundBy: ok, plant: on(json((data) => ({ data }))) },
  array: { title: 'the answer is an array', foundBy: ok, plant: on(json((one) => [one])) },
  'no body': { title: 'the answer is empty', foundBy: ok, plant: on(body('')) },
  'broken json': { title: 'the answer breaks off', foundBy: ok, plant: on(body('{"requestId":"9b2f')) },
  'html success': { title: 'a page in HTML with status 200', foundBy: ok, plant: on(page) },
  'no content type': { title: 'no Content-Type', foundBy: ok, plant: on(header('Content-Type')) },
  'text content type': {
    title: 'JSON as text/plain',
    foundBy: ok,
    plant: on(header('Content-Type', 'text/plain')),
  },
  'status 201': { title: '201 instead of 200', foundBy: ok, plant: on(status(201)) },
  'connection lost': {
    title: 'the connection breaks',
    foundBy: ok,
    plant: async (call, { forward }) => (call.id === 'startVerification' ? 'drop' : forward(call)),
  },

  'no phones': {
    title: 'phone numbers are refused',
    foundBy: ok,
    plant: on((reply, call) => ('phone' in contentOf(call) ? madeUp(400, { message: 'Enter an e-mail.' }) : reply)),
  },

  'error page': { title: 'a refusal is a page in HTML', foundBy: bad, plant: refused(page) },
  'no message': { title: 'a refusal has no message', foundBy: bad, plant: refused(json(() => ({}))) },
  'empty message': {
    title: 'a refusal has an empty message',
    foundBy: bad,
    plant: refused(json(() => ({ message: '' }))),
  },
  'message list': {
    title: 'a refusal has a list of messages',
    foundBy: bad,
    plant: refused(json(({ message }) => ({ message: [message] }))),
  },
  'error field': {
    title: 'a refusal has error instead of message',
    foundBy: bad,
    plant: refused(json(({ message }) => ({ error: message }))),
  },
  'status 422': { title: '422 instead of 400', foundBy: bad, plant: refused(status(422)) },
  'status 415': {
    title: '415 for another content type',
    foundBy: bad,
    plant: refused((reply, { headers }) => ({
      ...reply,
      status: headers['content-type'] === 'application/json' ? 400 : 415,
    })),
  },
  'crash on no json': {
    title: '500 for what is no JSON',
    foundBy: bad,
    plant: refused((reply, call) => (Object.keys(contentOf(call)).length === 0 ? { ...reply, status: 500 } : reply)),
  },
  'any phone': {
    title: 'any text is a phone number',
    foundBy: bad,
    plant: accept(({ phone }) => typeof phone === 'string'),
  },
  'phone number': {
    title: 'a phone may be a JSON number',
    foundBy: bad,
    plant: accept(({ phone }) => typeof phone === 'number'),
  },
  'any email': {
    title: 'any text with an @ is an e-mail',
    foundBy: bad,
    plant: accept(({ email }) => String(email).includes('@')),
  },
  'trailing newline': {
    title: 'a contact may end in a newline',
    foundBy: bad,
    plant: accept(({ phone, email }) => /\n$/.test(String(phone ?? email))),
  },
  'unknown field': {
    title: 'unknown fields are taken',
    foundBy: bad,
    plant: async (call, { forward }) => {
      const { phone, email } = contentOf(call)
      return forward(
        call.id === 'startVerification' && 'unheardOf' in contentOf(call) ? withContent(call, { phone, email }) : call,
      )
    },
  },
  'both contacts': {
    title: 'two contacts are taken',
    foundBy: bad,
    plant: accept((content) => 'phone' in content && 'email' in content),
  },
  'any content type': {
    title: 'JSON is taken as text/plain',
    foundBy: bad,
    plant: accept((_, { headers }) => headers['content-type'] === 'text/plain'),
  },
  'header injected': {
    title: 'an e-mail may hold the end of a line',
    foundBy: bad,
    plant: accept(({ email }) => String(email).includes('\r\n')),
  },
  'zero byte': {
    title: 'an e-mail may hold a byte of zero',
    foundBy: bad,
    plant: accept(({ email }) => String(email).includes('\u0000')),
  },
  ...Object.fromEntries(
    (
      [
        ['another script', ({ phone }) => /^\+[\u0660-\u0669]+$/.test(String(phone))],
        ['an extension', ({ phone }) => /(;ext=|x|ext\. )7$/.test(String(phone))],
        ['letters beyond ASCII', ({ email }) => /^[^@]*[\u0080-\uffff][^@]*@/.test(String(email))],
        ['two dots in a row', ({ email }) => /^\w+\.\.\w+@/.test(String(email))],
        ['a top-level domain of digits', ({ email }) => /\.\d+$/.test(String(email))],
        ['the dot of the root', ({ email }) => /\.com\.$/.test(String(email))],
        ['quotes', ({ email }) => String(email).startsWith('"')],
        ['a comment', ({ email }) => String(email).includes('(')],
        ['a low line in the domain', ({ email }) => /@\w*_/.test(String(email))],
        ['null beside it', ({ email, phone }) => phone === null && email !== undefined],
      ] satisfies [string, Parameters<typeof accept>[0]][]
    ).map(([what, meant]) => [
      `contact with ${what}`,
      { title: `a contact is taken with ${what}`, foundBy: bad, plant: accept(meant) },
    ]),
  ),
  'local domain': {
    title: 'an e-mail may lead to the server itself',
    foundBy: bad,
    plant: accept(({ email }) => /@(localhost|\[)/.test(String(email))),
  },
  'deep lists': {
    title: '500 for lists in lists',
    foundBy: bad,
    plant: refused((reply, call) => (call.body.startsWith('[[') ? { ...reply, status: 500 } : reply)),
  },
  prototype: {
    title: 'a prototype is taken with the contact',
    foundBy: bad,
    plant: accept((_, { body: text }) => text.includes('__proto__')),
  },
} satisfies Record<string, Fault>
