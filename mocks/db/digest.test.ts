import { expect, test } from 'vitest'
import { digestOf } from './digest.ts'

test('a digest is the SHA-256 (https://www.di-mgmt.com.au/sha_testvectors.html)', async () => {
  expect(await digestOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
