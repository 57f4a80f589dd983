import { badBodies, bodiesWith, refuseAll, type WithCall, withField } from '../../kernel/cases.ts'
import type { Check, TagCases } from '../../kernel/check.ts'
import { asHost, casesOf, changeCase, refused, rulesOf, versionRules } from '../../kernel/derived-checks.ts'
import { ask, keyed, newId, signInAnew, withGame } from '../../kernel/group.ts'
import { keyRule } from '../../kernel/key-rule.ts'
import { newestFirst, pageRule, turnPages } from '../../kernel/lists.ts'
import type { Row } from '../../kernel/permissions.ts'
import type { Request } from '../../kernel/run.ts'
import { aging, type Body, type Input, inSharedGroup } from '../../kernel/scene.ts'
import { ideaRules } from './idea-rules.ts'
import {
  alike,
  changes,
  idea,
  ideasRows,
  type Kind,
  listed,
  makes,
  nothing,
  notThere,
  onlyAuthor,
  table,
} from './ideas-rows.ts'
import { tableRules } from './table-rules.ts'

const twice = ['harbour harbour', 'harbour Harbour', 'Äther äther'].map((tags) => tags.split(' '))
// It is in no game, where nobody else sees it.
const notIdeas = [...withField('tags', twice), { visibility: 'everyone' }]

const [ideas, tables] = [alike(idea), alike(table)]
const [changesIdea, changesTable] = [changes(idea, { title: newId(), tags: ['night', 'sea'] }), changes(table)]

/** The cases of reading, changing and deleting one. */
const ofOne = <One extends Kind>(kind: One, change: WithCall, bad?: Row['bad']) => {
  const cases = alike(kind)
  return {
    [kind.get]: { 200: cases.see, ...refused(kind.get, nothing(kind)), 404: notThere(kind, kind.get) },
    [kind.change]: {
      200: changeCase(kind.change, change),
      ...refused(kind.change, change, bad),
      403: onlyAuthor(kind, kind.change),
      404: notThere(kind, kind.change),
      409: cases.archived,
    },
    [kind.drop]: {
      204: cases.drop,
      ...refused(kind.drop, nothing(kind)),
      403: onlyAuthor(kind, kind.drop),
      404: notThere(kind, kind.drop),
    },
  } as Pick<TagCases<'ideas'>, One['get' | 'change' | 'drop']>
}

/** It is created as it was sent. */
const madeAs = (kind: Kind, inputs: (gameId: string) => [Input, Body][]) =>
  inSharedGroup('it is kept as it was sent', async ({ by, gameId }) => {
    for (const [input, due] of inputs(gameId))
      await by('host', kind.make, 201, input, { ...input, author: { userId: 'host' }, rev: 1, ...due })
  })

/** An id is used once. `gone`: whether it is free again once what had it is deleted. */
const takenOnce = (kind: Kind, gone: 201 | 409) =>
  inSharedGroup('an id is taken once, by anybody', async ({ by }) => {
    const input = { [kind.name]: newId() }
    await by('host', kind.make, 201, input)
    for (const part of ['host', 'stranger'] as const) await by(part, kind.make, 409, input)
    await by('host', kind.drop, 204, input)
    await by('host', kind.make, gone, input)
  })

const file = ['one', 'two', 'three'].map((word) => ({ kind: 'clue', title: `Conformance, ${word}` }))
const bringsFile: WithCall = (_run, work) => work('host', { headers: keyed(), body: { ideas: file } })
const sinceNow: WithCall = (_run, work) => work('host', { query: { since: 'a mark' } })
const day = 86_400_000

