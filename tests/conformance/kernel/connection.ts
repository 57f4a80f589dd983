import { EventEmitter, once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { WebSocket } from 'ws'
import { listEvents, readEvents } from '../../../scripts/contract/read/events.ts'
import { readContract } from '../../../scripts/contract/read/read-contract.ts'
import type { GameId } from '../../../src/contract/types.gen.ts'
import { field, serverTime } from './exchange.ts'
import { ask, type Group, members, needed, type Part } from './group.ts'
import { Blocked, type Run } from './run.ts'
import { inGroup, type Scene, unlike, withIds } from './scene.ts'
import type { Jar } from './transport/cookies.ts'

export type Frame = {
  v: number
  type: string
  seq: number
  at: string
  actorId?: string
  payload: Record<string, unknown>
  /** The frame as it was received, and when, in Unix milliseconds. */
  text: string
  cameAt: number
  /** It is about the channel, not about the game. */
  isSignal: boolean
}

const signals = new Set(['welcome', 'beat', 'resync', 'bye'])

/** The schemas of a frame, and of each event's payload. */
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

/** Parses a frame, and reports where it breaks the contract. */
export function readFrame(run: Run, text: string): Frame {
  const where = '#/components/schemas/LiveFrame'
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    run.fail('a frame of the live channel is not JSON', where)
  }
  const frame = { v: 0, type: '', seq: -1, at: '', payload: {}, ...Object(parsed) } as Frame
  compare(run, validators.frame, parsed, 'a frame', where)
  const payload = validators.payloads.get(frame.type)
  if (payload) compare(run, payload, frame.payload, `the payload of ${frame.type}`, `asyncapi.yaml: ${frame.type}`)
  // Checks read on in what is no object, too.
  return { ...frame, payload: Object(frame.payload), text, cameAt: Date.now(), isSignal: signals.has(frame.type) }
}

function compare(run: Run, validate: ValidateFunction, value: unknown, what: string, where: string) {
  if (!validate(value)) run.fail(`${what} breaks its schema: ${validators.ajv.errorsText(validate.errors)}`, where)
}

/** How long a frame may take, in milliseconds, unless the run says otherwise. */
const frameWithin = 3000
/** How long the answer to a ping may take, in milliseconds. */
const pongWithin = 1000

export type Ticket = { ticket: string; channel: string; stream: string; seq: number }
/** The last event that a person has received. */
export type Position = Pick<Ticket, 'stream' | 'seq'>

export type Connection = {
  /** Every received frame, in order. */
  frames: readonly Frame[]
  events: () => Frame[]
  /** The next frame, of a type or of such a kind, after the one returned before; `undefined` if none comes in time (milliseconds). */
  next: (what: string | ((frame: Frame) => boolean), ms?: number) => Promise<Frame | undefined>
  send: (type: string, payload: object) => void
  sendText: (text: string) => void
  /** The code with which the server closes; `undefined` if it does not in time (milliseconds). */
  closed: (ms?: number) => Promise<number | undefined>
  /** Waits until everything sent so far has arrived. */
  listen: () => Promise<void>
  close: () => void
}

/**
 * Asks for a ticket. `validMs`: how long it is valid; `quietMs`: how long ago the last event was. Both are what the server
 * says, in milliseconds.
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
  const validMs = Date.parse(text('expiresAt')) - serverTime(made)
  const [ticket, channel, stream] = [text('ticket'), text('channel'), text('stream')]
  const quietMs = Number(field(made, 'quietSeconds') ?? 0) * 1000
  return { ticket, channel, stream, seq: Number(field(made, 'seq')), validMs, quietMs }
}

/** Opens a connection and sends nothing; `undefined` if the server refuses it. `stays`: it is not closed after the check. */
export async function dial(
  run: Run,
  channel: string,
  { origin = run.target.origin, stays = false } = {},
): Promise<Connection | undefined> {
  const address = new URL(channel, run.target.origin)
  address.protocol = address.protocol.replace('http', 'ws')
  const socket = new WebSocket(address, { origin })
  const frames: Frame[] = []
  const news = new EventEmitter()
  let taken = 0
  /** How long the first answer took, in milliseconds: what was sent may be under way as long. */
  let lag = 0
  let code: number | undefined
  const wake = () => news.emit('heard')
  socket.on('message', (data) => {
    for (const text of run.target.changeFrame?.(String(data)) ?? [String(data)]) {
      if (frames.length === 0) lag = performance.now() - lag
      run.noteFrame(text)
      frames.push(readFrame(run, text))
    }
    wake()
  })
  socket.on('close', (closedWith) => {
    code = closedWith
    wake()
  })
  socket.on('error', () => socket.terminate())
  // An open connection keeps the process alive.
  if (!stays) run.atEnd(() => socket.terminate())
  /** Waits for a value, at most this long. */
  const until = async <T>(look: () => T | undefined, ms = run.target.frameWithin ?? frameWithin) => {
    let isOver = false
    const timer = setTimeout(() => {
      isOver = true
      wake()
    }, ms)
    let found = look()
    while (found === undefined && !isOver) {
      await once(news, 'heard')
      found = look()
    }
    clearTimeout(timer)
    return found
  }
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true))
    socket.once('close', () => resolve(false))
  })
  if (!isOpen) return undefined
  return {
    frames,
    events: () => frames.filter(({ isSignal }) => !isSignal),
    next: (what, ms) =>
      until(() => {
        const isIt = typeof what === 'string' ? ({ type }: Frame) => type === what : what
        const at = frames.findIndex((frame, index) => index >= taken && isIt(frame))
        if (at < 0) return undefined
        taken = at + 1
        return frames[at]
      }, ms),
    send: (type, payload) => {
      if (frames.length === 0) lag = performance.now()
      socket.send(JSON.stringify({ v: 1, type, payload }))
    },
    sendText: (text) => socket.send(text),
    closed: (ms) => until(() => code, ms),
    listen: async () => {
      await run.target.settle(lag)
      // Frames arrive in order: what was sent before the pong has arrived.
      const answered = new Promise<void>((resolve) => socket.once('pong', () => resolve()))
      if (socket.readyState === WebSocket.OPEN) socket.ping()
      await Promise.race([answered, until(() => code, pongWithin)])
    },
    close: () => socket.terminate(),
  }
}

