import type { NewIdea } from '../../../contract/types.gen.ts'

/** By what an idea is known, whatever has become of its tags and its status. */
export const identityOf = ({ kind, title, body = '' }: Pick<NewIdea, 'kind' | 'title' | 'body'>): string =>
  JSON.stringify([kind, title, body])
