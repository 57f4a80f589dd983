import type { World } from '../../../../mocks/kernel/world.ts'
import type { OperationId } from '../../../../src/contract/operations.gen.ts'

export type Reply = { status: number; headers: [name: string, value: string][]; body: string }

/** A call on its way to the server. */
export type Call = {
  /** The operation of the contract, if it is one. */
  id?: OperationId
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

export type Behind = {
  /** Asks the good server. */
  forward(call: Call): Promise<Reply>
  /** What the good server knows: codes and contacts. */
  world: World
  /** What this fault remembers of earlier calls. */
  memory: Map<string, string>
}

/** What comes instead of the good server's answer. `drop`: the connection breaks. `hang`: nothing ever comes. */
export type Plant = (call: Call, behind: Behind) => Promise<Reply | 'drop' | 'hang'>

export type Fault = {
  title: string
  /** The id of the check that has to find it. */
  foundBy: string
  /** Served as if over https: the good server's cookies are Secure then. */
  secure?: boolean
  plant: Plant
  /** The code that the mailbox shows instead of the one that was sent. */
  showCode?: (sent: { id: string; to: string; code: string }, memory: Map<string, string>) => string
}
