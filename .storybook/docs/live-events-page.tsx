import { eventExamples } from '../../src/contract/event-examples.gen.ts'
import { liveQueries } from '../../src/game/live-channel.tsx'
import { Table } from '../blocks/blocks.tsx'
import { sendable } from '../harness/live-events.ts'

const updaters: Partial<Record<string, object>> = liveQueries.updaters

/** Every event that the server sends: the cached answers that it changes, and its example. */
export function LiveEvents() {
  const rows = sendable.map(({ type, name }) => [
    <code key={type}>{type}</code>,
    Object.keys(updaters[type] ?? {}).join(', '),
    <code key={name}>{JSON.stringify((eventExamples[type] as Record<string, object>)[name])}</code>,
  ])
  return <Table head={['Event', 'Changes what was fetched by', 'Example']} rows={rows} />
}
