import type { Operation } from '../contract/operations.gen.ts'
import type { RawAnswer } from './call.ts'

/** An answer that the contract allows, its body as the schema reads it; or what is wrong with it. */
type Checked = { answer: RawAnswer } | { issues: string[] }

/**
 * Checks a success: its status, its required headers, its body. A success with another status than the declared one
 * passes if its body does, because the server has done what was asked.
 */
export async function checkAnswer({ answers }: Operation, answer: RawAnswer): Promise<Checked> {
  const only = Object.keys(answers).length === 1 ? Object.values(answers)[0] : undefined
  const declared = answers[answer.status] ?? (only?.body ? only : undefined)
  if (!declared) return { issues: [`the status ${answer.status} is not declared`] }
  const missing = Object.entries(declared.headers ?? {}).filter(([name, must]) => must && !(name in answer.headers))
  if (missing.length > 0) return { issues: missing.map(([name]) => `the header ${name} is missing`) }
  if (declared.body === undefined) return { answer: { ...answer, body: null } }
  if (declared.body === 'blob') return { answer }
  const body = (await declared.body()).safeParse(answer.body)
  return body.error
    ? { issues: body.error.issues.map(({ message }) => message) }
    : { answer: { ...answer, body: body.data } }
}

/** Loads what `checkAnswer` needs, so that it is there when the answer is. */
export const loadSchemas = ({ answers }: Operation): Promise<unknown> =>
  Promise.all(Object.values(answers).map(({ body }) => (typeof body === 'function' ? body() : undefined)))
