import type { TagCases } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import type { Request, Run } from '../../kernel/run.ts'
import { withoutSession } from '../auth/auth-cases.ts'
import { badBodies, badLines, mustBe, mustName, noPage, refuseAll, withField } from '../games/cases.ts'
import { itemsOf } from '../games/lists.ts'
import { ask, idOf, needed, type Part, versionIn } from '../games/table.ts'

/** A profile as its person sees it. @throws {Blocked} */
export const profileOf = async (run: Run, part: Part) =>
  needed(await ask(run, part, 'getProfile'), 200, 'looking at a profile')

/** Changes a profile, in the version that it has now unless another is given. */
export async function changeProfile(run: Run, part: Part, request: Request) {
  const headers = versionIn(await profileOf(run, part))
  return ask(run, part, 'changeProfile', { headers, ...request })
}

const valid = { displayName: 'Rowan', sigil: 'lantern', colour: 'ember' }
const near = [
  ...withField(valid, 'displayName', ['x'.repeat(41), ' '.repeat(3), '\u00a0', ...badLines]),
  ...withField(valid, 'sigil', ['dragon', 'Lantern', '../lantern']),
  ...withField(valid, 'colour', ['#ff0000', 'red', 'Ember']),
]
/** Names that others would take for words of the app. */
const appWords = ['Host', 'host', 'HOST', ' Host ', 'Emberhall', 'EMBERHALL']

export const profileCases: TagCases<'profile'> = {
  getProfile: {
    200: {
      title: 'who I am comes, the same each time',
      run: async (run) => {
        const first = await ask(run, 'stranger', 'getProfile')
        if (!run.hasStatus(first, 200, 'with a session')) return
        mustName(run, first, 'a profile')
        mustBe(run, first, ['userId'], await idOf(run, 'stranger'), 'a profile')
        const again = await profileOf(run, 'stranger')
        for (const name of ['displayName', 'sigil', 'colour', 'chosen', 'rev'])
          mustBe(run, again, [name], field(first, name), 'a second look')
      },
    },
    401: withoutSession('getProfile'),
  },
  changeProfile: {
    200: {
      title: 'the version that is named is changed, and nothing else',
      run: async (run) => {
        const before = await profileOf(run, 'admin')
        const headers = versionIn(before)
        const changed = await ask(run, 'admin', 'changeProfile', { headers, body: { displayName: 'Ash' } })
        if (!run.hasStatus(changed, 200, 'the version at hand')) return
        for (const exchange of [changed, await profileOf(run, 'admin')]) {
          const kept = { sigil: field(before, 'sigil'), colour: field(before, 'colour') }
          const expected = { ...kept, displayName: 'Ash', chosen: true, rev: Number(field(before, 'rev')) + 1 }
          for (const [name, value] of Object.entries(expected)) mustBe(run, exchange, [name], value, 'after a change')
          mustName(run, exchange, 'a changed profile')
        }
        const sign = await changeProfile(run, 'admin', { body: { sigil: 'owl', colour: 'teal' } })
        for (const [name, value] of Object.entries({ displayName: 'Ash', sigil: 'owl', colour: 'teal' }))
          mustBe(run, sign, [name], value, 'after a change of the sigil')
      },
    },
    400: {
      title: 'what is no name, sigil or colour is refused, and a name that is a word of the app',
      run: async (run) => {
        const headers = versionIn(await profileOf(run, 'admin'))
        const all = [...badBodies('changeProfile', valid, near), ...withField(valid, 'displayName', appWords)]
        await refuseAll(run, all, (request) => ask(run, 'admin', 'changeProfile', { headers, ...request }))
      },
    },
    401: withoutSession('changeProfile', { headers: { 'If-Match': '"1"' }, body: valid }),
    412: {
      title: 'another version is not changed',
      run: async (run) => {
        const before = await profileOf(run, 'admin')
        const headers = { 'If-Match': `"${Number(field(before, 'rev')) + 7}"` }
        const stale = await ask(run, 'admin', 'changeProfile', { headers, body: { displayName: 'Changed' } })
        run.hasStatus(stale, 412, 'a version that never was')
        const name = field(before, 'displayName')
        mustBe(run, await profileOf(run, 'admin'), ['displayName'], name, 'after a refused change')
      },
    },
    428: {
      title: 'a change has to name its version',
      run: async (run) => {
        const body = { displayName: 'Changed' }
        run.hasStatus(await ask(run, 'admin', 'changeProfile', { body }), 428, 'without If-Match')
      },
    },
  },
  listSessions: {
    200: {
      title: 'my sessions come, and which one asks',
      run: async (run) => {
        const list = await ask(run, 'player', 'listSessions', { query: { limit: '100' } })
        if (!run.hasStatus(list, 200, 'with a session')) return
        const asking = itemsOf(list).filter((item) => Reflect.get(Object(item), 'current') === true)
        const where = pointerTo('listSessions', 'responses', 200)
        if (asking.length !== 1) run.fail(`${asking.length} sessions are the one that asks`, where, list)
      },
    },
    400: noPage((run, query) => ask(run, 'player', 'listSessions', { query })),
    401: withoutSession('listSessions'),
  },
  endOtherSessions: {
    204: {
      title: 'the session that asks is left, alone',
      run: async (run) => {
        run.hasStatus(await ask(run, 'player', 'endOtherSessions'), 204, 'with a session')
        const list = await ask(run, 'player', 'listSessions')
        if (!run.hasStatus(list, 200, 'the session that ended the others')) return
        if (itemsOf(list).length !== 1)
          run.fail(`${itemsOf(list).length} sessions are left`, pointerTo('endOtherSessions', 'responses', 204), list)
      },
    },
    401: withoutSession('endOtherSessions'),
  },
}
