import { faultIds, faults } from '../../mocks/scenarios/answers.ts'
import { scenarioIds, scenarios } from '../../mocks/scenarios/scenarios.ts'
import { Table } from '../blocks/blocks.tsx'

/** The scenarios of the mocked backend, from its own table. */
export function Scenarios() {
  const rows = scenarioIds.map((id) => [scenarios[id].label, <code key={id}>?mock={id}</code>, scenarios[id].hint])
  return <Table head={['In the panel', 'In the address', 'What to expect']} rows={rows} />
}

/** Everything that can go wrong with a single call. */
export function Faults() {
  const rows = faultIds.map((id) => [faults[id].label, <code key={id}>{id}</code>])
  return <Table head={['Fault', 'Name in tests and stories']} rows={rows} />
}
