import type { OperationId } from '../../../../src/contract/operations.gen.ts'
import { field } from '../../kernel/exchange.ts'
import type { Person, Request, Run } from '../../kernel/run.ts'
import { Blocked } from '../../kernel/stops.ts'
import { lookAt, signInWith } from '../auth/verification.ts'

/** Who plays a part at a table, beside those who have no session. */
export const parts = ['host', 'admin', 'player', 'waiting', 'removed', 'stranger'] as const
export type Part = (typeof parts)[number]

/** A person, and the id by which others know them. */
export type Somebody = Person & { userId: string }

const known = new WeakMap<Run, Map<Part, Promise<Somebody>>>()

/** The person who plays a part; they sign in when first asked for. @throws {Blocked} */
export function somebody(run: Run, part: Part): Promise<Somebody> {
  const people = known.get(run) ?? new Map<Part, Promise<Somebody>>()
  known.set(run, people)
  const person = people.get(part) ?? meet(run, part)
  people.set(part, person)
  return person
}

async function meet(run: Run, part: Part): Promise<Somebody> {
  // The guest of other checks sits at no table.
  const person = await run.person(part === 'stranger' ? 'guest' : part)
  const userId = field(await lookAt(run, person.jar), 'userId')
  if (typeof userId !== 'string') throw new Blocked(`it is not to be had who the ${part} is`)
  return { ...person, userId }
}

/** The user id of who plays a part. @throws {Blocked} */
export const idOf = async (run: Run, part: Part): Promise<string> => (await somebody(run, part)).userId

/** Signs people in anew, whose sessions have ended with time. @throws {Blocked} */
export async function signInAnew(run: Run, ...whose: Part[]): Promise<void> {
  for (const part of whose) {
    const { contact, jar } = await somebody(run, part)
    if ((await lookAt(run, jar)).came.status === 401) await signInWith(run, contact, jar)
  }
}

/** Calls an operation as somebody; `nobody` has no session. */
export async function ask(run: Run, part: Part | 'nobody', id: OperationId, request: Request = {}) {
  const jar = part === 'nobody' ? undefined : (await somebody(run, part)).jar
  return run.call(id, { jar, ...request })
}
