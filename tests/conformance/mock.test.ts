import { afterAll, describe, expect, test } from 'vitest'
import { examples } from '../../src/contract/examples.gen.ts'
import { allChecks } from './all-checks.ts'
import { startInProcess } from './in-process.ts'
import { field } from './kernel/exchange.ts'
import { createFormatter, resultText } from './kernel/report/report.ts'
import { createRunner } from './kernel/run-checks.ts'

// Every rule of the server, asked of the mock. `npm run conformance` asks the same of any server.

describe('the mock', async () => {
  const { parts, close } = await startInProcess()
  const { ask, exchanges } = createRunner(parts)
  const format = createFormatter(parts.redactor)
  afterAll(close)

  test.each(allChecks.map((check) => [check.id, check.title, check] as const))('%s: %s', async (_id, _title, check) => {
    const result = await ask(check)
    if (result.outcome !== 'passed') expect.fail(resultText(format(result)))
  })

  // Mistakes of a program have messages of the mock's own; a circle of tables names them, and so does who has changed something since.
  const ownWords =
    /^(Send the body as|The body is not valid|The header |These tables would draw)|, at character \d+\.$| ha(s|ve) (added|changed|deleted|removed) .* since then\.$/

  test('refuses with the messages and codes of the contract', () => {
    const refused = exchanges.flatMap((exchange) => {
      const { id, came } = exchange
      if (!id || came.status < 400) return []
      const sentences: object[] = Object.values(Object(examples[id].answers)[came.status] ?? {})
      const [message, code] = ['message', 'code'].map((name) => String(field(exchange, name)))
      const isSaid = sentences.some(
        (each) =>
          Reflect.get(each, 'code') === code &&
          (ownWords.test(String(message)) || Reflect.get(each, 'message') === message),
      )
      return isSaid ? [] : [`${id} ${came.status}: ${message} (${code})`]
    })
    expect([...new Set(refused)]).toEqual([])
  })
})
