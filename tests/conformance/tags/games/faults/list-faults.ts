import { json } from '../../../kernel/faults/mutate-response.ts'
import { after, bodyOf, breaking, countedPages, each, fault, isDone, items } from './plants.ts'

const withoutStatus = (path: string) => path.replace(/([?&])status=[^&]*&?/g, '$1')

/** Lists that hold, skip or repeat what they should not. */
export const listFaults = {
  'games of all': fault('games-mine', 'a list of games holds those of others', async (call, behind) => {
    const reply = await behind.forward(call)
    if (call.id === 'createGame' && isDone(reply)) behind.memory.set('somebody', call.headers.cookie ?? '')
    if (call.id !== 'listGames' || !isDone(reply)) return reply
    return behind.forward({ ...call, headers: { ...call.headers, cookie: behind.memory.get('somebody') ?? '' } })
  }),
  'games hosted': breaking(
    'games-mine',
    'listGames',
    200,
    'a list of games holds those that I host',
    items((all) => all.filter((one) => Reflect.get(Object(one), 'role') === 'host')),
  ),
  'status ignored': fault('games-by-status', 'the status is not looked at', (call, { forward }) =>
    forward({ ...call, path: withoutStatus(call.path) }),
  ),
  'status first': fault('games-by-status', 'of two statuses the first counts', (call, { forward }) =>
    forward({ ...call, path: call.path.replace(/(status=\w+)&status=\w+/, '$1') }),
  ),
  'archived hidden': fault(
    'games-by-status',
    'archived games are left out unless asked for',
    after((call, reply) =>
      call.id === 'listGames' && isDone(reply) && !call.path.includes('status')
        ? items((all) => all.filter((one) => Reflect.get(Object(one), 'status') !== 'archived'))(reply, call)
        : reply,
    ),
  ),
  'games counted': fault('games-pages', 'a page of games begins where so many came before', countedPages('listGames')),
  'games skip': fault(
    'games-pages',
    'each further page leaves its first game out',
    after((call, reply) =>
      call.id === 'listGames' && isDone(reply) && call.path.includes('cursor=')
        ? items((all) => all.slice(1))(reply, call)
        : reply,
    ),
  ),
  'games no limit': fault('games-pages', 'the limit is not looked at', (call, { forward }) =>
    forward({ ...call, path: call.path.replace(/limit=2\b/, 'limit=100') }),
  ),
  'cursor open': fault(
    'games-cursor',
    'a cursor shows the list that it was made for',
    async (call, { forward, memory }) => {
      const mine = call.headers.cookie ?? ''
      const own = call.id === 'listGames' && call.path.includes('cursor=') ? memory.get('listed') : undefined
      const reply = await forward({ ...call, headers: { ...call.headers, cookie: own ?? mine } })
      if (call.id === 'listGames' && typeof bodyOf(reply).nextCursor === 'string') memory.set('listed', mine)
      return reply
    },
  ),
  'members counted again': fault('members-pages', 'each page of members is the first', (call, { forward }) =>
    forward(call.id === 'listMembers' ? { ...call, path: call.path.replace(/&?cursor=[^&]*/, '') } : call),
  ),
  'members cut': breaking(
    'members-pages',
    'listMembers',
    200,
    'the first page of members is the last',
    json(({ items: page }) => ({ items: page })),
  ),
  'games endless': fault('games-pages', 'the last page leads to the first', async (call, { forward }) => {
    const reply = await forward({ ...call, path: call.path.replace(/&?cursor=again/, '') })
    return call.id === 'listGames' && isDone(reply)
      ? json((page) => ({ nextCursor: 'again', ...page }))(reply, call)
      : reply
  }),
  'games cursor lost': fault('games-pages', 'a cursor is refused that was given', (call, { forward }) =>
    forward({ ...call, path: call.path.replace(/cursor=\w+/, 'cursor=') }),
  ),
  'list in brief': breaking(
    'lists-as-singles',
    'listInvitations',
    200,
    'a link in the list does not tell who made it',
    each((item) => ({ ...item, createdBy: { ...Object(item.createdBy), displayName: 'somebody' } })),
  ),
  'list tells requests': breaking(
    'lists-as-singles',
    'listGames',
    200,
    'a player is told in the list how many wait',
    each((item) => ({ ...item, requestsWaiting: 1 })),
  ),
  'list later': breaking(
    'lists-as-singles',
    'listMembers',
    200,
    'a member has another version in the list',
    each((item) => ({ ...item, rev: Number(item.rev) + 1 })),
  ),
}
