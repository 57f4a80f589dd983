import { type GameEvents, gameEventsUp } from '../../src/contract/events.gen.ts'
import { readJson } from '../../src/contract/read-json.ts'
import { zLiveCommand } from '../../src/contract/schemas/live.gen.ts'
import type { Bye, Hello } from '../../src/contract/types.gen.ts'
import type { Step } from '../db/rows.ts'
import { isoTime } from '../db/time.ts'
import type { World } from '../db/world.ts'
import { beatEvery, framesAtOnce, framesPerSecond, helloWithin, longestFrame, silentFor } from '../limits.ts'
import type { Signal } from './publish.ts'
import { closeCodes, failed, goingAway, type Receiver, restarted, type Socket } from './socket.ts'
import { type Frame, frameKey, frames } from './tables.ts'
import { arrive, type Subscriber, streamStatus } from './tickets.ts'

export type Connection = Receiver & {
  /** The person of the connection, once `welcome` is sent. */
  subscriber(): Subscriber | undefined
  tabId: string
  presence(): Hello['presence']
  /** Sends the events since the last check. */
  sendEvents(rows: Step): void
  /** Does what is due: a beat, or the end of a silent connection. */
  tick(): void
  end(code: number): void
}

type ConnectionOptions = {
  world: World
  gameId: string
  socket: Socket
  /** The time up to which the tab of a client that arrives now counts, Unix milliseconds. */
  tabExpiry: () => number
  /** How long a client may be silent; without it, it never counts as gone. */
  silence?: number | undefined
  onArrived: () => void
  onPresence: (connection: Connection) => void
  onGone: (connection: Connection) => void
}

/**
 * One connection of a client. It is opening until the first frame has brought a valid ticket; then events are sent in
 * order, each once; then it is closed.
 */
export function createConnection(options: ConnectionOptions): Connection {
  const { world, gameId, socket, silence = silentFor } = options
  const tabId = world.newId()
  const bucket = createBucket(world.realNow)
  let state: 'opening' | 'greeting' | 'live' | 'over' = 'opening'
  let subscriber: Subscriber | undefined
  let presence: Hello['presence'] = 'here'
  let sent = 0
  let sentAt = world.realNow()
  let heardAt = world.realNow()
  const opening = setTimeout(() => bye('frame'), helloWithin)

  const sendFrame = (frame: Frame) => {
    sentAt = world.realNow()
    socket.send(JSON.stringify(frame))
  }
  const signal = <Type extends Signal>(type: Type, payload: GameEvents['down'][Type]) =>
    sendFrame({ v: 1, type, seq: sent, at: isoTime(world.now()), payload: { ...payload } })

  const finish = () => {
    if (state === 'over') return
    state = 'over'
    clearTimeout(opening)
    options.onGone(connection)
  }
  const end = (code: number) => {
    if (state === 'over') return
    finish()
    socket.close(code)
  }
  const bye = (reason: Bye['reason']) => {
    if (state === 'over') return
    signal('bye', { reason })
    end(closeCodes[reason])
  }

  const greet = async (hello: Hello) => {
    state = 'greeting'
    clearTimeout(opening)
    presence = hello.presence
    const arrival = { gameId, tabId, hello, until: options.tabExpiry() }
    const arrived = await world.step((rows) => arrive(rows, arrival))
    if ('refused' in arrived) return bye(arrived.refused)
    subscriber = arrived.subscriber
    // The connection may be closed meanwhile.
    if (state !== 'greeting') return options.onGone(connection)
    const isSame = hello.stream === subscriber.stream
    const canResume = isSame && hello.seq <= arrived.seq
    sent = canResume ? hello.seq : arrived.seq
    signal('welcome', { stream: subscriber.stream, beatSeconds: beatEvery / 1000 })
    if (!canResume) signal('resync', { reason: isSame ? 'gap' : 'restart' })
    state = 'live'
    options.onArrived()
  }

  const handle = (frame: UpFrame): void => {
    if (frame.type === 'hello' ? state !== 'opening' : state === 'opening') bye('frame')
    else if (frame.type === 'hello') void greet(frame.payload).catch(() => end(failed))
    else if (frame.type === 'presence') {
      presence = frame.payload.presence
      options.onPresence(connection)
    }
  }

  /** The next frame. If it is no longer stored: a later resync, which replaces all before it. */
  const next = (rows: Step, stream: string): Frame | undefined => {
    const stored = rows(frames).get(frameKey(stream, sent + 1))
    if (stored) return stored.frame
    const [first] = rows(frames).where({ stream })
    return first?.frame.type === 'resync' && first.frame.seq > sent ? first.frame : undefined
  }

  const connection: Connection = {
    subscriber: () => subscriber,
    tabId,
    presence: () => presence,
    receive(data) {
      if (state === 'over') return
      heardAt = world.realNow()
      if (!bucket.take()) return bye('busy')
      const frame = readFrame(data)
      if (frame) handle(frame)
      else bye('frame')
    },
    gone: finish,
    sendEvents(rows) {
      if (state !== 'live' || !subscriber) return
      const status = streamStatus(rows, subscriber)
      if (!status) return end(restarted)
      if ('over' in status) return bye(status.over)
      while (state === 'live' && sent < status.seq) {
        const frame = next(rows, subscriber.stream)
        if (state !== 'live') return
        sent = frame?.seq ?? status.seq
        if (frame) sendFrame(frame)
        else signal('resync', { reason: 'gap' })
      }
    },
    tick() {
      if (state === 'over') return
      if (world.realNow() - heardAt >= silence) end(goingAway)
      else if (state === 'live' && world.realNow() - sentAt >= beatEvery) signal('beat', {})
    },
    end,
  }
  return connection
}

/** Allows a burst of frames, and from then on a number per second. @param now Unix milliseconds */
function createBucket(now: () => number) {
  let left = framesAtOnce
  let at = now()
  return {
    /** Whether one more may pass. */
    take(): boolean {
      left = Math.min(framesAtOnce, left + ((now() - at) / 1000) * framesPerSecond)
      at = now()
      if (left < 1) return false
      left--
      return true
    },
  }
}

type Up = GameEvents['up']

/** A frame of a client. */
type UpFrame = { [Type in keyof Up]: { type: Type; payload: Up[Type] } }[keyof Up]

/** Reads a frame of a client; nothing if the contract has no such frame. */
function readFrame(data: unknown): UpFrame | undefined {
  if (typeof data !== 'string' || data.length > longestFrame) return undefined
  const command = zLiveCommand.safeParse(readJson(data)).data
  if (!command || !isType(command.type)) return undefined
  const payload = gameEventsUp[command.type].safeParse(command.payload)
  return payload.success ? ({ type: command.type, payload: payload.data } as UpFrame) : undefined
}

const isType = (type: string): type is keyof Up => Object.hasOwn(gameEventsUp, type)
