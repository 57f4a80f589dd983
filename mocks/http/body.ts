import type * as z from 'zod/mini'

export type Body = { value: unknown } | { refused: string }

const kilobyte = 1024

/**
 * The longest body that is accepted unless an operation sets another limit, bytes. Real servers have such limits too.
 */
export const usualLimit = { json: 64 * kilobyte, other: 10 * kilobyte * kilobyte }

/**
 * Reads and checks the body of a request.
 *
 * @param schema The contract's schema. Without one the body is not JSON, or there is none.
 * @param refusal The message for a body that is JSON but does not match the schema.
 * @param limit The longest body that is accepted, in bytes.
 * @returns The value (a `Blob` without a schema), or the reason for a refusal, as a sentence for a person.
 */
export async function readBody(
  request: Request,
  schema: z.ZodMiniType | undefined,
  refusal: string,
  limit = schema ? usualLimit.json : usualLimit.other,
): Promise<Body> {
  if (!schema && request.body === null) return { value: undefined }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (schema && type !== 'application/json') return { refused: 'Send the body as application/json.' }
  const blob = await request.blob()
  if (blob.size > limit) return { refused: 'The body is too long.' }
  if (!schema) return { value: blob }
  let json: unknown
  try {
    json = JSON.parse(await blob.text())
  } catch {
    return { refused: 'The body is not valid JSON.' }
  }
  const result = schema.safeParse(json)
  return result.success ? { value: result.data } : { refused: refusal }
}
