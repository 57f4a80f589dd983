import * as z from 'zod/mini'
import { slug, username } from '../../rules/account.ts'
import type { PromptRule } from './overlays-slice.ts'

/** The message of a shared rule that refuses the value. */
const by = (schema: z.ZodMiniType) => (value: string) => z.safeParse(schema, value).error?.issues[0]?.message

/** What is wrong with a prompt's value, in the person's words, or `undefined`. */
export const promptRules: Record<PromptRule, (value: string) => string | undefined> = {
  required: (value) => (value.trim() ? undefined : 'Enter a text.'),
  username: by(username),
  slug: by(slug),
}
