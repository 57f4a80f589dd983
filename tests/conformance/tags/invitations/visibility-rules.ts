import { type Check, rulesAt } from '../../kernel/check.ts'
import { headerOf } from '../../kernel/exchange.ts'
import { idOf, newId, newLink, type Part, somebody } from '../../kernel/group.ts'
import { keyOf, mustHaveTurned, turnPages } from '../../kernel/lists.ts'
import type { Exchange, Request, Run } from '../../kernel/run.ts'
import { inGame, inGroup, type Scene } from '../../kernel/scene.ts'
import { weaknessOf } from '../auth/token-rules.ts'
import { settled } from '../schedule/schedule-checks.ts'

const cursor = '#/components/schemas/NextCursor'
const four: Part[] = ['player', 'waiting', 'removed', 'stranger']

/** Everything that is shown to a member who may not invite, and to a stranger with the link. */
async function answersTo({ sees, last }: Scene, player: object): Promise<Exchange[]> {
  const answers: Exchange[] = []
  for (const id of ['getGame', 'listGames', 'listMembers', 'getLobby', 'getSchedule'] as const)
    answers.push(await sees('player', id, {}, { limit: '100' }).then(last))
  answers.push(await sees('player', 'getMember', {}, { userId: 'admin' }).then(last))
  answers.push(await sees('stranger', 'previewInvitation', {}, { ...player }).then(last))
  return answers
}

/** The contact, and the part of an address from which a server might make a name, unless it is too short to search for. */
async function tracesOf(run: Run, part: Part): Promise<string[]> {
  const { contact } = await somebody(run, part)
  const [local = ''] = contact.split('@')
  return [contact, contact.replace('+', ''), local].filter((trace) => trace.length >= 8)
}

const swapped = (text: unknown) =>
  String(text).replace(/[a-z]|[A-Z]/g, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()))

/** What a link reveals, and that only its whole token finds it. */
const tokenRules = rulesAt('#/components/schemas/Token', {
  'tokens-drawn': inGame('tokens cannot be guessed', async ({ by, fail }) => {
    const tokens: string[] = []
    for (let count = 0; count < 4; count++) tokens.push(String((await by('host', 'createInvitation', 201)).token))
    const weak = weaknessOf(tokens)
    if (weak) fail(weak.message)
  }),
  'tokens-kept': inGroup('who may not invite sees no token', async (scene) => {
    const { by, sees, fail, last, player, admin, asking } = scene
    const answers = await answersTo(scene, player)
    for (const id of ['listInvitations', 'createInvitation'] as const)
      answers.push(await by('player', id, 403).then(last))
    answers.push(await sees('waiting', 'previewInvitation', {}, asking).then(last))
    answers.push(await by('stranger', 'acceptInvitation', 200, player).then(last))
    for (const { came } of answers)
      for (const { token } of [player, admin, asking])
        if ([came.body, ...came.headers.flat()].some((text) => text.includes(token)))
          fail('the token of a link is shown to a person who may not invite')
    const { token } = await by('host', 'createInvitation', 201)
    if (headerOf(last().came, 'location')?.includes(String(token))) fail('the token stands in the address of its link')
  }),
  'contacts-kept': inGroup('nobody learns the contact of another person', async (scene) => {
    const { sees, last, run, player, fail } = scene
    const answers = await answersTo(scene, player)
    for (const id of ['listRequests', 'listInvitations'] as const) answers.push(await sees('admin', id, {}).then(last))
    for (const trace of [...(await tracesOf(run, 'host')), ...(await tracesOf(run, 'waiting'))])
      for (const exchange of answers)
        if (exchange.came.body.includes(trace)) fail(`${exchange.id} reveals the contact of another, or a part of it`)
  }),
  'ids-exact': inGroup('a game and a link are found by the whole of what names them', async (scene) => {
    const { by, gameId, player } = scene
    const { token, invitationId } = player
    const near = [
      { token: swapped(token) },
      { token: `${token}x` },
      { token: token.replace(/[^_]/, '_') },
      { token, gameId: swapped(gameId) },
    ]
    for (const link of near)
      for (const id of ['previewInvitation', 'acceptInvitation'] as const) await by('stranger', id, 404, link)
    await by('host', 'getGame', 404, { gameId: swapped(gameId) })
    await by('host', 'getInvitation', 404, { invitationId: swapped(invitationId) })
  }),
  'offer-little': inGroup(
    'a link shows how many members there are and when they meet, not who they are or who waits',
    async (scene) => {
      const { by, sees, fail, last, run, player } = scene
      await settled(scene)
      const { seatsTaken, nextSession } = await sees('host', 'getGame', {})
      await sees('stranger', 'previewInvitation', { game: { seatsTaken, nextSession } }, player)
      for (const part of ['admin', 'player', 'waiting'] as const)
        if (last().came.body.includes(await idOf(run, part))) fail(`a link reveals to a stranger: ${part}`)
      if (last().came.body.includes('requestsWaiting')) fail('a link reveals to a stranger how many wait')
      await by('host', 'cancelSession', 200)
      await sees('stranger', 'previewInvitation', { game: { nextSession: undefined } }, player)
    },
  ),
  'link-texts': inGame('a label comes back as it was sent', async ({ by, sees }) => {
    for (const label of ['<i>Tuesday</i> & "co" 🐉', ' é e\u0301 \\n %20 ', 'ß'.repeat(40), '', undefined]) {
      const link = await by('host', 'createInvitation', 201, { label }, { label: label ?? '' })
      await sees('host', 'getInvitation', { label: label ?? '' }, link)
    }
  }),
})

