import type { Equivalent } from './equivalent.ts'

/** For each file its tables, by the names in the code, with those that they are stored under. */
const tables: Record<string, Record<string, string>> = {
  'mocks/db/cookie-jar.ts': { cookies: 'cookies' },
  'mocks/tags/games/tables.ts': {
    games: 'games',
    memberships: 'memberships',
    invitations: 'invitations',
    requests: 'requests',
    declines: 'declines',
    removals: 'removals',
    demotions: 'demotions',
  },
  'mocks/tags/ideas/tables.ts': {
    ideas: 'ideas',
    goneIdeas: 'goneIdeas',
    ideaCounts: 'ideaCounts',
    ideaTables: 'ideaTables',
  },
  'mocks/live/tables.ts': { streams: 'liveStreams', tabs: 'liveTabs', tickets: 'liveTickets' },
  'mocks/tags/lobby/tables.ts': {
    schedules: 'schedules',
    dateAnswers: 'dateAnswers',
    readiness: 'readiness',
    nudges: 'nudges',
    starts: 'starts',
    notes: 'notes',
    boundaries: 'boundaries',
  },
  'mocks/http/idempotency.ts': { made: 'made' },
  'mocks/db/outbox.ts': { messages: 'outbox' },
  'mocks/tags/profile/tables.ts': { profiles: 'profiles' },
  'mocks/db/up-to-date.ts': { shapes: 'shape' },
  'mocks/tags/auth/verifications.ts': { verifications: 'verifications' },
}

export const ofTables: Equivalent[] = Object.entries(tables).flatMap(([file, names]) =>
  Object.entries(names).map(([within, name]) => ({
    ...{ file, within, from: `'${name}'`, to: ["''"] },
    reason: 'The name of a table only tells it from others, and no other is empty.',
  })),
)
