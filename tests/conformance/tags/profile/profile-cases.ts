import type { Right } from '../../kernel/cases.ts'
import { mustBe, mustName, withField } from '../../kernel/cases.ts'
import { does, type TagCases } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { asHost, changed, refused } from '../../kernel/derived.ts'
import { field } from '../../kernel/exchange.ts'
import { itemsOf } from '../../kernel/lists.ts'
import type { Request, Run } from '../../kernel/run.ts'
import { withoutSession } from '../../kernel/sign-in.ts'
import { ask, idOf, needed, newId, type Part, versionIn } from '../../kernel/table.ts'

/** A profile as its person sees it. @throws {Blocked} */
export const profileOf = async (run: Run, part: Part) =>
  needed(await ask(run, part, 'getProfile'), 200, 'looking at a profile')

/** Changes a profile, in the version that it has now unless another is given. */
export async function changeProfile(run: Run, part: Part, request: Request) {
  const headers = versionIn(await profileOf(run, part))
  return ask(run, part, 'changeProfile', { headers, ...request })
}

const valid = { displayName: 'Rowan', sigil: 'lantern', colour: 'ember' }
/** Names that others would take for words of the app. */
const appNames = withField(valid, 'displayName', ['Host', 'host', 'HOST', ' Host ', 'Emberhall', 'EMBERHALL'])

/** How a profile is changed. */
export const changesProfile: Right = async (run, work) => {
  const looks =
    field(await profileOf(run, 'admin'), 'sigil') === 'owl'
      ? { sigil: 'stag', colour: 'moss' }
      : { sigil: 'owl', colour: 'teal' }
  await work('admin', { headers: versionIn(await profileOf(run, 'admin')), body: { displayName: newId(), ...looks } })
}

export const profileCases: TagCases<'profile'> = {
  getProfile: {
    200: does('who I am comes, the same each time', async (run) => {
      const first = await ask(run, 'stranger', 'getProfile')
      if (!run.hasStatus(first, 200, 'with a session')) return
      mustName(run, first, 'a profile')
      mustBe(run, first, ['userId'], await idOf(run, 'stranger'), 'a profile')
      const again = await profileOf(run, 'stranger')
      for (const name of ['displayName', 'sigil', 'colour', 'chosen', 'rev'])
        mustBe(run, again, [name], field(first, name), 'a second look')
    }),
    401: withoutSession('getProfile'),
  },
  changeProfile: {
    200: changed('changeProfile', changesProfile),
    ...refused('changeProfile', changesProfile, () => appNames),
  },
  listSessions: {
    200: does('my sessions come, and which one asks', async (run) => {
      const list = await ask(run, 'player', 'listSessions', { query: { limit: '100' } })
      if (!run.hasStatus(list, 200, 'with a session')) return
      const asking = itemsOf(list).filter((item) => Reflect.get(Object(item), 'current') === true)
      const where = pointerTo('listSessions', 'responses', 200)
      if (asking.length !== 1) run.fail(`${asking.length} sessions are the one that asks`, where, list)
    }),
    ...refused('listSessions', asHost()),
  },
  endOtherSessions: {
    204: does('the session that asks is left, alone', async (run) => {
      run.hasStatus(await ask(run, 'player', 'endOtherSessions'), 204, 'with a session')
      const list = await ask(run, 'player', 'listSessions')
      if (!run.hasStatus(list, 200, 'the session that ended the others')) return
      if (itemsOf(list).length !== 1)
        run.fail(`${itemsOf(list).length} sessions are left`, pointerTo('endOtherSessions', 'responses', 204), list)
    }),
    401: withoutSession('endOtherSessions'),
  },
}
