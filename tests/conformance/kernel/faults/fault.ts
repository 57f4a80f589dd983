import type { World } from '../../../../mocks/db/world.ts'
import type { OperationId } from '../../../../src/contract/operations.gen.ts'

export type Reply = { status: number; headers: [name: string, value: string][]; body: string }

/** A call before it reaches the server. */
export type Call = {
  /** The operation of the contract, if the call is one. */
  id?: OperationId
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

export type Behind = {
  /** Sends the call to the good server. */
  forward(call: Call): Promise<Reply>
  /** The good server's state, with codes and contacts. */
  world: World
  /** What this fault keeps from earlier calls. */
  memory: Map<string, string>
}

/** The answer in place of the good server's. `drop`: the connection breaks. `hang`: no answer ever comes. */
export type Plant = (call: Call, behind: Behind) => Promise<Reply | 'drop' | 'hang'>

/** A frame of the live channel. */
export type PlantedFrame = { type: string; seq: number; payload: Record<string, unknown>; [name: string]: unknown }

export type LineContext = {
  behind: Behind
  /** The path that the line was opened for. */
  channel: string
  /** What this fault keeps of this line. */
  state: Record<string, unknown>
  /** Sends a frame to every line that is open. */
  tellAll: (frame: PlantedFrame) => void
}

type PlantedText = { text?: string; channel?: string; dropped?: true }

/** What goes wrong on the live channel. */
export type LinePlant = {
  /** The frames in place of one of the good server. */
  down?: (frame: PlantedFrame, context: LineContext) => PlantedFrame[]
  /** The text in place of one of the client, and the channel that it is for; or whether it is lost. */
  up?: (text: string, context: LineContext) => Promise<PlantedText | undefined>
  /** Whether the line stays open when the good server closes it. */
  staysOpen?: (state: Record<string, unknown>) => boolean
  /** Whether the page of an origin gets in that the good server turns away. */
  letsIn?: (origin: string, own: string) => boolean
}

export type Fault = {
  title: string
  /** The id of the check that has to find the fault. */
  foundBy: string
  /** Served as if over https, so that the good server's cookies are Secure. */
  secure?: boolean
  plant: Plant
  /** What goes wrong on the live channel, beside `plant`. */
  line?: LinePlant
  /** The code that the mailbox shows in place of the one that was sent. */
  showCode?: (sent: { id: string; to: string; code: string }, memory: Map<string, string>) => string
}
