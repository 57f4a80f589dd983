import type { Check } from '../../kernel/check.ts'
import { bodyFor } from '../../kernel/contacts.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field, jsonOf, type Run } from '../../kernel/run.ts'
import { need } from './main-person.ts'

const where = pointerTo('startVerification', 'description')
/** By how many characters texts may differ and still be alike: a masked contact may be a little longer. */
const slack = 8

/** Nobody learns from the answers who has an account (OWASP, "Authentication: error messages"). */
export const privacyRules: Check[] = [
  { id: 'unknown-contact-alike', title: 'a known and an unknown contact are answered alike', where, run: alike },
]

async function alike(run: Run): Promise<void> {
  const known = need(run, 'signedIn').contact
  const first = await run.call('startVerification', { body: bodyFor(known) })
  const unknown = run.contact({ unused: true, not: known })
  const start = await run.call('startVerification', { body: bodyFor(unknown) })
  tellDifferences(run, 'asking for a code', first, start)

  const tryCode = (asked: Exchange) =>
    run.call('checkVerification', { body: { requestId: field(asked, 'requestId'), code: '000000' } })
  const ofKnown = await tryCode(first)
  const ofUnknown = await tryCode(start)
  tellDifferences(run, 'a wrong code', ofKnown, ofUnknown)
}

function tellDifferences(run: Run, occasion: string, known: Exchange, unknown: Exchange) {
  const tell = (what: string, one: unknown, other: unknown) =>
    run.fail(`${occasion}: ${what} of a known contact is ${one}, of an unknown one ${other}`, where, unknown)
  const names = ({ came }: Exchange) =>
    came.headers
      .map(([name]) => name.toLowerCase())
      .toSorted()
      .join(', ')
  const shapes = [known, unknown].map((exchange) => shapeOf(jsonOf(exchange)))

  if (known.came.status !== unknown.came.status) tell('the status', known.came.status, unknown.came.status)
  if (names(known) !== names(unknown)) tell('the set of headers', names(known), names(unknown))
  if (!isAlike(shapes[0], shapes[1])) tell('the body', JSON.stringify(shapes[0]), JSON.stringify(shapes[1]))
}

/** What a body looks like without its values: names, types, lengths; what a person reads as it is. */
function shapeOf(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return name === 'message' ? value : value.length
  if (Array.isArray(value)) return value.map((item) => shapeOf(item))
  if (typeof value !== 'object' || value === null) return `a ${typeof value}`
  return Object.fromEntries(Object.entries(value).map(([key, content]) => [key, shapeOf(content, key)]))
}

function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) <= slack
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => key in other && isAlike(Reflect.get(one, key), Reflect.get(other, key)))
}
