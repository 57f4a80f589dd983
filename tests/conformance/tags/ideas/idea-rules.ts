import { type Check, rulesAt } from '../../kernel/check.ts'
import { members, type Part, parts } from '../../kernel/group.ts'
import { type Body, excluding, type Input, including, inGroup, inSharedGroup, type Scene } from '../../kernel/scene.ts'

/** Texts that careless servers trim, escape, cut, sort, or count in bytes. */
const written = {
  title: ' <b>Ember & "Ash"</b> 👩‍🚀 ',
  body: "line one\n\n\tline two 🐉 <script>alert(1)</script> &amp; \\n %20 '; DROP TABLE ideas;-- e\u0301",
  tags: ['zinc', 'Ärger', 'a b', '<i>'],
}
const longest = { title: 'é'.repeat(120), body: 'ä'.repeat(4000), tags: Array.from('jihgfedcba') }

const markOf = async ({ sees }: Scene, part: Part) => (await sees(part, 'listIdeas', {}, { limit: '1' })).mark
const all = { limit: '100' }

/** An idea is created once, keeps what was sent, and lists and changes show it. */
const kept = rulesAt('#/components/schemas/IdeaMark', {
  'idea-texts': inSharedGroup('texts come back as they were sent', async ({ by, sees }) => {
    const { ideaId } = await by('host', 'createIdea', 201, written, written)
    for (const change of [longest, { body: '', tags: [] }]) {
      await by('host', 'changeIdea', 200, { ideaId, ...change }, change)
      await sees('host', 'getIdea', change, { ideaId })
    }
  }),
  'import-large': inSharedGroup('a file of two megabytes is kept', async ({ by }) => {
    const large = { kind: 'clue', title: 'Conformance', body: '🐉'.repeat(4000) }
    await by('host', 'importIdeas', 200, { ideas: Array.from({ length: 130 }, () => large) })
  }),
  'ideas-mine': inSharedGroup('a list of ideas holds mine as I see each, and nobody else’s', async ({ by, sees }) => {
    const own = await by('host', 'createIdea', 201, { tags: ['sea'], body: 'a text' })
    const other = await by('stranger', 'createIdea', 201)
    const one = await sees('host', 'getIdea', own, own)
    const { items } = await sees('host', 'listIdeas', { items: [one] }, { limit: '1' })
    const names = Object.keys(Array.isArray(items) ? items[0] : {})
    await sees('host', 'getIdea', Object.fromEntries(names.map((name) => [name, one[name]])), own)
    await sees('stranger', 'listIdeas', { items: excluding({ ideaId: own.ideaId }) }, all)
    await sees('host', 'listIdeas', { items: excluding({ ideaId: other.ideaId }) }, all)
  }),
  'changes-pieces': inSharedGroup('changes come in pieces, the oldest first', async (scene) => {
    const { by, sees } = scene
    let since = await markOf(scene, 'host')
    const [one, two, three] = [
      await by('host', 'createIdea', 201),
      await by('host', 'createIdea', 201),
      await by('host', 'createIdea', 201),
    ]
    await by('host', 'deleteIdea', 204, two)
    await by('host', 'changeIdea', 200, { ideaId: one.ideaId, body: 'changed' })
    const pieces = [
      { items: [{ ideaId: three.ideaId }], gone: [], more: true },
      { items: [], gone: [two.ideaId], more: true },
      { items: [{ ideaId: one.ideaId, body: 'changed' }], gone: [], more: false },
      { items: [], gone: [], more: false },
    ]
    for (const piece of pieces) since = (await sees('host', 'listIdeaChanges', piece, { since, limit: '1' })).mark
  }),
  'changes-back': inSharedGroup('a restored item is listed as existing', async (scene) => {
    const made = await scene.by('host', 'createIdea', 201)
    const since = await markOf(scene, 'host')
    await scene.by('host', 'deleteIdea', 204, made)
    await scene.by('host', 'restoreIdea', 200, made)
    await scene.sees('host', 'listIdeaChanges', { gone: [], items: [{ ideaId: made.ideaId }] }, { since })
  }),
  'changes-mine': inSharedGroup('changes of other people are not listed', async (scene) => {
    const marks = [await markOf(scene, 'stranger'), await markOf(scene, 'host')]
    const { ideaId } = await scene.by('host', 'createIdea', 201)
    await scene.sees('stranger', 'listIdeaChanges', { items: [] }, { since: marks[0] })
    await scene.by('host', 'deleteIdea', 204, { ideaId })
    await scene.sees('stranger', 'listIdeaChanges', { items: [], gone: [] }, { since: marks[0] })
    const { came } = await scene.run.call('listIdeaChanges', {
      jar: (await scene.run.person('guest')).jar,
      query: { since: String(marks[1]) },
    })
    if (came.body.includes(String(ideaId))) scene.fail('a stranger learns of an idea of mine')
  }),
})

/** Checks that these people see an idea, alone and in the list of its game, and nobody else does. */
async function seenBy({ by, sees }: Scene, { ideaId }: Body, who: readonly Part[]) {
  for (const part of parts) await by(part, 'getIdea', who.includes(part) ? 200 : 404, { ideaId })
  for (const part of members) {
    const items = who.includes(part) ? including({ ideaId }) : excluding({ ideaId })
    await sees(part, 'listGameIdeas', { items }, all)
  }
}

