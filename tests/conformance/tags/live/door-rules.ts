import { rules } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import type { Run } from '../../kernel/run.ts'
import { signInWith } from '../../kernel/sign-in.ts'
import { ask, needed, type Part, remove, somebody, standingTable, withGame, withTable } from '../../kernel/table.ts'
import type { Jar } from '../../kernel/transport/cookies.ts'
import { dial, type Line, mustCount, openLine, type Ticket, ticketFor } from './line.ts'

const bye = '#/components/schemas/Bye'

/** Who gets into the live channel, and who does not stay. */
export const doorRules = rules(pointerTo('createLiveTicket'), {
  'live-ticket-once: a ticket opens the channel once': once,
  async 'live-ticket-own-game: a ticket opens the channel of its own game'(run) {
    const { gameId } = await standingTable(run)
    await withGame(run, {}, async (elsewhere) => {
      const mine = await ticketFor(run, 'host', gameId)
      const { channel } = await ticketFor(run, 'host', elsewhere)
      await mustStayOutside(run, { ...mine, channel }, 'the ticket of another game')
    })
  },
  async 'live-ticket-needed: without a ticket that is one there is no way in'(run) {
    const { gameId } = await standingTable(run)
    const ticket = await ticketFor(run, 'player', gameId)
    const made = [...ticket.ticket].toReversed().join('')
    await mustStayOutside(run, { ...ticket, ticket: made }, 'a ticket that nobody gave')
  },
  async 'live-origin: the page of another origin does not get in'(run) {
    const { gameId } = await standingTable(run)
    // Of another host, of one whose name begins alike, and of a page that has no origin to tell.
    for (const origin of ['https://elsewhere.example', `${run.target.origin}.elsewhere.example`, 'null']) {
      const { channel, ticket, stream, seq } = await ticketFor(run, 'player', gameId)
      const line = await dial(run, channel, { origin })
      if (!line) continue
      line.send('hello', { ticket, stream, seq, presence: 'here' })
      if (await line.next('welcome')) run.fail(`the page of ${origin} is welcome`, 'asyncapi.yaml: hello')
      line.close()
    }
  },
  async 'live-frames-read: what is no frame ends the line'(run) {
    const { gameId } = await standingTable(run)
    const { ticket, stream, seq } = await ticketFor(run, 'player', gameId)
    const again = { v: 1, type: 'hello', payload: { ticket, stream, seq, presence: 'here' } }
    const noFrames = [
      ...['hello?', '{}', '{"v":1,"type":"presence","payload":{"presence":"asleep"}}', '[]'],
      ...['{"v":2,"type":"alive","payload":{}}', JSON.stringify(again)],
    ]
    for (const text of noFrames) {
      const line = await openLine(run, 'player', gameId)
      line.sendText(text)
      await mustEnd(run, line, 'frame', 4400, text.replace(ticket, '…'))
    }
  },
  async 'live-flood: more frames than a person makes end the line'(run) {
    const { gameId } = await standingTable(run)
    const line = await openLine(run, 'player', gameId)
    for (let count = 0; count < 1000; count++) line.send('alive', {})
    await mustEnd(run, line, 'busy', 4429, 'a thousand frames at once')
  },
  async 'live-seat-lost: who is removed, or leaves, is told so and does not stay'(run) {
    await withTable(run, async ({ gameId }) => {
      const removed = await openLine(run, 'player', gameId)
      const secondTab = await openLine(run, 'player', gameId)
      const unused = await ticketFor(run, 'player', gameId)
      const left = await openLine(run, 'admin', gameId)
      await remove(run, 'player', gameId)
      await mustEnd(run, removed, 'removed', 4403, 'a player who was removed')
      await mustEnd(run, secondTab, 'removed', 4403, 'the second tab of a player who was removed')
      mustCount(run, removed, 'a player who was removed')
      await mustNotEnter(run, unused, 'a ticket of somebody who was removed since')
      const told = await left.next('member.left')
      if (told?.payload.how !== 'removed') run.fail('the others are not told that somebody was removed', bye)
      needed(await ask(run, 'admin', 'leaveGame', { params: { gameId } }), 204, 'leaving a game')
      await mustEnd(run, left, 'left', 4403, 'an admin who left')
      const again = await ask(run, 'player', 'createLiveTicket', { params: { gameId } })
      run.hasStatus(again, 404, 'a ticket for somebody who was removed')
      if (removed.facts().some(({ type }) => type === 'member.left'))
        run.fail('who was removed hears what comes after', bye)
    })
  },
  async 'live-game-deleted: a deleted game ends every line'(run) {
    await withTable(run, async ({ gameId }) => {
      const line = await openLine(run, 'player', gameId)
      needed(await ask(run, 'host', 'deleteGame', { params: { gameId } }), 204, 'deleting a game')
      await mustEnd(run, line, 'gameDeleted', 4404, 'a game that was deleted')
    })
  },
  'live-signed-out: a session that ends takes its lines with it, and no others': signedOut,
  async 'live-signed-out-elsewhere: who signs out everywhere else keeps the lines of this session alone'(run) {
    await sessionEnds(run, 'host', async (own) => {
      needed(await run.call('endOtherSessions', { jar: own }), 204, 'signing out elsewhere')
    })
  },
})

