import type { Call, Fault, Plant } from '../../../kernel/faults/fault.ts'
import { fault } from './plants.ts'

const found = 'foreign-change'
const withoutOrigin = ({ headers: { origin: _, ...headers }, ...call }: Call): Call => ({ ...call, headers })

/** Does not ask which page it is where `isMeant` says so. */
const open =
  (isMeant: (origin: string, call: Call) => boolean): Plant =>
  (call, { forward }) => {
    const { origin } = call.headers
    return forward(origin !== undefined && isMeant(origin, call) ? withoutOrigin(call) : call)
  }

/** Servers on which pages of other origins change something. */
export const foreignFaults: Record<string, Fault> = {
  'foreign change': fault(
    found,
    'any page may change something',
    open(() => true),
  ),
  'foreign without body': fault(
    found,
    'any page may send what has no body',
    open((_, { body }) => body === ''),
  ),
  'foreign with body': fault(
    found,
    'any page may send what has a body',
    open((_, { body }) => body !== ''),
  ),
  'foreign null': fault(
    found,
    'a page without an origin may change something',
    open((origin) => origin === 'null'),
  ),
  'foreign port': fault(
    found,
    'a page of another port may change something',
    open((origin) => /^http:\/\/127\.0\.0\.1:\d+$/.test(origin)),
  ),
  'foreign sister': fault(
    found,
    'a page of a sister of the host may change something',
    open((origin) => /\.127\.0\.0\.1:\d+$/.test(origin)),
  ),
  'foreign done': fault(found, 'a page of another origin is refused once its change is made', async (call, behind) => {
    const refused = await behind.forward(call)
    if (call.headers.origin !== undefined && refused.status === 403) await behind.forward(withoutOrigin(call))
    return refused
  }),
}
