import type { Check } from './check.ts'
import { type Exchange, field } from './exchange.ts'
import type { Run } from './run.ts'

const where = '#/components/schemas/ErrorBody/properties/message'

/** What went wrong is told in a sentence: not by a name for programs, and without the server's inside (OWASP ASVS 5, 16.5.1). */
export const messageRules: Check[] = [
  { id: 'messages-for-people', title: 'refusals are told in sentences', where, phase: 'looking back', run: sentences },
]

function sentences(run: Run): Promise<void> {
  const told = new Set<string>()
  for (const exchange of run.exchanges.filter(({ id, came }) => id !== undefined && came.status >= 400)) {
    const fault = faultOf(exchange)
    if (fault === undefined || told.has(fault)) continue
    told.add(fault)
    run.fail(fault, where, exchange)
  }
  return Promise.resolve()
}

function faultOf(exchange: Exchange): string | undefined {
  const message = field(exchange, 'message')
  // That it is missing, empty or no text, the comparison with the contract tells.
  if (typeof message !== 'string' || message === '') return undefined
  if (message.trim() === '') return 'the message is blank'
  if (/\n\s*at |\b\w+(Error|Exception): |Traceback/.test(message)) return 'the message shows the inside of the server'
  return /^[A-Za-z0-9]*[_.][A-Za-z0-9_.]*$/.test(message) ? `the message is a name, no sentence: ${message}` : undefined
}
