import { fileURLToPath } from 'node:url'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { listEvents, readEvents } from '../../../../scripts/contract/read/events.ts'
import { readContract } from '../../../../scripts/contract/read/read-contract.ts'
import type { Run } from '../../kernel/run.ts'

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
  const yaml = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url))
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
