import { startMockServer } from '../../mocks/server/server.ts'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { createPathMatcher } from '../../src/contract/paths.ts'
import { createContacts } from './kernel/contacts.ts'
import { createRedactor } from './kernel/report/redact.ts'
import type { Parts } from './kernel/run-checks.ts'
import { signIn } from './kernel/sign-in.ts'
import { type Came, type Sent, send, type Target } from './kernel/transport/http-adapter.ts'
import { createExchangeValidator } from './kernel/validate-exchange.ts'

const match = createPathMatcher(operations)
/** The operation of a call, if the contract has it. */
export const operationOf = ({ method, path }: Sent): OperationId | undefined =>
  match(path.replace(basePath, '').replace(/\?.*/, ''))?.byMethod[method]

/** The answer to a call. A bad server answers in place of the mock; `forward` calls the mock. */
export type Answer = (sent: Sent, forward: (sent: Sent) => Promise<Came>) => Promise<Came>

export type Edit = (came: Came, sent: Sent) => Came

/** Other answers of one operation. */
export const on =
  (id: OperationId, edit: Edit): Answer =>
  async (sent, forward) => {
    const came = await forward(sent)
    return operationOf(sent) === id ? edit(came, sent) : came
  }
/** Other answers of every operation. */
export const everywhere =
  (edit: Edit): Answer =>
  async (sent, forward) =>
    edit(await forward(sent), sent)
/** One status in place of another. */
export const turned = (id: OperationId, from: number, to: number): Answer =>
  on(id, (came) => (came.status === from ? { ...came, status: to } : came))
/** The latest success of an operation in place of a refusal. */
export function replayed(id: OperationId, refusal: number): Answer {
  let success: Came | undefined
  return on(id, (came) => {
    if (came.status < 300) success = came
    return came.status === refusal && success ? success : came
  })
}
/** Other successes of one operation. */
export const jsonOn = (id: OperationId, change: (body: Record<string, unknown>, sent: Sent) => unknown): Answer =>
  on(id, (came, sent) =>
    came.status < 300 ? { ...came, body: JSON.stringify(change(JSON.parse(came.body), sent)) } : came,
  )

const validateExchange = createExchangeValidator(basePath)
/** The clock of the mock and of the checks. */
const realNow = Date.now
let passed = 0

/**
 * The mock in this process, and all that a run asks it with. Plain calls are answered without a connection; what HTTP itself
 * has a say in, and the live channel, go over a port of this machine.
 */
export async function startInProcess({
  answer = (sent, forward) => forward(sent),
  changeFrame,
  frameWithin,
  patience = Number.POSITIVE_INFINITY,
  given = ['rowan@example.com', '+12025550123'],
}: {
  answer?: Answer
  changeFrame?: Target['changeFrame']
  frameWithin?: number
  patience?: number
  /** The contacts that receive codes. */
  given?: string[]
} = {}) {
  const mock = await startMockServer()
  const { world, url: origin } = mock
  passed = 0
  Date.now = () => realNow() + passed
  const forward = (sent: Sent) => (isPlain(sent) ? answerTo(sent) : send(origin, sent, 5000))

  async function answerTo({ method, path, headers, body, encoding }: Sent): Promise<Came> {
    const bytes = body === '' || method === 'GET' ? undefined : new Uint8Array(Buffer.from(body, encoding))
    const response = await mock.answerTo(new Request(new URL(path, origin), { method, headers, body: bytes }))
    return { status: response.status, headers: [...response.headers], body: await response.text() }
  }

  const target: Target = {
    changeFrame,
    frameWithin,
    origin,
    basePath,
    secure: false,
    send: (sent) => answer(sent, forward),
    async pass(ms) {
      passed += ms
      await world.step(() => undefined)
    },
    patience,
    async settle() {
      for (let round = 0; round < 4; round++) {
        await world.step(() => undefined)
        await new Promise(setImmediate)
      }
    },
  }
  const parts: Omit<Parts, 'checks'> = {
    target,
    validateExchange,
    signIn,
    contacts: createContacts(given, 'x7'),
    redactor: createRedactor(),
    async codes(contact) {
      const [newest] = await world.outbox.listTo(contact)
      if (!newest) throw new Error(`nothing was sent to ${contact}`)
      return newest.code
    },
  }
  async function close() {
    await mock.close()
    Date.now = realNow
  }
  return { parts, world, close }
}

/** A call that needs neither HTTP nor the server's checks of origins. */
const isPlain = ({ method, path, headers, body }: Sent) =>
  /^(GET|POST|PUT|PATCH|DELETE)$/.test(method) &&
  URL.canParse(`http://localhost${path}`) &&
  (headers.Origin === undefined || method === 'GET') &&
  body.length < 100_000
