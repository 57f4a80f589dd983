import { type OperationId, operations } from '../../src/contract/operations.gen.ts'

export type Tag = (typeof operations)[OperationId]['tag']

const tags = [...new Set(Object.values(operations).map(({ tag }) => tag))]
/** The tags of people. The others are of the game, and depend on each other. */
const ofPeople: readonly Tag[] = ['auth', 'profile']
const ofGame = tags.filter((tag) => !ofPeople.includes(tag))

/**
 * Reads the tags that a real server answers: with `auth`, and of the game all or none.
 * @param text their names, with commas between them; empty for none
 * @throws all that is wrong with such a set, a sentence each
 */
export function readRealTags(text: string): Tag[] {
  const names = text.split(',').flatMap((name) => name.trim() || [])
  const real = tags.filter((tag) => names.includes(tag))
  const unknown = names.filter((name) => !tags.some((tag) => tag === name)).map((name) => `"${name}"`)
  const missing = ofGame.filter((tag) => !real.includes(tag))
  const isTorn = missing.length > 0 && missing.length < ofGame.length
  const problems = [
    unknown.length > 0 && `There is no tag ${unknown.join(' or ')}. Tags: ${tags.join(', ')}.`,
    names.length > 0 &&
      !real.includes('auth') &&
      'Real tags include auth: the real server has to say who is signed in. Add it.',
    isTorn &&
      `The game tags depend on each other. Add ${missing.join(', ')}, or leave ${ofGame.filter((tag) => real.includes(tag)).join(', ')} out.`,
  ]
  if (problems.some(Boolean)) throw new Error(problems.filter(Boolean).join(' '))
  return real
}

/** The tags that can be real or mocked by themselves, and those of the game, which go together. */
export const groupsOf = (real: readonly Tag[]): Tag[][] =>
  [...ofPeople.map((tag) => [tag]), ofGame]
    .map((group) => group.filter((tag) => real.includes(tag)))
    .filter((group) => group.length > 0)

/** What is said of a server that is not there, or that has broken off: it may have done what was asked. */
export const noAnswerFrom = (target: string) =>
  `The API at ${target} gave no answer. If it isn't running, start it, or set API_TARGET to where it runs.`