/** The line ends with this reason and the code that goes with it. */
async function mustEnd(run: Run, line: Line, reason: string, code: number, occasion: string) {
  const last = await line.next('bye')
  if (!last) return run.fail(`${occasion}: there is no bye`, bye)
  if (last.payload.reason !== reason) run.fail(`${occasion}: the reason is ${last.payload.reason}, not ${reason}`, bye)
  const came = await line.closed()
  if (came !== code) run.fail(`${occasion}: the line is closed with ${came}, not ${code}`, bye)
}

/** Whoever says hello with this is told nothing but a bye. */
async function mustNotEnter(run: Run, ticket: Ticket, occasion: string, look?: (line: Line) => Promise<void>) {
  const line = await dial(run, ticket.channel)
  if (!line) return
  line.send('hello', { ticket: ticket.ticket, stream: ticket.stream, seq: ticket.seq, presence: 'here' })
  await (look?.(line) ?? line.closed())
  if (line.frames.some(({ type }) => type !== 'bye')) run.fail(`${occasion}: more than a bye is told`, bye)
  line.close()
}

/** Whoever says hello with this gets no welcome, but the reason: the ticket. */
export const mustStayOutside = (run: Run, ticket: Ticket, occasion: string) =>
  mustNotEnter(run, ticket, occasion, (line) => mustEnd(run, line, 'ticket', 4400, occasion))

async function once(run: Run): Promise<void> {
  const { gameId } = await standingTable(run)
  const line = await openLine(run, 'player', gameId)
  await mustStayOutside(run, line.ticket, 'a ticket that was used')
  line.close()
  await mustStayOutside(run, line.ticket, 'a ticket that was used, when its line is closed')
}

async function signedOut(run: Run): Promise<void> {
  await sessionEnds(run, 'admin', (_, other) => run.call('logout', { jar: other }))
}

/** Somebody has two sessions, of which the second ends. */
async function sessionEnds(run: Run, part: Part, end: (own: Jar, other: Jar) => Promise<unknown>): Promise<void> {
  const { gameId } = await standingTable(run)
  const { contact, jar } = await somebody(run, part)
  const other = run.newJar()
  await signInWith(run, contact, other)
  const ending = await openLine(run, part, gameId, { jar: other })
  const unused = await ticketFor(run, part, gameId, other)
  const staying = [await openLine(run, part, gameId), await openLine(run, 'player', gameId)]
  await end(jar, other)
  await mustEnd(run, ending, 'signedOut', 4401, 'a session that has ended')
  await mustNotEnter(run, unused, 'a ticket of a session that has ended since')
  for (const line of staying) {
    await line.listen()
    if (line.frames.some(({ type }) => type === 'bye')) run.fail('a session that goes on has lost its line too', bye)
    line.close()
  }
}
