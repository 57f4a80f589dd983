import { expect, test } from 'vitest'
import { examples } from '../../../contract/examples.gen.ts'
import { zInvitationLabel } from '../../../contract/schemas/invitations.gen.ts'
import { linkLifetimeMs } from '../../../rules/limits.ts'
import { firstLink, labelError, lifetimes, linkState } from './links.ts'

const { tuesday } = examples.createInvitation.answers[201]
const { revoked } = examples.revokeInvitation.answers[200]
const end = Date.parse(tuesday.expiresAt)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test.each([
  ['works', tuesday, end - 1],
  ['expired', tuesday, end],
  ['usedUp', { ...tuesday, uses: 5 }, end - day],
  ['expired', { ...tuesday, uses: 5 }, end + day],
  ['revoked', revoked, end + day],
])('a link is %s', (state, link, now) => {
  expect(linkState(link, now)).toBe(state)
})

const units = { hour, day }

test.each(['x', '🏰'])('a label of “%s” is as long as the contract allows, and the form says how long', (sign) => {
  let most = 1
  while (zInvitationLabel.safeParse(sign.repeat(most + 1)).success) most++
  expect(labelError(sign.repeat(most))).toBeUndefined()
  expect(labelError(sign.repeat(most + 1))).toBe(`Enter at most ${most} characters, on one line.`)
})

test('invisible characters in a label are named, however short it is', () => {
  expect(labelError('a\u202eb')).toBe('Remove line breaks and invisible characters.')
})

test("a link has the duration that the form shows, within the server's limits", () => {
  for (const { label, ms } of Object.values(lifetimes)) {
    const [, count, unit] = /^(\d+) (hour|day)s?$/.exec(label) ?? []
    expect(Math.abs(ms - Number(count) * units[unit as keyof typeof units])).toBeLessThanOrEqual(minute)
    expect(ms).toBeGreaterThan(linkLifetimeMs.shortest)
    expect(ms).toBeLessThan(linkLifetimeMs.longest)
  }
})

test('the first link admits as many people as there are free seats; a full or archived game gets none, and neither does an admin', () => {
  const game = { ...examples.getGame.answers[200].crown, seats: 5, seatsTaken: 2 }
  const link = { label: 'For everyone', role: 'player', approval: 'host', maxUses: 3 }
  expect(firstLink(game, 0)).toEqual({ ...link, expiresAt: new Date(7 * day).toISOString() })
  for (const changed of [{ seatsTaken: 5 }, { status: 'archived' }, { role: 'admin' }] as const)
    expect(firstLink({ ...game, ...changed }, 0)).toBeUndefined()
})
