import type { GameEvents } from '../../src/contract/events.gen.ts'
import { gameEventsUp } from '../../src/contract/events.gen.ts'
import { zLiveCommand } from '../../src/contract/schemas/live.gen.ts'
import { longestFrame } from './limits.ts'

type Up = GameEvents['up']

/** A frame of a client. */
export type UpFrame = { [Type in keyof Up]: { type: Type; payload: Up[Type] } }[keyof Up]

/** Reads a frame of a client; nothing if it is none of the contract. */
export function readFrame(data: unknown): UpFrame | undefined {
  if (typeof data !== 'string' || data.length > longestFrame) return undefined
  let json: unknown
  try {
    json = JSON.parse(data)
  } catch {
    return undefined
  }
  const command = zLiveCommand.safeParse(json).data
  if (!command || !isType(command.type)) return undefined
  const payload = gameEventsUp[command.type].safeParse(command.payload)
  return payload.success ? ({ type: command.type, payload: payload.data } as UpFrame) : undefined
}

const isType = (type: string): type is keyof Up => Object.hasOwn(gameEventsUp, type)