export const ideasCases: TagCases<'ideas'> = {
  listIdeas: { 200: newestFirst('listIdeas', listed(idea)), ...refused('listIdeas', asHost()) },
  createIdea: {
    201: madeAs(idea, (gameId) => {
      const whole = { body: 'one\ntwo', tags: ['sea', 'Night'], status: 'pinned', gameId, visibility: 'hosts' }
      const usual = { body: '', tags: [], status: 'draft', visibility: 'me', gameId: undefined }
      return [
        [{}, usual],
        [{ ...whole, ideaId: newId() }, {}],
        [{ ideaId: newId() }, usual],
      ]
    }),
    ...refused('createIdea', makes(idea), notIdeas),
    404: ideas.elsewhere,
    409: takenOnce(idea, 409),
  },
  listIdeaChanges: {
    ...refused('listIdeaChanges', sinceNow),
    200: inSharedGroup('what was made, changed and deleted since a mark comes, once each', async ({ by, sees }) => {
      const { mark: since } = await sees('host', 'listIdeas', {}, { limit: '1' })
      const [{ ideaId }, gone] = [await by('host', 'createIdea', 201), await by('host', 'createIdea', 201)]
      await by('host', 'deleteIdea', 204, gone)
      const due = { items: [{ ideaId }], gone: [gone.ideaId], more: false }
      for (const limit of [undefined, '2']) await sees('host', 'listIdeaChanges', due, { since, limit })
    }),
    400: inSharedGroup('what is no mark is refused', async ({ by, sees }) => {
      const { mark: since } = await sees('host', 'listIdeas', {}, { limit: '1' })
      const bad = [{}, { since: '' }, { since: 'x'.repeat(256) }, { since: 'made-up-by-a-stranger' }]
      for (const query of [...bad, { since, limit: '0' }, { since, limit: '101' }])
        await by('host', 'listIdeaChanges', 400, query)
    }),
    410: aging(
      30 * 86_400,
      ['host'],
      inSharedGroup('a deletion is listed for 30 days, and can be undone within one', async ({ by, sees, run }) => {
        const { mark: since } = await sees('host', 'listIdeas', {}, { limit: '1' })
        const made = await by('host', 'createIdea', 201)
        const later = async (ms: number) => {
          await run.target.pass(ms)
          await signInAnew(run, 'host')
        }
        await by('host', 'deleteIdea', 204, made)
        await later(day - 5000)
        await by('host', 'restoreIdea', 200, made)
        await by('host', 'deleteIdea', 204, made)
        await later(day + 5000)
        await by('host', 'restoreIdea', 404, made)
        await sees('host', 'listIdeaChanges', { gone: [made.ideaId] }, { since, limit: '100' })
        await later(29 * day)
        await by('host', 'listIdeaChanges', 410, { since, limit: '100' })
      }),
    ),
  },
  importIdeas: {
    ...refused('importIdeas', bringsFile),
    200: inSharedGroup('all ideas of a file are kept, in their order', async ({ by, sees }) => {
      const { ideaIds } = await by('host', 'importIdeas', 200, { ideas: file }, { ideaIds: { length: 3 } })
      const ids = Array.isArray(ideaIds) ? ideaIds : []
      const items = file.map((one, at) => ({ ...one, ideaId: ids[at], visibility: 'me', gameId: undefined }))
      await sees('host', 'listIdeas', { items }, { limit: '3' })
    }),
    400: inSharedGroup('of a file with one that is no idea nothing is kept', async ({ sees, run }) => {
      const { items, mark } = await sees('host', 'listIdeas', {}, { limit: '100' })
      const body = { ideas: file }
      const wrong = [{ title: '' }, { gameId: newId() }, { tags: ['a', 'A'] }].map((one) => [
        ...file,
        { ...file[0], ...one },
      ])
      await refuseAll(
        run,
        [...badBodies('importIdeas', body), ...bodiesWith(body, withField('ideas', [[], {}, [null], ...wrong]))],
        (bad) => ask(run, 'host', 'importIdeas', { headers: keyed(), ...bad }),
      )
      await sees('host', 'listIdeas', { items }, { limit: '100' })
      await sees('host', 'listIdeaChanges', { items: [], gone: [] }, { since: mark })
    }),
    409: inSharedGroup('a key is for one file', async ({ by }) => {
      const key = newId()
      await by('host', 'importIdeas', 200, { key, ideas: file.slice(0, 1) })
      await by('host', 'importIdeas', 409, { key, ideas: file.slice(1, 2) })
    }),
  },
  ...ofOne(idea, changesIdea, notIdeas),
  restoreIdea: {
    200: inSharedGroup(
      'it comes back as it was, to its place, once however often it is asked for',
      async ({ by, sees }) => {
        const made = await by('host', 'createIdea', 201, { body: 'as it was', tags: ['sea'], status: 'pinned' })
        const newer = await by('host', 'createIdea', 201)
        const { updatedAt: _, ...same } = made
        await by('host', 'deleteIdea', 204, made)
        for (const _time of ['once', 'twice']) await by('host', 'restoreIdea', 200, made, { ...same, rev: 2 })
        const items = [{ ideaId: newer.ideaId }, { ...same, rev: 2 }]
        await sees('host', 'listIdeas', { items }, { limit: '2' })
      },
    ),
    ...refused('restoreIdea', nothing(idea)),
    404: inSharedGroup('the deleted idea of somebody else is not found', async ({ by, gameId }) => {
      const made = await by('player', 'createIdea', 201, { gameId, visibility: 'everyone' })
      await by('player', 'deleteIdea', 204, made)
      for (const part of ['host', 'admin', 'stranger'] as const) await by(part, 'restoreIdea', 404, made)
      await by('player', 'getIdea', 404, made)
      for (const ideaId of [newId(), 'x']) await by('host', 'restoreIdea', 404, { ideaId })
    }),
    409: aging(
      60,
      ['stranger'],
      inSharedGroup('there are two thousand ideas at most; what is deleted counts no more', async (scene) => {
        const { by } = scene
        const pages = (query: Request['query']) => scene.sees('stranger', 'listIdeas', {}, query).then(scene.last)
        // The person may have ideas from earlier runs.
        const before = await turnPages(scene.run, pages, { limit: 100, key: (item) => item })
        const some = Array.from({ length: 1999 - before.length }, () => file[0])
        await by('stranger', 'importIdeas', 200, { ideas: some })
        await by('stranger', 'importIdeas', 409, { ideas: file })
        const last = await by('stranger', 'createIdea', 201)
        await by('stranger', 'createIdea', 409)
        await by('stranger', 'deleteIdea', 204, last)
        await by('stranger', 'createIdea', 201)
        await by('stranger', 'restoreIdea', 409, last)
      }),
    ),
  },
  listIdeaTables: { 200: newestFirst('listIdeaTables', listed(table)), ...refused('listIdeaTables', asHost()) },
  createIdeaTable: {
    201: madeAs(table, (gameId) => {
      const entries = [
        { text: 'ä'.repeat(200), weight: 1000 },
        { text: 'a {door}, { and } braces', weight: 1 },
      ]
      return [
        [{ entries, tableId: newId() }, { gameId: undefined }],
        [{ gameId }, {}],
      ]
    }),
    ...refused('createIdeaTable', makes(table)),
    404: tables.elsewhere,
    409: takenOnce(table, 201),
  },
  ...ofOne(table, changesTable),
  ...casesOf(ideasRows, {
    'listGameIdeas.200': ideas.listInGame,
    'removeGameIdea.204': ideas.takeOut,
    'listGameIdeaTables.200': tables.listInGame,
    'removeGameIdeaTable.204': tables.takeOut,
  }),
}

export const ideasRules: Check[] = [
  ...rulesOf(ideasRows),
  ...versionRules('changeIdea', changesIdea),
  ...versionRules('changeIdeaTable', changesTable),
  ...[idea, table].flatMap((kind) => [keyRule(kind.make, makes(kind)), pageRule(kind.list, listed(kind))]),
  pageRule('listGameIdeas', { ...listed(idea), open: (run, work) => withGame(run, {}, (gameId) => work({ gameId })) }),
  ...ideaRules,
  ...tableRules,
]
