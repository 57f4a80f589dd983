import { configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FaultId, faultIds, faults } from '../../mocks/scenarios/chosen-answers.ts'
import { examples } from '../../src/contract/examples.gen.ts'
import { toSignInError } from '../../src/features/sign-in/sign-in-errors.ts'
import { messageOf, outcomes } from './outcomes.ts'

// Every outcome of a call is tested once, at the function that makes calls. A screen's stories show those that a person
// can distinguish.

// `send.ts` reads its settings when it is loaded, and another test file may have loaded it already.
vi.resetModules()
vi.stubEnv('VITE_API_BASE', 'http://api.test/base')
const { api } = await import('../../src/api/api.ts')
const { authApi } = await import('../../src/api/auth-api.ts')

const id = 'startVerification'
const now = Date.UTC(2026, 10, 20, 20, 0, 0)
const started = examples[id].answers[200].started

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Makes a call on a network with the fault. */
function callOn(fault: FaultId) {
  const arrived = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', ({ signal }: Request) => {
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    )
    const real = async () => Response.json(started)
    const answered = Promise.resolve(faults[fault].respond({ id, now, real })).then((response) => {
      if (response.type === 'error') throw new TypeError('Failed to fetch')
      return response
    })
    arrived.resolve()
    return Promise.race([answered, aborted])
  })
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  })
  const call = store.dispatch(authApi.endpoints[id].initiate(examples[id].request.byEmail))
  return { call, arrived: arrived.promise }
}
const failureOf = (call: ReturnType<typeof callOn>['call']) =>
  call.unwrap().then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => error,
  )

const idsWith = (ends: string) => faultIds.filter((fault) => outcomes[fault].ends === ends)

test.each(idsWith('well'))('%s: the answer comes', async (fault) => {
  const { call, arrived } = callOn(fault)
  await arrived
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await call.unwrap()).toMatchObject(started)
})

test.each(idsWith('never'))('%s: the person cancels it', async (fault) => {
  const { call, arrived } = callOn(fault)
  await arrived
  await vi.advanceTimersByTimeAsync(3_600_000)
  call.abort()
  expect(await failureOf(call)).toMatchObject({ name: 'AbortError' })
})

describe.each(idsWith('badly'))('%s', (fault) => {
  const outcome = outcomes[fault]
  if (outcome.ends !== 'badly') throw new Error(`${fault} does not end badly.`)
  const { words, why, wait } = outcome

  test('says why, with whose message, and when to try again', async () => {
    const error = await failureOf(callOn(fault).call)
    const isReached = why !== 'no network'
    expect(error).toMatchObject(isReached ? { status: expect.any(Number) } : { kind: 'no-network' })
    if (words === 'theirs') expect(error).toMatchObject({ kind: 'refused', message: await messageOf(id, fault) })
    else expect(error).not.toHaveProperty('message')
    expect(error).toEqual(
      wait === undefined
        ? expect.not.objectContaining({ retryAt: expect.anything() })
        : expect.objectContaining({ retryAt: now + wait * 1000 }),
    )
  })

  test.each(['start', 'check'] as const)('is shown in the right place of the form, at the step %s', async (step) => {
    const error = await failureOf(callOn(fault).call)
    const { at, text, advice } = toSignInError(error, step)
    expect(at).toBe(why === 'input' ? 'field' : 'form')
    const fallback = step === 'start' ? 'Unable to start verification' : 'Invalid verification code'
    expect(text).toBe(words === 'theirs' ? await messageOf(id, fault) : fallback)
    // A message of the server gets no advice of ours.
    expect(advice === undefined).toBe(words === 'theirs')
    if (words === 'ours') expect(/connection/.test(advice ?? '')).toBe(why === 'no network')
  })
})
