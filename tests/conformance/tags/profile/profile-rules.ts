import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { mustBe } from '../games/cases.ts'
import { needed, newId, readGame, versionIn, withGame } from '../games/game.ts'
import { member } from '../games/member-cases.ts'
import { ask } from '../games/people.ts'
import { come, openLink } from '../games/table.ts'
import { readLink } from '../invitations/link-cases.ts'
import { changeProfile, profileOf } from './profile-cases.ts'

const chosenName = '#/components/schemas/Profile/properties/chosen'

/** How others see a person. */
export const whoRules: Check[] = [
  {
    id: 'name-as-sent',
    title: 'a name comes back as it was sent',
    where: '#/components/schemas/DisplayName',
    run: names,
  },
  {
    id: 'profile-at-once',
    title: 'of changes at once, one is made',
    where: '#/components/headers/Version',
    run: atOnce,
  },
  {
    id: 'profile-versions',
    title: 'what changes is a new version, and nothing else',
    where: '#/components/headers/Version',
    run: versions,
  },
  {
    id: 'profile-chosen',
    title: 'a name is chosen by its person alone, a sigil chooses none',
    where: chosenName,
    run: chosen,
  },
  { id: 'profile-in-games', title: 'a change shows in every game', where: pointerTo('changeProfile'), run: inGames },
]

/** What careless servers trim, escape, or count in bytes. */
const asSent = [
  '<b>Rowan</b> & "co"',
  ' Rowan ',
  'Röwan e\u0301 👩‍🚀',
  'ß'.repeat(40),
  '名前',
  'رؤيا',
  "O'Hara; --",
  '%41&amp;',
  'Two  and   three',
]

async function names(run: Run): Promise<void> {
  for (const displayName of asSent) {
    const changed = await changeProfile(run, 'admin', { body: { displayName } })
    if (!run.hasStatus(changed, 200, `the name ${displayName}`)) continue
    mustBe(run, await profileOf(run, 'admin'), ['displayName'], displayName, 'as it was sent')
  }
}

async function atOnce(run: Run): Promise<void> {
  const headers = versionIn(await profileOf(run, 'admin'))
  const names = ['Ada', 'Bo', 'Cleo', 'Dana']
  const tries = await Promise.all(
    names.map((displayName) => ask(run, 'admin', 'changeProfile', { headers, body: { displayName } })),
  )
  const made = tries.filter(({ came }) => came.status === 200)
  if (made.length !== 1)
    run.fail(`of four changes of one version at once, ${made.length} are made`, '#/components/headers/Version', made[1])
  for (const one of tries.filter((each) => !made.includes(each)))
    run.hasStatus(one, 412, 'a change at the same time as another')
}

async function versions(run: Run): Promise<void> {
  const before = Number(field(await profileOf(run, 'admin'), 'rev'))
  const [one, other] = field(await profileOf(run, 'admin'), 'sigil') === 'owl' ? ['stag', 'owl'] : ['owl', 'stag']
  const displayName = newId()
  const steps = [
    { body: { sigil: one }, rev: before + 1 },
    { body: { sigil: one }, rev: before + 1 },
    { body: { sigil: other }, rev: before + 2 },
    { body: { displayName }, rev: before + 3 },
    { body: { displayName, sigil: other }, rev: before + 3 },
  ]
  for (const { body, rev } of steps) {
    const changed = needed(await changeProfile(run, 'admin', { body }), 200, 'changing a profile')
    mustBe(run, changed, ['rev'], rev, `${Object.keys(body).join(' and ')}, after another or itself`)
  }
}

/** Of somebody whose name is the default still: an account may be older than the run. */
async function chosen(run: Run): Promise<void> {
  const before = await profileOf(run, 'stranger')
  if (field(before, 'chosen') === true) return
  const sigil = field(before, 'sigil') === 'owl' ? 'stag' : 'owl'
  const changed = needed(await changeProfile(run, 'stranger', { body: { sigil } }), 200, 'changing a sigil')
  for (const exchange of [changed, await profileOf(run, 'stranger')])
    mustBe(run, exchange, ['chosen'], false, 'who has chosen a sigil, and no name')
  const displayName = field(before, 'displayName')
  mustBe(run, changed, ['displayName'], displayName, 'a default name')
  const taken = needed(
    await changeProfile(run, 'stranger', { body: { displayName } }),
    200,
    'choosing the default name',
  )
  for (const exchange of [taken, await profileOf(run, 'stranger')])
    mustBe(run, exchange, ['chosen'], true, 'who has chosen the name that was their default')
}

async function inGames(run: Run): Promise<void> {
  await withGame(run, {}, async (gameId) => {
    const link = await openLink(run, gameId)
    await come(run, 'admin', link)
    const looks = { displayName: 'Juniper', sigil: 'stag', colour: 'moss' }
    for (const part of ['admin', 'host'] as const)
      needed(await changeProfile(run, part, { body: looks }), 200, 'changing a profile')
    const host = await readGame(run, gameId, 'admin')
    for (const [name, value] of Object.entries(looks)) {
      mustBe(run, await member(run, 'admin', { gameId }), [name], value, 'a member')
      mustBe(run, host, ['host', name], value, 'the host')
      mustBe(run, await readLink(run, gameId, link.invitationId), ['createdBy', name], value, 'who has made a link')
    }
  })
}
