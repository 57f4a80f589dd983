import { pointerTo } from '../../kernel/contract.ts'
import { atLines, dial, type Line, mustCount, openLine, type Ticket, ticketFor } from '../../kernel/line.ts'
import type { Run } from '../../kernel/run.ts'
import { atStandingTable, atTable, rulesAt, type Scene } from '../../kernel/scene.ts'
import { signInWith } from '../../kernel/sign-in.ts'
import { type Part, somebody, withGame } from '../../kernel/table.ts'
import type { Jar } from '../../kernel/transport/cookies.ts'

const bye = '#/components/schemas/Bye'

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

/** Somebody has two sessions, of which the second ends. */
async function sessionEnds({ run, gameId }: Scene, part: Part, end: (own: Jar, other: Jar) => Promise<unknown>) {
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
  }
}

/** Who gets into the live channel, and who does not stay. */
export const doorRules = rulesAt(pointerTo('createLiveTicket'), {
  'live-ticket-once': atStandingTable('a ticket opens the channel once, of its own game', async ({ run, gameId }) => {
    const line = await openLine(run, 'player', gameId)
    await mustStayOutside(run, line.ticket, 'a ticket that was used')
    line.close()
    await mustStayOutside(run, line.ticket, 'a ticket that was used, when its line is closed')
    const { ticket, ...rest } = await ticketFor(run, 'player', gameId)
    const made = [...ticket].toReversed().join('')
    await mustStayOutside(run, { ...rest, ticket: made }, 'a ticket that nobody gave')
    await withGame(run, {}, async (elsewhere) => {
      const mine = await ticketFor(run, 'host', gameId)
      const { channel } = await ticketFor(run, 'host', elsewhere)
      await mustStayOutside(run, { ...mine, channel }, 'the ticket of another game')
    })
  }),
  'live-origin': atStandingTable('the page of another origin does not get in', async ({ run, gameId }) => {
    // Of another host, of one whose name begins alike, and of a page that has no origin to tell.
    for (const origin of ['https://elsewhere.example', `${run.target.origin}.elsewhere.example`, 'null']) {
      const { channel, ticket, stream, seq } = await ticketFor(run, 'player', gameId)
      const line = await dial(run, channel, { origin })
      line?.send('hello', { ticket, stream, seq, presence: 'here' })
      if (await line?.next('welcome')) run.fail(`the page of ${origin} is welcome`, 'asyncapi.yaml: hello')
      line?.close()
    }
  }),
  'live-frames-read': atStandingTable('what is no frame ends the line, and more than a person makes', async (scene) => {
    const { run, gameId } = scene
    const { ticket, stream, seq } = await ticketFor(run, 'player', gameId)
    const again = { v: 1, type: 'hello', payload: { ticket, stream, seq, presence: 'here' } }
    const asleep = '{"v":1,"type":"presence","payload":{"presence":"asleep"}}'
    const noFrames = ['hello?', '{}', asleep, '[]', '{"v":2,"type":"alive","payload":{}}', JSON.stringify(again)]
    for (const text of noFrames) {
      const line = await openLine(run, 'player', gameId)
      line.sendText(text)
      await mustEnd(run, line, 'frame', 4400, text.replace(ticket, '…'))
    }
    const line = await openLine(run, 'player', gameId)
    for (let count = 0; count < 1000; count++) line.send('alive', {})
    await mustEnd(run, line, 'busy', 4429, 'a thousand frames at once')
  }),
  'live-seat-lost': atLines('who is removed, or leaves, is told so and does not stay', async (scene) => {
    const { by, hears, lines, run, gameId } = scene
    const { player, admin } = lines
    const secondTab = await openLine(run, 'player', gameId)
    const unused = await ticketFor(run, 'player', gameId)
    await by('host', 'removeMember', 204, { userId: 'player' })
    await mustEnd(run, player, 'removed', 4403, 'a player who was removed')
    await mustEnd(run, secondTab, 'removed', 4403, 'the second tab of a player who was removed')
    mustCount(run, player, 'a player who was removed')
    await mustNotEnter(run, unused, 'a ticket of somebody who was removed since')
    await hears('admin', 'member.left', { how: 'removed' })
    await by('admin', 'leaveGame', 204)
    await mustEnd(run, admin, 'left', 4403, 'an admin who left')
    await by('player', 'createLiveTicket', 404)
    if (player.facts().some(({ type }) => type === 'member.left'))
      run.fail('who was removed hears what comes after', bye)
  }),
  'live-game-deleted': atTable('a deleted game ends every line', async ({ by, run, gameId }) => {
    const line = await openLine(run, 'player', gameId)
    await by('host', 'deleteGame', 204)
    await mustEnd(run, line, 'gameDeleted', 4404, 'a game that was deleted')
  }),
  'live-signed-out': atStandingTable('a session that ends takes its lines with it, and no others', (scene) =>
    sessionEnds(scene, 'admin', (_, jar) => scene.run.call('logout', { jar })),
  ),
  'live-signed-out-elsewhere': atStandingTable(
    'who signs out everywhere else keeps the lines of this session',
    (scene) => sessionEnds(scene, 'host', (jar) => scene.run.call('endOtherSessions', { jar })),
  ),
})
