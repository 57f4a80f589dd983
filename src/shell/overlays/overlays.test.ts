import { createAction } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { sessionSlice } from '../../session/session-slice.ts'
import { bindOverlays } from './overlays.ts'
import { dialogAnswered, toastDismissed, toastSeconds, viewLeft } from './overlays-slice.ts'

const { recordReceived } = sessionSlice.actions

function openStore() {
  const store = makeStore()
  const overlays = () => store.getState().overlays
  const answer = (value: boolean | string | null) =>
    store.dispatch(dialogAnswered({ id: overlays().dialogs.at(-1)?.id ?? '', answer: value }))
  return { store, overlays, answer, ...bindOverlays(store.dispatch) }
}

test.each([true, false])('a confirm gives the answer: %s', async (ok) => {
  const { confirm, overlays, answer } = openStore()
  const asked = confirm({ title: 'Leave?', message: 'Really?' })
  expect(overlays().dialogs).toMatchObject([{ type: 'confirm', options: { title: 'Leave?', message: 'Really?' } }])
  answer(ok)
  expect(await asked).toBe(ok)
  expect(overlays().dialogs).toEqual([])
})

test.each(['rowan', '', null])('a prompt gives the text, or null when cancelled: %j', async (text) => {
  const { prompt, answer } = openStore()
  const asked = prompt({ title: 'Who?', label: 'Name' })
  answer(text)
  expect(await asked).toBe(text)
})

test('two open questions have separate answers, the upper one first', async () => {
  const { store, confirm, prompt, overlays, answer } = openStore()
  const first = confirm({ title: 'First', message: '' })
  const second = prompt({ title: 'Second', label: 'Text' })
  expect(overlays().dialogs).toHaveLength(2)
  answer('two')
  expect(await second).toBe('two')
  store.dispatch(dialogAnswered({ id: overlays().dialogs[0]?.id ?? '', answer: true }))
  expect(await first).toBe(true)
})

test('the questions of a signed-out person count as canceled', async () => {
  const { store, confirm, prompt } = openStore()
  store.dispatch(recordReceived({ userId: 'rowan', session: { exp: 4_000_000_000 } }))
  const confirmed = confirm({ title: 'Leave?', message: '' })
  const prompted = prompt({ title: 'Who?', label: 'Name' })
  store.dispatch(recordReceived({ userId: 'wren', session: { exp: 4_000_000_000 } }))
  expect(await confirmed).toBe(false)
  expect(await prompted).toBeNull()
})

test('success messages close by themselves, warnings and errors stay', () => {
  const { toast, overlays } = openStore()
  toast.info('a')
  toast.success('b')
  toast.warning('c')
  toast.error('d')
  toast.warning('e', { duration: 1000 })
  const shortly = toastSeconds * 1000
  expect(overlays().toasts.map(({ duration }) => duration)).toEqual([shortly, shortly, undefined, undefined, 1000])
})

test('success goes with its view; information, errors and an offer stay', () => {
  const { store, toast, overlays } = openStore()
  toast.info('a')
  toast.success('b')
  toast.success('c', { action: { label: 'Undo', dispatch: createAction('undo')() } })
  toast.error('d')
  store.dispatch(viewLeft())
  expect(overlays().toasts.map(({ message }) => message)).toEqual(['a', 'c', 'd'])
})

test('the same toast again replaces the old one', () => {
  const { store, toast, overlays } = openStore()
  toast.warning('Two minutes', { id: 'end' })
  toast.info('Something else')
  toast.warning('One minute', { id: 'end', action: { label: 'Stay', dispatch: createAction('stay')() } })
  expect(overlays().toasts.map(({ message }) => message)).toEqual(['Something else', 'One minute'])
  store.dispatch(toastDismissed('end'))
  expect(overlays().toasts).toHaveLength(1)
})

test('the progress modal is open while the work runs, and passes on its result', async () => {
  const { withProgress, overlays } = openStore()
  const finish = Promise.withResolvers<string>()
  const done = withProgress({ label: 'Counting' }, ({ report }) => {
    report(40)
    report(250)
    return finish.promise
  })
  expect(overlays().progress).toMatchObject([{ label: 'Counting', value: 100 }])
  finish.resolve('counted')
  expect(await done).toBe('counted')
  expect(overlays().progress).toEqual([])
})

test('it closes when the work fails, and passes on the failure', async () => {
  const { withProgress, overlays } = openStore()
  await expect(withProgress({ label: 'Counting' }, () => Promise.reject(new Error('lost count')))).rejects.toThrow(
    'lost count',
  )
  expect(overlays().progress).toEqual([])
})

test('the state stays serialisable', () => {
  const { confirm, prompt, toast, overlays } = openStore()
  void confirm({ title: 'Leave?', message: '' })
  void prompt({ title: 'Who?', label: 'Name', required: true })
  toast.info('Hello', { action: { label: 'Wave', dispatch: createAction('wave')() } })
  expect(JSON.parse(JSON.stringify(overlays()))).toEqual(overlays())
})

test('at most six toasts are held: the newest stay', () => {
  const { overlays, toast } = openStore()
  for (let at = 1; at <= 8; at++) toast.error(`Fault ${at}`)
  expect(overlays().toasts.map(({ message }) => message)).toEqual([3, 4, 5, 6, 7, 8].map((at) => `Fault ${at}`))
})
