import type { Fault } from './fault.ts'
import { header, mutateResponse } from './mutate-response.ts'

const cached = 'not-cached'

/** Answers that caches keep, or that have no date. */
export const deliveryFaults = {
  'user cached': {
    title: 'the user info says nothing to caches',
    foundBy: cached,
    plant: mutateResponse('getUserInfo', 200, header('Cache-Control')),
  },
  'user public': {
    title: 'the user info is public',
    foundBy: cached,
    plant: mutateResponse('getUserInfo', 200, header('Cache-Control', 'public, max-age=60')),
  },
  'session cached': {
    title: 'the answer that sets the cookie may be kept',
    foundBy: cached,
    plant: mutateResponse('checkVerification', 200, header('Cache-Control', 'private, max-age=60')),
  },
  'refusal public': {
    title: 'a refusal is offered to shared caches',
    foundBy: cached,
    plant: mutateResponse('getUserInfo', 401, header('Cache-Control', 's-maxage=600')),
  },
  'no date': { title: 'no Date', foundBy: 'dated', plant: mutateResponse('getUserInfo', 200, header('Date')) },
  'date iso': {
    title: 'a Date in another form than HTTP has',
    foundBy: 'dated',
    plant: mutateResponse('getUserInfo', 200, header('Date', '2026-11-22T06:52:12.000Z')),
  },
  'date slow': {
    title: 'a Date that is three minutes slow',
    foundBy: 'dated',
    plant: mutateResponse('getUserInfo', 200, (reply, call) =>
      header('Date', new Date(Date.now() - 180_000).toUTCString())(reply, call),
    ),
  },
  'date text': {
    title: 'a Date that is none',
    foundBy: 'dated',
    plant: mutateResponse('getUserInfo', 200, header('Date', 'now')),
  },
} satisfies Record<string, Fault>
