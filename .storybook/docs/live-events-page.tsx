import { eventExamples } from '../../src/contract/event-examples.gen.ts'
import { recipes } from '../../src/live/recipes.ts'
import { Table } from '../blocks/table.tsx'
import { sendable } from '../stage/event-list.ts'

/** Every event that the server sends: what a page changes with it of what it has fetched, and its example. */
export function LiveEvents() {
  const rows = sendable.map(({ type, name }) => [
    <code key={type}>{type}</code>,
    Object.keys(Object.hasOwn(recipes, type) ? recipes[type as keyof typeof recipes] : {}).join(', '),
    <code key={name}>{JSON.stringify((eventExamples[type] as Record<string, object>)[name])}</code>,
  ])
  return <Table head={['Event', 'Changes what was fetched by', 'Example']} rows={rows} />
}
