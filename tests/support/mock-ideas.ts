import type { Idea, IdeaTable } from '../../src/contract/types.gen.ts'
import type { Person } from './mock-game.ts'

export const newIdea = { kind: 'place', title: 'The Drowned Bell' }
export const newTable = { name: 'tavern', entries: [{ text: 'The Drowned Bell', weight: 1 }] }

/** Creates an idea of a person. */
export async function keep(person: Person, idea: object = {}): Promise<Idea> {
  const { status, body } = await person.call('createIdea', { body: { ...newIdea, ...idea } })
  if (status !== 201) throw new Error(`The idea was answered ${status}: ${JSON.stringify(body)}`)
  return body as Idea
}

/** Changes an idea of a person, on top of its first version unless another is named. */
export const change = (person: Person, { ideaId, rev = 1 }: { ideaId: string; rev?: number }, body: object) =>
  person.call('changeIdea', { params: { ideaId }, headers: { 'If-Match': `"${rev}"` }, body })

/** Creates a table of a person. */
export async function makeTable(person: Person, table: object = {}): Promise<IdeaTable> {
  const { status, body } = await person.call('createIdeaTable', { body: { ...newTable, ...table } })
  if (status !== 201) throw new Error(`The table was answered ${status}: ${JSON.stringify(body)}`)
  return body as IdeaTable
}
