import { fileURLToPath } from 'node:url'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { WebSocket } from 'ws'
import { listEvents, readEvents } from '../../../scripts/contract/read/events.ts'
import { readContract } from '../../../scripts/contract/read/read-contract.ts'
import type { GameId } from '../../../src/contract/types.gen.ts'
import { field, headerOf } from './exchange.ts'
import { Blocked, type Run } from './run.ts'
import { atTable, type Scene, unlike, withIds } from './scene.ts'
import { ask, needed, type Part, type Table } from './table.ts'
import type { Jar } from './transport/cookies.ts'

export type Frame = {
  v: number
  type: string
  seq: number
  at: string
  actorId?: string
  payload: Record<string, unknown>
  /** As it came. */
  text: string
  /** What says how the channel stands, and is no fact. */
  isSignal: boolean
}

const signals = new Set(['welcome', 'beat', 'resync', 'bye'])

/** What a frame, and what the payload of each event has to be. */
const validators = (() => {
  const yaml = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url))
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  formats.default(ajv)
  ajv.addSchema(readContract(yaml), 'contract')
  const payloads = new Map(
    listEvents(readEvents(yaml)).flatMap(({ name, direction, schema }) => {
      const validate = ajv.getSchema(`contract#/components/schemas/${schema}`)
      return direction === 'down' && validate ? [[name, validate] as const] : []
    }),
  )
  const frame = ajv.getSchema('contract#/components/schemas/LiveFrame')
  if (!frame) throw new Error('contract/live.yaml has no LiveFrame')
  return { ajv, frame, payloads }
})()

/** Reads what came, and says where it is not as the contract has it. */
export function readFrame(run: Run, text: string): Frame {
  const where = '#/components/schemas/LiveFrame'
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    run.fail('a frame of the live channel is not JSON', where)
  }
  const frame = { v: 0, type: '', seq: -1, at: '', payload: {}, ...Object(parsed) } as Frame
  tell(run, validators.frame, parsed, 'a frame', where)
  const payload = validators.payloads.get(frame.type)
  if (payload) tell(run, payload, frame.payload, `the payload of ${frame.type}`, `asyncapi.yaml: ${frame.type}`)
  return { ...frame, text, isSignal: signals.has(frame.type) }
}

function tell(run: Run, validate: ValidateFunction, value: unknown, what: string, where: string) {
  if (!validate(value)) run.fail(`${what} is not as it has to be: ${validators.ajv.errorsText(validate.errors)}`, where)
}

/** How long a frame may take, in milliseconds. */
const patienceMs = 3000
/** How long the answer to a ping may take, in milliseconds. */
const pongWithin = 1000

export type Ticket = { ticket: string; channel: string; stream: string; seq: number }
/** How far somebody has come. */
export type Place = Pick<Ticket, 'stream' | 'seq'>

/** A line to the live channel of a game. */
export type Line = {
  /** Every frame so far, in order. */
  frames: readonly Frame[]
  /** Every fact so far. */
  facts: () => Frame[]
  /** The next frame of a type, from now or from those not yet waited for; nothing if none comes in time (milliseconds). */
  next: (type: string, ms?: number) => Promise<Frame | undefined>
  send: (type: string, payload: object) => void
  sendText: (text: string) => void
  /** The code that the server closes with; nothing if it does not in time (milliseconds). */
  closed: (ms?: number) => Promise<number | undefined>
  /** Listens for a moment to what else comes. */
  listen: () => Promise<void>
  close: () => void
}

/**
 * Asks for a ticket. `lasts`: for how long it is said to be good; `quietMs`: for how long nothing is said to have happened,
 * both in milliseconds.
 *
 * @throws {Blocked}
 */
export async function ticketFor(run: Run, part: Part, gameId: GameId, jar?: Jar) {
  const request = { params: { gameId } }
  const made = jar
    ? await run.call('createLiveTicket', { ...request, jar })
    : await ask(run, part, 'createLiveTicket', request)
  needed(made, 200, 'asking for a ticket')
  const text = (name: string) => String(field(made, name))
  const lasts = Date.parse(text('expiresAt')) - Date.parse(headerOf(made.came, 'date') ?? '')
  const [ticket, channel, stream] = [text('ticket'), text('channel'), text('stream')]
  const quietMs = Number(field(made, 'quietSeconds') ?? 0) * 1000
  return { ticket, channel, stream, seq: Number(field(made, 'seq')), lasts, quietMs }
}

