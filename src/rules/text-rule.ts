import * as z from 'zod/mini'

/**
 * A rule for a text: one question, one message.
 *
 * @param accepts whether the text is good; it must answer in time linear in the text's length.
 * @param message what the person sees for every refusal, also when the value is missing or no text.
 */
export const textRule = (accepts: (text: string) => boolean, message: string) =>
  z.string(message).check(z.refine(accepts, message))

/** What `schema` accepts, with the product's message instead of the schema's own. */
export const withMessage = (schema: z.ZodMiniType<string>, message: string) =>
  textRule((text) => schema.safeParse(text).success, message)
