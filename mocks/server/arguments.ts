import { parseArgs } from 'node:util'
import { readRealTags, type Tag } from '../scenarios/real-tags.ts'
import { type ScenarioId, scenarioIds, scenarioNamed, scenarios } from '../scenarios/scenarios.ts'
import { madeHint, worldIds, worldNamed, worlds } from '../tags/worlds.ts'

export type Arguments = {
  port: number
  host: string
  scenario: ScenarioId
  latency: number
  cors: string[]
  /** The contents of an empty world. */
  world: string
  /** The file that stores the world. */
  data?: string
  /** The tags that a real server answers, and its origin. */
  real: readonly Tag[]
  target: string
  /** Whether a link opens the workbench from another machine. */
  open: boolean
}

const defaultTarget = 'http://localhost:8080'

const width = Math.max(...scenarioIds.map((id) => id.length))

export const help = `The mocked backend of Emberhall, over HTTP.

  npm run mock-server -- [--port 8080] [--scenario slow] …

  --port <number>      where to listen; 0 for any free port (8080, with --real 8090)
  --host <address>     which address to listen on; 0.0.0.0 for every network (127.0.0.1)
  --scenario <name>    how to behave (normal)
${scenarioIds.map((id) => `                         ${id.padEnd(width)}  ${scenarios[id].hint}`).join('\n')}
  --world <name>       what there is at the beginning; a world that --data has kept stays (empty)
${worldIds.map((id) => `                         ${id.padEnd(width)}  ${worlds[id].hint}`).join('\n')}
                         in other numbers: ${madeHint}
  --latency <ms>       added to every answer (0)
  --cors <origin>      lets pages of this origin call it, with cookies; may be repeated
  --data <file>        keeps the world in this file, so that it is there again after a restart
  --real <tags>        lets the server at API_TARGET (${defaultTarget}) answer these tags, such as auth,profile
  --open               prints a link that opens the workbench from another machine (with --host 0.0.0.0)
  --help               this text

Codes are printed here as they are sent. This machine can also read them at /__outbox, newest first, as JSON;
/__outbox?contact=rowan@example.com gives those to one contact. /__mock is the workbench.
`

/**
 * Parses the command line.
 *
 * @returns The arguments, or `help` if that was asked for.
 * @throws An error with a sentence for the person if something is unknown or out of range.
 */
export function readArguments(args: string[]): Arguments | 'help' {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      port: text,
      host: { ...text, default: '127.0.0.1' },
      scenario: { ...text, default: 'normal' },
      world: { ...text, default: 'empty' },
      latency: { ...text, default: '0' },
      cors: { ...text, multiple: true, default: [] },
      data: text,
      real: { ...text, default: '' },
      open: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return 'help'
  if (values.data === '') throw new Error('--data is empty. Name a file.')
  const scenario = scenarioNamed(values.scenario)
  if (!scenario) throw new Error(`--scenario is "${values.scenario}". Use one of: ${scenarioIds.join(', ')}.`)
  if (!worldNamed(values.world)) throw new Error(`--world is "${values.world}". Use one of: ${worldIds.join(', ')}.`)
  const real = readRealTags(values.real)
  const port = wholeNumber('--port', values.port ?? (real.length > 0 ? '8090' : '8080'), 65_535)
  const target = origin('API_TARGET', process.env.API_TARGET || defaultTarget)
  if (real.length > 0 && [`http://localhost:${port}`, `http://127.0.0.1:${port}`].includes(target))
    throw new Error(`API_TARGET is "${target}", where this server itself listens. Choose another --port.`)
  return {
    port,
    host: values.host,
    scenario,
    world: values.world,
    latency: wholeNumber('--latency', values.latency, 60_000),
    cors: values.cors.map((given) => origin('--cors', given)),
    data: values.data,
    open: values.open,
    real,
    target,
  }
}

function wholeNumber(flag: string, given: string, most: number): number {
  const number = /^\d+$/.test(given) ? Number(given) : Number.NaN
  if (!(number <= most)) throw new Error(`${flag} is "${given}". Use a whole number from 0 to ${most}.`)
  return number
}

function origin(name: string, given: string): string {
  if (URL.canParse(given) && new URL(given).origin === given) return given
  throw new Error(`${name} is "${given}". Use an origin such as http://localhost:5173, without a path or a slash.`)
}