/** Opens a line without a word; nothing if the server does not let it. One that stays is open after the check. */
export async function dial(
  run: Run,
  channel: string,
  { origin = run.target.origin, stays = false } = {},
): Promise<Line | undefined> {
  const address = new URL(channel, run.target.origin)
  address.protocol = address.protocol.replace('http', 'ws')
  const socket = new WebSocket(address, { origin })
  const frames: Frame[] = []
  const waiting = new Set<() => void>()
  let taken = 0
  let code: number | undefined
  const wake = () => {
    for (const one of [...waiting]) one()
  }
  socket.on('message', (data) => {
    for (const text of run.target.hear?.(String(data)) ?? [String(data)]) {
      run.hear(text)
      frames.push(readFrame(run, text))
    }
    wake()
  })
  socket.on('close', (closedWith) => {
    code = closedWith
    wake()
  })
  socket.on('error', () => socket.terminate())
  // An open line keeps the process alive.
  if (!stays) run.atEnd(() => socket.terminate())
  /** Waits until something is true, or for so long. */
  const until = async <T>(look: () => T | undefined, ms = patienceMs): Promise<T | undefined> => {
    const end = performance.now() + ms
    for (;;) {
      const found = look()
      if (found !== undefined || performance.now() >= end) return found
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer)
          waiting.delete(done)
          resolve()
        }
        const timer = setTimeout(done, Math.max(0, end - performance.now()))
        waiting.add(done)
      })
    }
  }
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true))
    socket.once('close', () => resolve(false))
  })
  if (!isOpen) return undefined
  return {
    frames,
    facts: () => frames.filter(({ isSignal }) => !isSignal),
    next: (type, ms) =>
      until(() => {
        const at = frames.findIndex((frame, index) => index >= taken && frame.type === type)
        if (at < 0) return undefined
        taken = at + 1
        return frames[at]
      }, ms),
    send: (type, payload) => socket.send(JSON.stringify({ v: 1, type, payload })),
    sendText: (text) => socket.send(text),
    closed: (ms) => until(() => code, ms),
    listen: async () => {
      await run.target.settle()
      // What was sent before an answer to a ping has come before it.
      const answered = new Promise<void>((resolve) => socket.once('pong', () => resolve()))
      if (socket.readyState === WebSocket.OPEN) socket.ping()
      await Promise.race([answered, until(() => code, pongWithin)])
    },
    close: () => socket.terminate(),
  }
}

type Wish = { ticket?: Ticket; jar?: Jar; from?: Place; presence?: 'here' | 'away'; stays?: boolean }

/** A line that is open: its ticket, and from which number on it tells. */
export type OpenLine = Line & { ticket: Ticket; from: number }

/** Opens the live channel for somebody. @throws {Blocked} if there is no welcome */
export async function openLine(run: Run, part: Part, gameId: GameId, wish: Wish = {}): Promise<OpenLine> {
  const ticket = wish.ticket ?? (await ticketFor(run, part, gameId, wish.jar))
  const line = await dial(run, ticket.channel, wish)
  if (!line) throw failed(run, 'the live channel does not open')
  const { stream, seq } = wish.from ?? ticket
  line.send('hello', { ticket: ticket.ticket, stream, seq, presence: wish.presence ?? 'here' })
  if (!(await line.next('welcome'))) throw failed(run, 'the live channel does not welcome who has a ticket')
  return { ...line, ticket, from: seq }
}

function failed(run: Run, message: string): Blocked {
  run.fail(message, 'asyncapi.yaml: welcome')
  return new Blocked(message)
}

export const three = ['host', 'admin', 'player'] as const
type One = (typeof three)[number]

/** A table at which everybody has a line. */
export type Heard = Scene &
  Table & {
    lines: Record<One, OpenLine>
    /** Somebody is told an event next, with what is due. */
    hears: (part: One, type: string, due?: unknown) => Promise<Frame | undefined>
    /** Nobody of these is told, by now, what must not be. */
    hearNot: (who: readonly One[], what: string, isIt: (frame: Frame) => boolean) => Promise<void>
  }

/** A check at a table of its own, at which everybody has a line. */
export const atLines = (title: string, work: (scene: Heard) => Promise<void>) =>
  atTable(title, async (scene) => {
    const { run, gameId } = scene
    const lines = {} as Heard['lines']
    for (const part of three) lines[part] = await openLine(run, part, gameId)
    await work({
      ...scene,
      lines,
      hears: (part, type, due = {}) => mustHear(run, lines[part], `to the ${part}`, type, due),
      async hearNot(who, what, isIt) {
        for (const part of who) {
          await lines[part].listen()
          const wrong = lines[part].facts().find(isIt)
          if (wrong) run.fail(`the ${part} is told ${what}`, `asyncapi.yaml: ${wrong.type}`)
        }
      },
    })
  })

/** The next event of a type on a line has a payload as is due. */
export async function mustHear(run: Run, line: Line, to: string, type: string, due: unknown = {}) {
  const where = `asyncapi.yaml: ${type}`
  const told = await line.next(type)
  if (!told) run.fail(`${type} is not told ${to}`, where)
  else
    for (const message of unlike(told.payload, await withIds(run, due)))
      run.fail(`${type}, told ${to}: ${message}`, where)
  return told
}

const frame = '#/components/schemas/LiveFrame'

/** The facts of a line follow each other by one, from its beginning on; each signal repeats the number before it. */
export function mustCount(run: Run, { frames, from }: Pick<OpenLine, 'frames' | 'from'>, occasion: string) {
  let last = from
  for (const { seq, isSignal, type } of frames) {
    const due = isSignal ? last : last + 1
    if (seq !== due) run.fail(`${occasion}: the number of ${type} is ${seq}, not ${due}`, frame)
    last = seq
  }
}
