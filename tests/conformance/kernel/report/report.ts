import { type Clause, createClauses } from '../clauses.ts'
import type { Result } from '../run-checks.ts'
import type { Came, Sent } from '../transport/http-adapter.ts'
import type { Redactor } from './redact.ts'

/** One failure as a text without secrets. */
export type Told = { message: string; sent?: string; came?: string; contract: Clause }
export type ToldResult = Omit<Result, 'failures'> & { failures: Told[] }
export type Report = {
  url: string
  passed: number
  failed: number
  /** Checks that could not run. They count as failures for the exit code. */
  blocked: number
  checks: ToldResult[]
  notProvoked: { id: string; reason: string }[]
}

/** The longest body that is printed, in characters. */
const longest = 600

/** Makes the function that describes a result, with the places in the contract and without codes and cookies. */
export function createTeller(redactor: Redactor): (result: Result) => ToldResult {
  const clauseAt = createClauses()
  const clean = (text: string) => redactor.clean(text)
  return (result) => ({
    ...result,
    reason: result.reason && clean(result.reason),
    failures: result.failures.map(({ message, where, sent, came }) => ({
      message: clean(message),
      sent: sent && clean(requestText(sent)),
      came: came && clean(answerText(came)),
      contract: clauseAt(where),
    })),
  })
}

function requestText({ method, path, headers, body }: Sent): string {
  return [`${method} ${path}`, ...Object.entries(headers).map((pair) => pair.join(': ')), ...bodyText(body)].join('\n')
}

function answerText({ status, headers, body }: Came): string {
  return [String(status), ...headers.map((pair) => pair.join(': ')), ...bodyText(body)].join('\n')
}

function bodyText(body: string): string[] {
  if (body === '') return []
  return ['', body.length > longest ? `${body.slice(0, longest)}… (${body.length} characters)` : body]
}
