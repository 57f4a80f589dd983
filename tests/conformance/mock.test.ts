import { afterAll, expect, test } from 'vitest'
import { allChecks } from './all-checks.ts'
import { startInProcess } from './in-process.ts'
import { createTeller } from './kernel/report/report.ts'
import { resultText } from './kernel/report/text.ts'
import { createRunner } from './kernel/run-checks.ts'

// Every rule of the server, asked of the mock. `npm run conformance` asks the same of any server.

const { parts, close } = await startInProcess()
const { ask } = createRunner(parts)
const tell = createTeller(parts.redactor)
afterAll(close)

test.each(allChecks.map((check) => [check.id, check.title, check] as const))('%s: %s', async (_id, _title, check) => {
  const result = await ask(check)
  if (result.outcome !== 'passed') expect.fail(resultText(tell(result)))
})