/** Who sees an idea, by its author and its visibility. */
const whoSees: [author: Part, visibility: string, who: readonly Part[]][] = [
  ['player', 'me', ['player']],
  ['player', 'hosts', members],
  ['player', 'everyone', members],
  ['host', 'me', ['host']],
  ['host', 'hosts', ['host', 'admin']],
  ['host', 'everyone', members],
]

/** Creates an idea and a table that everybody in the game sees. */
const both = async ({ by, gameId }: Scene, part: Part) =>
  [
    await by(part, 'createIdea', 201, { gameId, visibility: 'everyone' }),
    await by(part, 'createIdeaTable', 201, { gameId }),
  ] as const

/** Checks that an idea and a table are in no game, visible to their author alone, and among the author's changes. */
async function areAlone(
  { by, sees }: Scene,
  part: Part,
  [idea, table]: readonly [Body, Body],
  others: readonly Part[],
) {
  await sees(part, 'getIdea', { gameId: undefined, visibility: 'me', rev: 2 }, idea)
  await sees(part, 'getIdeaTable', { gameId: undefined, rev: 2 }, table)
  await sees(part, 'listIdeas', { items: including({ ideaId: idea.ideaId }) }, all)
  for (const other of others) {
    await by(other, 'getIdea', 404, idea)
    await by(other, 'getIdeaTable', 404, table)
  }
}

/** Who sees the ideas and tables of a game, and what happens to them when someone leaves. */
const sight = rulesAt('#/components/schemas/IdeaVisibility', {
  'idea-seen': inSharedGroup('an idea is seen by whom its author names', async (scene) => {
    for (const [author, visibility, who] of whoSees)
      await seenBy(scene, await scene.by(author, 'createIdea', 201, { gameId: scene.gameId, visibility }), who)
  }),
  'idea-seen-changed': inSharedGroup('what others may no longer see is gone for them at once', async (scene) => {
    const { by, gameId } = scene
    const made = await by('host', 'createIdea', 201, { gameId, visibility: 'everyone' })
    const change = (more: Input, due: Body) => by('host', 'changeIdea', 200, { ideaId: made.ideaId, ...more }, due)
    await change({ visibility: 'hosts' }, { rev: 2 })
    await seenBy(scene, made, ['host', 'admin'])
    await change({ gameId: null }, { gameId: undefined, visibility: 'me' })
    for (const part of ['admin', 'player'] as const) await by(part, 'getIdea', 404, made)
  }),
  'idea-moved': inGroup('an idea that goes to another game is shown to nobody there', async (scene) => {
    const [made] = await both(scene, 'host')
    const { gameId } = await scene.by('host', 'createGame', 201)
    await scene.by('host', 'changeIdea', 200, { ideaId: made.ideaId, gameId }, { gameId, visibility: 'me' })
    await scene.by('player', 'getIdea', 404, made)
  }),
  'idea-leaves': inGroup('ideas and tables leave the game with their author', async (scene) => {
    const [left, removed] = [await both(scene, 'player'), await both(scene, 'admin')]
    await scene.by('player', 'leaveGame', 204)
    await areAlone(scene, 'player', left, ['host', 'admin'])
    await scene.by('host', 'removeMember', 204, { userId: 'admin' })
    await areAlone(scene, 'admin', removed, ['host'])
  }),
  'idea-restored': inGroup(
    'a restored idea is in its game again, unless its author has left the game',
    async (scene) => {
      const { by, gameId } = scene
      const [made] = await both(scene, 'player')
      await by('player', 'deleteIdea', 204, made)
      await by('player', 'restoreIdea', 200, made, { gameId, visibility: 'everyone' })
      await seenBy(scene, made, members)
      await by('player', 'deleteIdea', 204, made)
      await by('player', 'leaveGame', 204)
      await by('player', 'restoreIdea', 200, made, { gameId: undefined, visibility: 'me' })
      await by('host', 'getIdea', 404, made)
    },
  ),
  'idea-outlives': inGroup('ideas and tables outlive their game', async (scene) => {
    const made = await both(scene, 'player')
    await scene.by('host', 'deleteGame', 204)
    await areAlone(scene, 'player', made, ['host', 'admin'])
  }),
  'idea-author': {
    alone: true,
    ...inSharedGroup('an idea and a table name their author as they are called now', async (scene) => {
      const { by, sees, gameId } = scene
      const [idea, table] = await both(scene, 'player')
      for (const displayName of ['Bramble', 'Tansy']) {
        await by('player', 'changeProfile', 200, { displayName })
        const author = { author: { userId: 'player', displayName } }
        await sees('host', 'getIdea', author, idea)
        await sees('host', 'getIdeaTable', author, table)
        await sees(
          'host',
          'listGameIdeas',
          { items: including({ ideaId: idea.ideaId, ...author }) },
          { gameId, ...all },
        )
      }
    }),
  },
})

export const ideaRules: Check[] = [...kept, ...sight]
