import type { Fault, Plant } from '../../../kernel/faults/fault.ts'
import { contentOf, madeUp, withContent } from '../../../kernel/faults/mutate-response.ts'
import { checked, isCheck, letIn, sentFor, wrong } from './code-plants.ts'

/** Counts wrong codes by a header instead of by request. */
function triesBy(header: string): Plant {
  return async (call, behind) => {
    const reply = await behind.forward(call)
    const { requestId, code } = contentOf(call)
    const right = sentFor(behind, requestId)
    if (!isCheck(call) || right === undefined || typeof code !== 'string') return reply
    const key = `tries ${requestId} ${call.headers[header]}`
    const tries = Number(behind.memory.get(key) ?? 0)
    behind.memory.set(key, String(tries + 1))
    if (reply.status !== 410 || tries >= 5) return reply
    return code === right ? letIn() : wrong()
  }
}

/** Accepts a code that differs from the right one in one position. */
function blindTo(place: number): Plant {
  const rest = (code: unknown) => String(code).slice(0, place) + String(code).slice(place + 1)
  return async (call, behind) => {
    const { requestId, code, ...more } = contentOf(call)
    const right = sentFor(behind, requestId)
    const isNear = typeof code === 'string' && code.length === 6 && right !== undefined && rest(code) === rest(right)
    return behind.forward(isCheck(call) && isNear ? withContent(call, { ...more, requestId, code: right }) : call)
  }
}

/** Keeps the older of two simultaneous requests open. */
const startsRaced: Plant = async (call, { forward, memory, world }) => {
  const reply = await forward(call)
  if (call.id === 'startVerification' && reply.status === 200)
    memory.set(JSON.parse(reply.body).requestId, String(Date.now()))
  const messages = world.outbox.list()
  const to = messages.find(({ id }) => id === contentOf(call).requestId)?.to
  const [one, other] = messages.filter((message) => message.to === to).map(({ id }) => Number(memory.get(id)))
  const isRaced = to !== undefined && one !== undefined && other !== undefined && Math.abs(one - other) < 20
  return isCheck(call) && reply.status === 410 && isRaced ? wrong() : reply
}

/** Codes that are not compared completely, tries that are not counted, requests that are not found. */
export const triesFaults = {
  ...Object.fromEntries(
    [
      ['X-Forwarded-For', 'x-forwarded-for'],
      ['User-Agent', 'user-agent'],
      ['Cookie', 'cookie'],
    ].map(([name = '', header = '']) => [
      `tries by ${header}`,
      { title: `wrong codes are counted for each ${name}`, foundBy: 'five-wrong-codes', plant: triesBy(header) },
    ]),
  ),
  ...Object.fromEntries(
    [
      ['first', 0, 'five-wrong-codes'],
      ['third', 2, 'five-wrong-codes'],
      ['fifth', 4, 'refused-code-kept'],
      ['last', 5, 'refused-code-kept'],
    ].map(([what, at, foundBy]) => [
      `${what} digit`,
      { title: `the ${what} digit is not compared`, foundBy: String(foundBy), plant: blindTo(Number(at)) },
    ]),
  ),
  'wrong code again': {
    title: 'a wrong code that is sent again is not counted',
    foundBy: 'five-wrong-codes',
    plant: async (call, { forward, memory }) => {
      const { requestId, code } = contentOf(call)
      const isAgain = isCheck(call) && memory.has(`wrong ${requestId} ${code}`)
      const reply = isAgain ? wrong() : await forward(call)
      if (isCheck(call) && reply.status === 400) memory.set(`wrong ${requestId} ${code}`, '')
      return reply
    },
  },
  'code for all': {
    title: '123456 opens every request',
    foundBy: 'unknown-contact-alike',
    plant: checked(400, (reply, call) => (contentOf(call).code === '123456' ? letIn() : reply)),
  },
  'refused start sends': {
    title: 'a start that is refused for a field too many sends a code',
    foundBy: 'refused-code-kept',
    plant: async (call, { forward }) => {
      const { unheardOf, ...contact } = contentOf(call)
      if (call.id === 'startVerification' && unheardOf === 1) await forward(withContent(call, contact))
      return forward(call)
    },
  },
  'starts raced': {
    title: 'of two starts at the same moment both are open',
    foundBy: 'one-request-at-once',
    plant: startsRaced,
  },
  'id in capitals': {
    title: 'a request id in capitals is not found',
    foundBy: 'newer-voids-older',
    plant: async (call, { forward }) =>
      isCheck(call) && /[A-F]/.test(String(contentOf(call).requestId))
        ? madeUp(410, { message: 'This code has expired.' })
        : forward(call),
  },
  'id version 7': {
    title: 'a request id of version 7 is refused',
    foundBy: 'checkVerification.410',
    plant: async (call, { forward }) =>
      isCheck(call) && /^.{14}7/.test(String(contentOf(call).requestId)) ? wrong() : forward(call),
  },
} satisfies Record<string, Fault>
