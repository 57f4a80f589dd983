import type * as z from 'zod/mini'

export type Body = { value: unknown } | { refused: string }

/** Far above what any operation takes; a real server has such a limit too. In bytes. */
const limit = 64 * 1024

/**
 * Reads and checks the body of a request.
 *
 * @param schema What the contract asks for; without it the operation takes no body, and one that is there is ignored.
 * @param refusal What to say when the body is JSON but not what the contract asks for.
 * @returns The value, or why it is refused, in a sentence for a person.
 */
export async function readBody(request: Request, schema: z.ZodMiniType | undefined, refusal: string): Promise<Body> {
  if (!schema) return { value: undefined }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return { refused: 'Send the body as application/json.' }
  const text = await request.text()
  if (new TextEncoder().encode(text).length > limit) return { refused: 'The body is too long.' }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { refused: 'The body is not valid JSON.' }
  }
  const result = schema.safeParse(json)
  return result.success ? { value: result.data } : { refused: refusal }
}
