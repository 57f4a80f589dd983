import openapi from 'virtual:contract'
import { Fragment } from 'react'
import { type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { joinWords } from '../../src/features/invitations/model/join-words.ts'
import { roleNames } from '../../src/game/may.ts'
import { isGameView } from '../../src/shell/href.ts'
import { routeIds, routes } from '../../src/shell/routes.ts'
import { Table } from '../blocks/blocks.tsx'

type Contract = {
  paths: Record<string, Record<string, { operationId?: string; summary?: string }>>
  components: { schemas: { Role: { enum: (keyof typeof roleNames)[] } } }
}
const contract = openapi as Contract
const roles = contract.components.schemas.Role.enum
const summaries = new Map(
  Object.values(contract.paths).flatMap((item) =>
    Object.values(item).map(({ operationId, summary }) => [operationId, summary] as const),
  ),
)

/** Every screen behind the sign-in, as the route table has it. */
export function Screens() {
  const rows = routeIds.flatMap((id) => {
    const { path, title, access } = routes[id]
    if (access !== 'signed-in') return []
    const hasGame = isGameView(path) && id !== 'gameCreate'
    return [[title, <code key="path">{path}</code>, hasGame ? <code key="game">?game=…</code> : '–']]
  })
  return <Table head={['Screen', 'Path', 'Current game']} rows={rows} />
}

/** Who may do what: the roles that the contract names for each operation on a game. */
export function Permissions() {
  const rows = (Object.keys(operations) as OperationId[]).flatMap((id) => {
    const operation = operations[id]
    if (!('may' in operation)) return []
    const may: readonly string[] = operation.may
    return [
      [
        <Fragment key={id}>
          {summaries.get(id)} <code>{id}</code>
        </Fragment>,
        ...roles.map((role) => (may.includes(role) ? 'yes' : '403')),
        '404',
      ],
    ]
  })
  return <Table head={['Operation', ...roles.map((role) => roleNames[role]), 'Anyone else']} rows={rows} />
}

/** What a person reads who opens a link, by the state of the link. */
export function JoinStates() {
  const rows = Object.entries(joinWords).map(([state, { lead, more }]) => [
    <code key={state}>{state}</code>,
    lead,
    more || '–',
  ])
  return <Table head={['State', 'Message', 'Details']} rows={rows} />
}
