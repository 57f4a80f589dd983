import { expect, test } from 'vitest'
import { zInvitationLabel } from '../../../contract/schemas/invitations.gen.ts'
import { linkLifetimeMs } from '../../../rules/limits.ts'
import { labelError, lifetimes } from './link-draft.ts'

const minute = 60_000
const units = { hour: 60 * minute, day: 24 * 60 * minute }

test.each(['x', '🏰'])('a label of “%s” is as long as the contract allows, and the form says how long', (sign) => {
  let most = 1
  while (zInvitationLabel.safeParse(sign.repeat(most + 1)).success) most++
  expect(labelError(sign.repeat(most))).toBeUndefined()
  expect(labelError(sign.repeat(most + 1))).toBe(`Enter at most ${most} characters, in one line.`)
})

test('what cannot be seen in a label is named, however short it is', () => {
  expect(labelError('a\u202eb')).toBe('Remove line breaks and invisible characters.')
})

test('a link lasts as long as it is called, within what the server takes', () => {
  for (const { label, ms } of Object.values(lifetimes)) {
    const [, count, unit] = /^(\d+) (hour|day)s?$/.exec(label) ?? []
    expect(Math.abs(ms - Number(count) * units[unit as keyof typeof units])).toBeLessThanOrEqual(minute)
    expect(ms).toBeGreaterThan(linkLifetimeMs.shortest)
    expect(ms).toBeLessThan(linkLifetimeMs.longest)
  }
})
