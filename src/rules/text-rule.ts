import * as z from 'zod/mini'

/**
 * Makes a rule for a text, with one message for every refusal.
 *
 * @param accepts whether the text is valid; its running time must be linear in the text's length.
 * @param message shown for every refused value, including a missing one and one that is not a text.
 */
export const textRule = (accepts: (text: string) => boolean, message: string) =>
  z.string(message).check(z.refine(accepts, message))

/** The values that `schema` accepts, with the product's message instead of the schema's own. */
export const withMessage = (schema: z.ZodMiniType<string>, message: string) =>
  textRule((text) => schema.safeParse(text).success, message)
