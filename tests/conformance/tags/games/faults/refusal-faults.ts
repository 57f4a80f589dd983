import { examples } from '../../../../../src/contract/examples.gen.ts'
import { type OperationId, operations } from '../../../../../src/contract/operations.gen.ts'
import type { Case } from '../../../kernel/check.ts'
import type { Fault, Plant } from '../../../kernel/faults/fault.ts'
import { madeUp, mutateResponse, status } from '../../../kernel/faults/mutate-response.ts'
import { empty, openTo, whereOthersGame } from './plants.ts'

/** What a careless server does instead of refusing. */
const careless: Record<number, string> = {
  400: 'takes what it has to refuse',
  401: 'asks for no session',
  403: 'is open to another role, or to who is not wanted',
  404: 'says 403 where nothing is',
  409: 'does not see what stands against it',
  410: 'takes a link that is over',
  412: 'takes another version',
  428: 'asks for no version',
}

/** For each refusal that is looked at, a server that does not refuse. */
export function takenFaults(cases: Partial<Record<OperationId, Record<number, Case>>>): Record<string, Fault> {
  const faults: Record<string, Fault> = {}
  for (const id of Object.keys(operations) as OperationId[]) {
    for (const [code, one] of Object.entries(cases[id] ?? {})) {
      const what = careless[Number(code)]
      if (what === undefined || !('run' in one)) continue
      faults[`${id} ${code}`] = {
        title: `${id} ${what}`,
        foundBy: `${id}.${code}`,
        plant: Number(code) === 404 ? mutateResponse(id, 404, status(403)) : taking(id, Number(code)),
      }
    }
  }
  return faults
}

/** Answers as if it were done. */
function taking(id: OperationId, code: number): Plant {
  if (code === 403 && 'may' in operations[id]) return openTo(id, 403)
  const [done = '204', all = {}] = Object.entries(examples[id].answers)[0] ?? []
  const [example] = Object.values(all)
  return mutateResponse(id, code, () => (example === undefined ? empty : madeUp(Number(done), example)))
}

/** For each row of the table of permissions, servers that let others in, or tell them that there is a game. */
export function permissionFaults(ids: readonly OperationId[]): Record<string, Fault> {
  const kinds: [string, string, (id: OperationId) => Plant][] = [
    ['open', 'is open to strangers', (id) => openTo(id, 404)],
    ['403', 'says 403 to strangers', (id) => whereOthersGame(id, status(403))],
  ]
  return Object.fromEntries(
    ids.flatMap((id) =>
      kinds.map(([name, what, plant]) => [
        `${id} ${name} to strangers`,
        { title: `${id} ${what}`, foundBy: `${id}.may`, plant: plant(id) },
      ]),
    ),
  )
}
