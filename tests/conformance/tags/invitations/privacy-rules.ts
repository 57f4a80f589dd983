import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import type { Run } from '../../kernel/run.ts'
import { ask, idOf, type Part, somebody } from '../games/people.ts'
import { accept, preview, standingTable, withTable } from '../games/table.ts'

/** What is found by its whole id alone, and what is not told of people. */
export const privacyRules: Check[] = [
  {
    id: 'contacts-kept',
    title: 'nobody is told the contact of another',
    where: '#/components/schemas/Person',
    run: contactsKept,
  },
  {
    id: 'ids-exact',
    title: 'a game and a link are found by the whole of what names them',
    where: pointerTo('previewInvitation'),
    run: exact,
  },
]

/** Shorter ones may stand in any text. */
const tellingLength = 8

/** The contact, and the part of an address by which a default name might be made. */
async function tracesOf(run: Run, part: Part): Promise<string[]> {
  const { contact } = await somebody(run, part)
  const [local = ''] = contact.split('@')
  return [contact, contact.replace('+', ''), local].filter((trace) => trace.length >= tellingLength)
}

async function contactsKept(run: Run): Promise<void> {
  const { gameId, player } = await standingTable(run)
  const params = { gameId }
  const told = [
    await ask(run, 'player', 'getGame', { params }),
    await ask(run, 'player', 'listGames'),
    await ask(run, 'player', 'listMembers', { params }),
    await ask(run, 'player', 'getMember', { params: { gameId, userId: await idOf(run, 'admin') } }),
    await preview(run, 'stranger', player),
    await ask(run, 'admin', 'listRequests', { params }),
    await ask(run, 'admin', 'listInvitations', { params }),
  ]
  for (const part of ['host', 'waiting'] as const) {
    const traces = await tracesOf(run, part)
    for (const exchange of told)
      if (traces.some((trace) => exchange.came.body.includes(trace)))
        run.fail(
          'the contact of a person, or a part of it, is told to another',
          '#/components/schemas/Person',
          exchange,
        )
  }
}

const swapped = (text: string) =>
  [...text].map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join('')

/** A database that takes small and capital letters for the same gives away most of a token's bits. */
async function exact(run: Run): Promise<void> {
  await withTable(run, async (table) => {
    const { gameId, player } = table
    const near = [
      { what: 'a token in the other case', link: { gameId, token: swapped(player.token) } },
      { what: 'a token and a letter', link: { gameId, token: `${player.token}x` } },
      { what: 'a token with an underscore for a letter', link: { gameId, token: player.token.replace(/./, '_') } },
      { what: 'the id of a game in the other case', link: { gameId: swapped(gameId), token: player.token } },
    ]
    for (const { what, link } of near) {
      if (link.gameId === gameId && link.token === player.token) continue
      run.hasStatus(await preview(run, 'stranger', link), 404, what)
      run.hasStatus(await accept(run, 'stranger', link), 404, what)
    }
    const other = { params: { gameId: swapped(gameId) } }
    run.hasStatus(await ask(run, 'host', 'getGame', other), 404, 'a game, by its id in the other case')
    const link = { params: { gameId, invitationId: swapped(player.invitationId) } }
    run.hasStatus(await ask(run, 'host', 'getInvitation', link), 404, 'a link, by its id in the other case')
  })
}