type Options = { ticket?: Ticket; jar?: Jar; from?: Position; presence?: 'here' | 'away'; stays?: boolean }

/** An open connection: its ticket, and the number after which its events begin. */
export type OpenConnection = Connection & { ticket: Ticket; from: number }

/** Connects a person. @throws {Blocked} if there is no welcome */
export async function connect(run: Run, part: Part, gameId: GameId, options: Options = {}): Promise<OpenConnection> {
  const ticket = options.ticket ?? (await ticketFor(run, part, gameId, options.jar))
  const connection = await dial(run, ticket.channel, options)
  if (!connection) throw failed(run, 'the live channel does not open')
  const { stream, seq } = options.from ?? ticket
  connection.send('hello', { ticket: ticket.ticket, stream, seq, presence: options.presence ?? 'here' })
  if (!(await connection.next('welcome'))) throw failed(run, 'the live channel does not welcome who has a ticket')
  return { ...connection, ticket, from: seq }
}

function failed(run: Run, message: string): Blocked {
  run.fail(message, 'asyncapi.yaml: welcome')
  return new Blocked(message)
}

type MemberPart = (typeof members)[number]

export type LiveScene = Scene &
  Group & {
    tabs: Record<MemberPart, OpenConnection>
    /** Checks the next event of a type that this person receives. */
    gets: (part: MemberPart, type: string, want?: unknown) => Promise<Frame | undefined>
    /** None of these people has received such a frame. */
    getsNot: (who: readonly MemberPart[], what: string, isIt: (frame: Frame) => boolean) => Promise<void>
  }

/** A check in a game of its own, with everybody connected. */
export const live = (title: string, work: (scene: LiveScene) => Promise<void>) =>
  inGroup(title, async (scene) => {
    const { run, gameId } = scene
    const tabs = {} as LiveScene['tabs']
    for (const part of members) tabs[part] = await connect(run, part, gameId)
    await work({
      ...scene,
      tabs,
      gets: (part, type, want = {}) => mustReceive(run, tabs[part], `to the ${part}`, type, want),
      async getsNot(who, what, isIt) {
        for (const part of who) {
          await tabs[part].listen()
          const wrong = tabs[part].events().find(isIt)
          if (wrong) run.fail(`the ${part} gets ${what}`, `asyncapi.yaml: ${wrong.type}`)
        }
      },
    })
  })

/** Checks the payload of the next event of a type. */
export async function mustReceive(run: Run, connection: Connection, to: string, type: string, want: unknown = {}) {
  const where = `asyncapi.yaml: ${type}`
  const received = await connection.next(type)
  if (!received) run.fail(`${type} is not sent ${to}`, where)
  else
    for (const message of unlike(received.payload, await withIds(run, want)))
      run.fail(`${type}, sent ${to}: ${message}`, where)
  return received
}

const frame = '#/components/schemas/LiveFrame'

/** Events are numbered without a gap; a signal repeats the number before it. */
export function mustCount(run: Run, { frames, from }: Pick<OpenConnection, 'frames' | 'from'>, occasion: string) {
  let last = from
  for (const { seq, isSignal, type } of frames) {
    const want = isSignal ? last : last + 1
    if (seq !== want) run.fail(`${occasion}: the number of ${type} is ${seq}, not ${want}`, frame)
    last = seq
  }
}
