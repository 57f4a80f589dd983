import { expect, test } from 'vitest'
import { ksuidOf } from '../../src/rules/new-ksuid.ts'
import {
  createIds,
  cryptoBytes,
  digestOf,
  isSame,
  type RandomBytes,
  randomCode,
  randomKsuid,
  randomToken,
  randomUuid,
} from './random.ts'

/** Gives these bytes, one draw after the other. */
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

test('a request id is a random UUID, version 4', () => {
  expect(randomUuid(scripted(Array(16).fill(255)))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  expect(randomUuid(scripted(Array.from(Array(16).keys())))).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f')
  expect(randomUuid(cryptoBytes)).not.toBe(randomUuid(cryptoBytes))
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

test('ids of one thousandth of a second are counted, before what is random in them', () => {
  const bytes = Array(13).fill(255)
  let now = 1_507_608_047_999.6
  const next = createIds({ now: () => now, random: scripted(bytes, bytes, bytes) })
  /** 10 bits are milliseconds, 14 a count, and 104 random. */
  const expected = (milliseconds: bigint, count: bigint) =>
    ksuidOf(now, (milliseconds << 118n) + (count << 104n) + (1n << 104n) - 1n)
  expect(next()).toBe(expected(999n, 0n))
  expect(next()).toBe(expected(999n, 1n))
  now += 1
  expect(next()).toBe(expected(0n, 0n))
})

test('a secret for an address is of letters, digits, hyphens and underscores', () => {
  const bytes = Array(8).fill([0xfb, 0xff, 0xbf]).flat()
  expect(randomToken(scripted(bytes))).toBe(Buffer.from(bytes).toString('base64url'))
  expect(randomToken(scripted(bytes))).toBe('-_-_'.repeat(8))
})

test('a digest is the SHA-256 (https://www.di-mgmt.com.au/sha_testvectors.html)', async () => {
  expect(await digestOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test.each([
  ['', '', true],
  ['8d7sGq', '8d7sGq', true],
  ['8d7sGq', '9d7sGq', false],
  ['8d7sGq', '8d7sGr', false],
  ['8d7sGq', '8d7sG', false],
  ['8d7sG', '8d7sGq', false],
])('"%s" and "%s" are the same: %s', (one, other, are) => {
  expect(isSame(one, other)).toBe(are)
})
