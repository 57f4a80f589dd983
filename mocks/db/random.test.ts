import { expect, test } from 'vitest'
import { cryptoBytes, type RandomBytes, randomCode, randomKsuid } from './random.ts'

/** Returns these bytes, one draw after the other. */
const scripted =
  (...draws: number[][]): RandomBytes =>
  (length) => {
    const drawn = draws.shift() ?? expect.fail('More was drawn than expected.')
    expect(drawn).toHaveLength(length)
    return Uint8Array.from(drawn)
  }

test('a code has six digits, with its leading zeros', () => {
  expect(randomCode(scripted([0, 0, 0, 7]))).toBe('000007')
  expect(randomCode(cryptoBytes)).toMatch(/^\d{6}$/)
})

test('no code is more likely than another: values above the last whole million are drawn again', () => {
  expect(randomCode(scripted([0xff, 0xf1, 0x3d, 0x80], [0xff, 0xf1, 0x3d, 0x7f]))).toBe('999999')
})

test('a KSUID is 27 letters and digits that sort by time', () => {
  // Example in the README of segmentio/ksuid: 0ujtsYcgvSTl8PAuAdqWYSMnLOv is of 10 October 2017, with this payload.
  const payload = Buffer.from('B5A1CD34B5F99D1154FB6853345C9735', 'hex')
  expect(randomKsuid(1_507_608_047_000, scripted([...payload]))).toBe('0ujtsYcgvSTl8PAuAdqWYSMnLOv')

  // Its time has whole seconds, and begins in May 2014.
  expect(randomKsuid(1_507_608_047_999, scripted([...payload]))).toBe('0ujtsYcgvSTl8PAuAdqWYSMnLOv')
  expect(randomKsuid(0, scripted(Array(16).fill(0)))).toBe('0'.repeat(27))

  const early = randomKsuid(Date.UTC(2026, 0), cryptoBytes)
  const late = randomKsuid(Date.UTC(2026, 1), cryptoBytes)
  expect(early).toMatch(/^[0-9A-Za-z]{27}$/)
  expect(early < late).toBe(true)
})
