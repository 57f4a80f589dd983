import { basePath } from '../../src/contract/operations.gen.ts'
import { allChecks } from './all-checks.ts'
import type { CodeSource } from './kernel/codes.ts'
import { createContacts } from './kernel/contacts.ts'
import type { Fault, Plant } from './kernel/faults/fault.ts'
import { serveWith } from './kernel/faults/proxy.ts'
import { createJudge } from './kernel/judge.ts'
import { createRedactor } from './kernel/report/redact.ts'
import { createTeller } from './kernel/report/report.ts'
import { resultText } from './kernel/report/text.ts'
import { type Result, runChecks } from './kernel/run-checks.ts'
import { codeFaults } from './tags/auth/faults/code-faults.ts'
import { idempotentLogout, logoutFaults } from './tags/auth/faults/logout-faults.ts'
import { sessionFaults } from './tags/auth/faults/session-faults.ts'
import { startFaults } from './tags/auth/faults/start-faults.ts'
import { surfaceFaults } from './tags/auth/faults/surface-faults.ts'

/** Everything that is planted, by a name of its own. */
export const faults: Record<string, Fault> = {
  ...startFaults,
  ...codeFaults,
  ...sessionFaults,
  ...logoutFaults,
  ...surfaceFaults,
}

const asItIs: Plant = (call, { forward }) => forward(call)

/** Servers without a fault, by what is particular to them: no check may find anything. */
export const goodServers: Record<string, Pick<Fault, 'plant' | 'secure'>> = {
  '': { plant: asItIs },
  ', as over https': { plant: asItIs, secure: true },
  ', logout without a session being 204': { plant: idempotentLogout },
}

const judge = createJudge(basePath)
/** Short, because a planted silence is waited for; in milliseconds. */
const timeout = 1000

export type Trial = {
  /** The checks that did not pass. */
  found: Result[]
  /** What the report says. */
  text: string
  /** How many codes and cookies stand in the report, where none may. */
  leaks: number
}

/** Runs every check against a mock server with one fault planted, or none. */
export async function tryFault(fault?: Pick<Fault, 'plant' | 'secure'>): Promise<Trial> {
  const { origin, world, secrets, close } = await serveWith(fault)
  const codes: CodeSource = async (contact) => {
    const [newest] = await world.outbox.listTo(contact)
    if (!newest) throw new Error(`nothing was sent to ${contact}`)
    return newest.code
  }
  const redactor = createRedactor()
  try {
    const results = await runChecks({
      target: { origin, basePath, secure: fault?.secure ?? false, timeout },
      judge,
      codes,
      contacts: createContacts(['rowan@example.com', '+12025550123'], 'x7'),
      redactor,
      checks: allChecks,
    })
    const tell = createTeller(redactor)
    const text = results.map((result) => resultText(tell(result))).join('\n')
    const leaks = [...secrets].filter((secret) => standsIn(text, secret)).length
    return { found: results.filter(({ outcome }) => outcome !== 'passed'), text, leaks }
  } finally {
    await close()
  }
}

/** Alone, not as part of a longer id or number. */
const standsIn = (text: string, secret: string) => new RegExp(`(?<![0-9A-Za-z])${secret}(?![0-9A-Za-z])`).test(text)
