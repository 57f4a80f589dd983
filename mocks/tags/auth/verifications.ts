import type { VerificationCheck, VerificationStart } from '../../../src/contract/types.gen.ts'
import { compose, deliver } from '../../kernel/outbox.ts'
import { type RandomBytes, randomCode, randomKsuid, randomUuid } from '../../kernel/random.ts'
import { createSession } from '../../kernel/sessions.ts'
import type { Store } from '../../kernel/store.ts'
import type { Session, Tables } from '../../kernel/tables.ts'

/** How long a code is valid, and the window in which starts are counted. In milliseconds. */
export const codeLifetime = 10 * 60_000
export const startsPerWindow = 5
export const triesPerRequest = 5

export type Started = { requestId: string } | { retryAfter: number }
export type Checked = { outcome: 'verified'; session: Session } | { outcome: 'wrong' } | { outcome: 'gone' }

type Parts = { store: Store; now: () => number; random: RandomBytes; sessionSeconds: () => number }

/** One-time codes: product.md, section 8. */
export function createVerifications({ store, now, random, sessionSeconds }: Parts) {
  return {
    /** Opens a request and sends its code; when too many were opened, the seconds until the next may be. */
    start: (contact: VerificationStart): Promise<Started> =>
      store.transaction(async (tables) => {
        forgetOld(tables, now())
        const key = identity(contact)
        const recent = tables.verifications.findMany((q) => q.where({ contact: key }))
        if (recent.length >= startsPerWindow) {
          const oldest = Math.min(...recent.map((one) => one.startedAt))
          return { retryAfter: Math.ceil((oldest + codeLifetime - now()) / 1000) }
        }
        await tables.verifications.updateMany((q) => q.where({ contact: key, state: 'open' }), {
          data: (one) => {
            one.state = 'voided'
          },
        })
        const requestId = randomUuid(random)
        const code = randomCode(random)
        const startedAt = now()
        await tables.verifications.create({ requestId, contact: key, code, startedAt, wrongTries: 0, state: 'open' })
        await deliver(tables, compose({ contact, code, id: requestId, sentAt: startedAt }))
        return { requestId }
      }),

    /** Tries a code. The right one opens a session; the fifth wrong one is still told it was wrong, and ends the request. */
    check: ({ requestId, code }: VerificationCheck): Promise<Checked> =>
      store.transaction(async (tables) => {
        forgetOld(tables, now())
        const id = requestId.toLowerCase()
        const found = tables.verifications.findFirst((q) => q.where({ requestId: id, state: 'open' }))
        if (!found) return { outcome: 'gone' }
        const right = found.code === code
        await tables.verifications.update(found, {
          data: (one) => {
            if (right) one.state = 'used'
            else if (++one.wrongTries >= triesPerRequest) one.state = 'exhausted'
          },
        })
        if (!right) return { outcome: 'wrong' }
        const userId = await userOf(tables, found.contact, () => randomKsuid(now(), random))
        return {
          outcome: 'verified',
          session: await createSession(tables, { userId, now: now(), random, sessionSeconds }),
        }
      }),
  }
}

/** E-mail addresses that differ in case alone reach the same person. */
function identity(contact: VerificationStart): string {
  return 'phone' in contact ? contact.phone : contact.email.toLowerCase()
}

/** An expired request is answered like an unknown one, and no longer counts against its contact: it can go. */
function forgetOld(tables: Tables, now: number) {
  tables.verifications.deleteMany((q) => q.where({ startedAt: (at) => at + codeLifetime <= now }))
}

async function userOf(tables: Tables, contact: string, createId: () => string): Promise<string> {
  const known = tables.users.findFirst((q) => q.where({ contact }))
  return (known ?? (await tables.users.create({ userId: createId(), contact }))).userId
}
