import type { Operation } from '../contract/operations.gen.ts'
import { newKsuid } from '../rules/new-ksuid.ts'
import type { Input } from './call.ts'

/** How many ids are remembered: of more commands than can be under way. */
const remembered = 200

const own = new Set<string>()
const told = new Set<string>()
const idOf = new WeakMap<Input, string>()

/**
 * The headers of a call, with a `Command-Id` where the contract declares one. The events of the live channel that come of
 * the command carry it to this person alone, so that this page knows its own commands.
 */
export function withCommandId({ takes }: Operation, input: Input): Input['headers'] {
  if (!takes.headers?.includes('Command-Id')) return input.headers
  const headers = { 'Command-Id': newKsuid(), ...input.headers }
  const id = headers['Command-Id']
  idOf.set(input, id)
  remember(own, id)
  return headers
}

/** Whether this page has sent the command of this id. */
export const isOwnCommand = (id: string | undefined): boolean => id !== undefined && own.has(id)

/** A fact that comes of this command has arrived. */
export const noteTold = (id: string | undefined): void => {
  if (id !== undefined) remember(told, id)
}

/**
 * Whether a fact has arrived of the command that was sent last with this argument. What the answer says may be older
 * than what came after that fact.
 *
 * @param arg the very object that an endpoint was called with
 */
export const isTold = (arg: Input): boolean => told.has(idOf.get(arg) ?? '')

/**
 * Names the cache tags that a change invalidates, but for a change that a fact of the live channel has told of: what a
 * fact has brought is not asked for again. A failed change is a reason to look again.
 */
export const unlessTold =
  <Arg extends Input, Tag>(tags: (arg: Arg) => Tag[]) =>
  (_result: unknown, error: unknown, arg: Arg): Tag[] =>
    !error && isTold(arg) ? [] : tags(arg)

function remember(ids: Set<string>, id: string) {
  ids.add(id)
  for (const oldest of ids) {
    if (ids.size <= remembered) break
    ids.delete(oldest)
  }
}
