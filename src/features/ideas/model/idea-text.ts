import type { Idea } from '../../../contract/types.gen.ts'
import { kindNames } from './kind-names.ts'

/** What the search looks through. */
export const ideaText = ({ title, body, tags, kind }: Idea): string =>
  `${title} ${body} ${tags.join(' ')} ${kindNames[kind]}`
