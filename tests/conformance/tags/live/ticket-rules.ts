import { pointerTo, rulesAt } from '../../kernel/check.ts'
import { type Connection, connect, dial, live, mustCount, type Ticket, ticketFor } from '../../kernel/connection.ts'
import { type Part, somebody, withGame } from '../../kernel/group.ts'
import type { Run } from '../../kernel/run.ts'
import { inGroup, inSharedGroup, type Scene } from '../../kernel/scene.ts'
import { signInWith } from '../../kernel/sign-in.ts'
import type { Jar } from '../../kernel/transport/cookies.ts'

const bye = '#/components/schemas/Bye'

/** The server ends the connection with this reason and close code. */
export async function mustEnd(run: Run, tab: Connection, reason: string, code: number, occasion: string) {
  const last = await tab.next('bye')
  if (!last) return run.fail(`${occasion}: there is no bye`, bye)
  if (last.payload.reason !== reason) run.fail(`${occasion}: the reason is ${last.payload.reason}, not ${reason}`, bye)
  const came = await tab.closed()
  if (came !== code) run.fail(`${occasion}: the connection is closed with ${came}, not ${code}`, bye)
}

/** A hello with this ticket is answered by a bye alone. */
async function mustNotEnter(run: Run, ticket: Ticket, occasion: string, look?: (tab: Connection) => Promise<void>) {
  const tab = await dial(run, ticket.channel)
  if (!tab) return
  tab.send('hello', { ticket: ticket.ticket, stream: ticket.stream, seq: ticket.seq, presence: 'here' })
  await (look?.(tab) ?? tab.closed())
  if (tab.frames.some(({ type }) => type !== 'bye')) run.fail(`${occasion}: more than a bye is sent`, bye)
  tab.close()
}

/** A hello with this ticket is refused because of the ticket. */
export const mustStayOutside = (run: Run, ticket: Ticket, occasion: string) =>
  mustNotEnter(run, ticket, occasion, (tab) => mustEnd(run, tab, 'ticket', 4400, occasion))

/** Ends the second of a person's two sessions: its connection ends, and no other. */
async function sessionEnds({ run, gameId }: Scene, part: Part, end: (own: Jar, other: Jar) => Promise<unknown>) {
  const { contact, jar } = await somebody(run, part)
  const other = run.newJar()
  await signInWith(run, contact, other)
  const ending = await connect(run, part, gameId, { jar: other })
  const unused = await ticketFor(run, part, gameId, other)
  const staying = [await connect(run, part, gameId), await connect(run, 'player', gameId)]
  await end(jar, other)
  await mustEnd(run, ending, 'signedOut', 4401, 'a session that has ended')
  await mustNotEnter(run, unused, 'a ticket of a session that has ended since')
  for (const tab of staying) {
    await tab.listen()
    if (tab.frames.some(({ type }) => type === 'bye')) run.fail('a session that goes on loses its connection too', bye)
  }
}

/** Who can open the live channel, and when the server closes it. */
export const ticketRules = rulesAt(pointerTo('createLiveTicket'), {
  'live-ticket-once': inSharedGroup('a ticket opens the channel once, of its own game', async ({ run, gameId }) => {
    const tab = await connect(run, 'player', gameId)
    await mustStayOutside(run, tab.ticket, 'a ticket that was used')
    tab.close()
    await mustStayOutside(run, tab.ticket, 'a ticket that was used, when its connection is closed')
    const { ticket, ...rest } = await ticketFor(run, 'player', gameId)
    const made = [...ticket].toReversed().join('')
    await mustStayOutside(run, { ...rest, ticket: made }, 'a ticket that nobody gave')
    await withGame(run, {}, async (elsewhere) => {
      const mine = await ticketFor(run, 'host', gameId)
      const { channel } = await ticketFor(run, 'host', elsewhere)
      await mustStayOutside(run, { ...mine, channel }, 'the ticket of another game')
    })
  }),
  'live-origin': inSharedGroup('the page of another origin does not get in', async ({ run, gameId }) => {
    // Another host, a host whose name begins alike, and a page without an origin.
    for (const origin of ['https://elsewhere.example', `${run.target.origin}.elsewhere.example`, 'null']) {
      const { channel, ticket, stream, seq } = await ticketFor(run, 'player', gameId)
      const tab = await dial(run, channel, { origin })
      tab?.send('hello', { ticket, stream, seq, presence: 'here' })
      if (await tab?.next('welcome')) run.fail(`the page of ${origin} is welcome`, 'asyncapi.yaml: hello')
      tab?.close()
    }
  }),
  'live-frames-read': {
    alone: true,
    ...inSharedGroup('an invalid frame ends the tab, and so do too many', async ({ run, gameId }) => {
      const { ticket, stream, seq } = await ticketFor(run, 'player', gameId)
      const again = { v: 1, type: 'hello', payload: { ticket, stream, seq, presence: 'here' } }
      const asleep = '{"v":1,"type":"presence","payload":{"presence":"asleep"}}'
      const long = `{"v":1,"type":"alive","payload":{}${' '.repeat(4096)}}`
      const noFrames = [
        'hello?',
        '{}',
        asleep,
        long,
        '[]',
        '{"v":2,"type":"alive","payload":{}}',
        JSON.stringify(again),
      ]
      for (const text of noFrames) {
        const tab = await connect(run, 'player', gameId)
        tab.sendText(text)
        await mustEnd(run, tab, 'frame', 4400, text.replace(ticket, '…').slice(0, 80))
      }
      const tab = await connect(run, 'player', gameId)
      for (let count = 0; count < 1000; count++) tab.send('alive', {})
      await mustEnd(run, tab, 'busy', 4429, 'a thousand frames at once')
    }),
  },
  'live-seat-lost': live('whoever is removed or leaves is disconnected, with the reason', async (scene) => {
    const { by, gets, tabs, run, gameId } = scene
    const { player, admin } = tabs
    const secondTab = await connect(run, 'player', gameId)
    const unused = await ticketFor(run, 'player', gameId)
    await by('host', 'removeMember', 204, { userId: 'player' })
    await mustEnd(run, player, 'removed', 4403, 'a player who was removed')
    await mustEnd(run, secondTab, 'removed', 4403, 'the second tab of a player who was removed')
    mustCount(run, player, 'a player who was removed')
    await mustNotEnter(run, unused, 'a ticket of somebody who was removed since')
    await gets('admin', 'member.left', { how: 'removed' })
    await by('admin', 'leaveGame', 204)
    await mustEnd(run, admin, 'left', 4403, 'an admin who left')
    await by('player', 'createLiveTicket', 404)
    if (player.events().some(({ type }) => type === 'member.left')) run.fail('a removed player gets later events', bye)
  }),
  'live-game-deleted': inGroup('a deleted game ends every connection', async ({ by, run, gameId }) => {
    const tab = await connect(run, 'player', gameId)
    await by('host', 'deleteGame', 204)
    await mustEnd(run, tab, 'gameDeleted', 4404, 'a game that was deleted')
  }),
  'live-signed-out': inSharedGroup('the end of a session ends its tabs, and no others', (scene) =>
    sessionEnds(scene, 'admin', (_, jar) => scene.run.call('logout', { jar })),
  ),
  'live-signed-out-elsewhere': inSharedGroup(
    'signing out everywhere else keeps the connections of this session',
    (scene) => sessionEnds(scene, 'host', (jar) => scene.run.call('endOtherSessions', { jar })),
  ),
})