/** Which links and requests are listed, and how many a game may have. */
const lists = rulesAt(cursor, {
  'link-key': inGame('a key gives its link once the game is archived too', async ({ by }) => {
    const [key, link] = [newId(), newLink()]
    const { invitationId } = await by('host', 'createInvitation', 201, { key, ...link })
    await by('host', 'archiveGame', 200)
    // A repeated key is answered before the game's status is checked, because the link exists already.
    await by('host', 'createInvitation', 201, { key, ...link }, { invitationId })
  }),
  'links-pages-admin': inGroup('the pages of an admin have no gaps in place of links for admins', async (scene) => {
    const { by, sees, last, run, fail, player, asking } = scene
    const later = await by('host', 'createInvitation', 201)
    for (const role of ['admin', 'admin']) await by('host', 'createInvitation', 201, { role })
    const newest = await by('host', 'createInvitation', 201)
    const list = (query: Request['query']) => sees('admin', 'listInvitations', {}, query).then(last)
    const expected = [newest, later, asking, player].map(keyOf('invitationId'))
    const turned = await turnPages(run, list, { limit: 1, key: keyOf('invitationId') })
    mustHaveTurned(run, turned, expected, cursor)
    if (turned.length > expected.length) fail('an admin is shown a link for admins')
  }),
  'requests-pages': inGame('pages skip and repeat no request', async ({ by, sees, last, run }) => {
    const asking = await by('host', 'createInvitation', 201, { approval: 'host' })
    for (const part of four) await by(part, 'acceptInvitation', 200, asking)
    const [first = '', atCursor = '', ...rest] = await Promise.all(four.map((part) => idOf(run, part)))
    const list = (query: Request['query']) => sees('host', 'listRequests', {}, query).then(last)
    const key = (item: unknown) => keyOf('userId')(keyOf('person')(item))
    mustHaveTurned(run, await turnPages(run, list, { limit: 1, key }), [first, atCursor, ...rest], cursor)
    const between = async (page: number) =>
      void (page === 0 && (await by('host', 'declineRequest', 204, { userId: four[1] })))
    mustHaveTurned(run, await turnPages(run, list, { limit: 2, key, between }), [first, ...rest], cursor)
  }),
})

export const visibilityRules: Check[] = [...tokenRules, ...lists]
