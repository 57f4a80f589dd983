import type { OperationId } from '../../src/contract/operations.gen.ts'
import { type LiveFault, liveFaults } from '../live/faults.ts'
import type { FaultId } from './chosen-answers.ts'

/** The delay of an answer in the slow scenario, seconds. */
export const slowSeconds = 3

/** The length of a session in the short-session scenario, seconds. The warning comes after half a minute, as a test says. */
export const shortSessionSeconds = 150

export type Scenario = {
  label: string
  /** What to expect, in one sentence. */
  hint: string
  /** The delay of every answer, in milliseconds. */
  latency?: number
  /** The length of a session, in seconds; an hour by default. */
  sessionSeconds?: number
  /** The fault of every operation, or of some. */
  fault?: FaultId
  only?: readonly OperationId[]
  /** The fault of the live channel. */
  live?: LiveFault
}

/** A scenario for each fault of the live channel: `live-dropped` and the like. */
const liveScenarios = Object.fromEntries(
  Object.entries(liveFaults).map(([live, { label, hint }]) => [
    `live-${live}`,
    { label: `Live: ${label.toLowerCase()}`, hint, live },
  ]),
) as Record<`live-${LiveFault}`, Scenario>

/** The states of the backend. One is chosen in the panel, by `?mock=<name>`, or by a flag of the server. */
export const scenarios = {
  normal: { label: 'Normal', hint: 'Everything works.' },
  slow: { label: 'Slow', hint: `Every answer takes ${slowSeconds} seconds longer.`, latency: slowSeconds * 1000 },
  hanging: { label: 'Hanging', hint: 'No call is ever answered.', fault: 'hanging' },
  offline: { label: 'Offline', hint: 'Every call fails, as it would without a network.', fault: 'offline' },
  'server-error': { label: 'Server error', hint: 'Every answer is a 500.', fault: '500-message' },
  'rate-limited': {
    label: 'Rate limited',
    hint: 'Sending a code and checking one answer 429, with when to try again.',
    fault: '429-seconds',
    only: ['startVerification', 'checkVerification'],
  },
  'short-session': {
    label: 'Short session',
    hint: `From the next sign-in or userinfo call, a session lasts ${shortSessionSeconds} seconds.`,
    sessionSeconds: shortSessionSeconds,
  },
  'off-contract': { label: 'Off-contract', hint: 'Every answer is a 200 of the wrong shape.', fault: 'wrong-shape' },
  ...liveScenarios,
} satisfies Record<string, Scenario>

export type ScenarioId = keyof typeof scenarios
export const scenarioIds = Object.keys(scenarios) as ScenarioId[]

/** Finds a scenario by a name that a person typed; `undefined` if there is none. */
export function scenarioNamed(name: string): ScenarioId | undefined {
  return scenarioIds.find((id) => id === name.trim().toLowerCase())
}
