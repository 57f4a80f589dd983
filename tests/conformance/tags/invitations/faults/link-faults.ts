import { header, json, status } from '../../../kernel/faults/mutate-response.ts'
import {
  after,
  asHost,
  bodyOf,
  breaking,
  countedPages,
  each,
  empty,
  fault,
  isDone,
  items,
  keyIgnored,
  keyRaces,
  onlySaysSo,
  responseFault,
  rewritten,
  set,
} from '../../games/faults/plants.ts'

/** Links that say something else than what is so, or tell their secret. */
export const linkFaults = {
  'links reversed': responseFault(
    'listInvitations',
    200,
    'the oldest link comes first',
    items((all) => all.toReversed()),
  ),
  'links masked': responseFault(
    'listInvitations',
    200,
    'the tokens in the list are masked',
    each((item) => ({
      ...item,
      token: '********************',
    })),
  ),
  'link 200': responseFault('createInvitation', 201, '200 for a new link', status(200)),
  'link no location': responseFault('createInvitation', 201, 'no Location for a new link', header('Location')),
  'link location join': responseFault(
    'createInvitation',
    201,
    'a Location that people are to open',
    header('Location', '/join/'),
  ),
  'link uses fixed': responseFault('createInvitation', 201, 'every link may be used fifty times', set({ maxUses: 50 })),
  'link zone': responseFault(
    'createInvitation',
    201,
    'the end of a link is taken for local time',
    json((link) => ({
      ...link,
      expiresAt: new Date(Date.parse(String(link.expiresAt)) - 3_600_000).toISOString(),
    })),
  ),
  'link no etag': responseFault('getInvitation', 200, 'a link without its ETag', header('ETag')),
  'link unused': responseFault('getInvitation', 200, 'the uses of a link are not told', set({ uses: 0 })),
  'link of another': fault(
    'getInvitation.404',
    'a link is found under any game',
    after(async (call, reply, behind) => {
      if (call.id === 'createInvitation' && isDone(reply)) behind.memory.set('newest', call.path.split('?')[0] ?? '')
      if (call.id !== 'getInvitation' || reply.status !== 404) return reply
      const path = `${behind.memory.get('newest')}/${call.path.split('/').at(-1)}`
      const found = await asHost({ ...call, path }, behind)
      return isDone(found) ? found : reply
    }),
  ),
  'revoked of another': fault(
    'revokeInvitation.404',
    'a link is revoked under any game',
    after(async (call, reply, behind) => {
      if (call.id === 'createInvitation' && isDone(reply)) behind.memory.set('newest', call.path.split('?')[0] ?? '')
      if (call.id !== 'revokeInvitation' || reply.status !== 404) return reply
      const path = `${behind.memory.get('newest')}/${call.path.split('/').at(-2)}/revoke`
      const found = await asHost({ ...call, path }, behind)
      return isDone(found) ? found : reply
    }),
  ),
  'revoked nothing': fault(
    'revokeInvitation.200',
    'a revoked link is as it was',
    onlySaysSo('revokeInvitation', empty),
  ),
  'revoked again': fault(
    'revokeInvitation.200',
    'revoking again moves the time',
    after((call, reply, { memory }) => {
      if (call.id !== 'revokeInvitation' || !isDone(reply)) return reply
      const isAgain = memory.has(call.path)
      memory.set(call.path, '')
      return isAgain ? set({ revokedAt: new Date(Date.now() + 1000).toISOString() })(reply, call) : reply
    }),
  ),
  'link token short': breaking(
    'tokens-drawn',
    'createInvitation',
    201,
    'a token of 120 bits',
    json((link) => ({
      ...link,
      token: String(link.token).slice(0, 20),
    })),
  ),
  'token same': breaking(
    'tokens-drawn',
    'createInvitation',
    201,
    'the same token for every link',
    set({
      token: 'q0Jw3nE8c5TnYx2vRk7LdA',
    }),
  ),
  'link token counted': fault(
    'tokens-drawn',
    'tokens that are counted',
    after((call, reply, { memory }) => {
      if (call.id !== 'createInvitation' || !isDone(reply)) return reply
      const count = Number(memory.get('count') ?? 0) + 1
      memory.set('count', String(count))
      return set({ token: `q0Jw3nE8c5TnYx2vRk7L${String(count).padStart(4, '0')}` })(reply, call)
    }),
  ),
  'token to a player': fault(
    'tokens-kept',
    'a player sees the link that they came by',
    async (call, { forward, memory }) => {
      const reply = await forward(call)
      const mine = `came ${call.headers.cookie}`
      if (call.id === 'acceptInvitation' && isDone(reply)) memory.set(mine, call.body)
      const token = JSON.parse(memory.get(mine) ?? '{}')
      return call.id === 'getGame' && isDone(reply) ? set({ joinedBy: token })(reply, call) : reply
    },
  ),
  'token in the preview': fault(
    'tokens-kept',
    'a preview repeats the token',
    after((call, reply) =>
      call.id === 'previewInvitation' && isDone(reply)
        ? set({ link: `/join/${call.headers['invitation-token']}` })(reply, call)
        : reply,
    ),
  ),
  'token in the address': fault(
    'tokens-kept',
    'a link is found at its token',
    after((call, reply) =>
      call.id === 'createInvitation' && isDone(reply)
        ? header('Location', `/join/${String(bodyOf(reply).token)}`)(reply, call)
        : reply,
    ),
  ),
  'link key ignored': fault('link-key', 'a key of a link is not looked at', keyIgnored('createInvitation')),
  'link key races': fault('link-key', 'a key that is under way makes another link', keyRaces('createInvitation')),
  'label trimmed': fault(
    'link-texts',
    'a label is trimmed',
    rewritten('createInvitation', 'label', (text) => text.trim()),
  ),
  'label escaped': fault(
    'link-texts',
    'markup of a label is escaped',
    rewritten('createInvitation', 'label', (text) => text.replaceAll('&', '&#38;')),
  ),
  'label null': fault(
    'link-texts',
    'a link without a label has null',
    after((call, reply) =>
      call.id === 'createInvitation' && bodyOf(reply).label === '' ? set({ label: null })(reply, call) : reply,
    ),
  ),
  'links counted': fault(
    'links-pages',
    'a page of links begins where so many came before',
    countedPages('listInvitations'),
  ),
  'links repeat': fault(
    'links-pages',
    'each further page begins with the last link of the one before',
    after((call, reply, { memory }) => {
      if (call.id !== 'listInvitations' || !isDone(reply)) return reply
      const last = memory.get('last')
      const page = bodyOf(reply).items
      memory.set('last', JSON.stringify(Array.isArray(page) ? page.at(-1) : null))
      return call.path.includes('cursor=') && last
        ? items((all) => [JSON.parse(last), ...all.slice(1)])(reply, call)
        : reply
    }),
  ),
  'requests counted': fault(
    'requests-pages',
    'a page of requests begins where so many came before',
    countedPages('listRequests'),
  ),
  'left behind': fault('all-cleared', 'a deleted game stays', onlySaysSo('deleteGame', empty)),
}
