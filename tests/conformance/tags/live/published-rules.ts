import { readFileSync } from 'node:fs'
import type { OperationId } from '../../../../src/contract/operations.gen.ts'
import { type Check, pointerTo } from '../../kernel/check.ts'
import { type LiveScene, live, mustCount } from '../../kernel/connection.ts'
import { ask, idOf, members, newId, openLink, type Part } from '../../kernel/group.ts'
import { type By, type Input, requestOf, unlike, withIds } from '../../kernel/scene.ts'
import { foe, health, makes, mira, number, refillOf, rest, soaked } from '../characters/characters-rows.ts'
import { otherLooks } from '../profile/profile-checks.ts'
import { idsIn } from '../schedule/schedule-checks.ts'

// Who gets which events of a command, in which order: each row of the table in docs/live.md.

type Prepare = (scene: LiveScene) => Input | Promise<Input>

/** The id of the first date that the host has offered. */
const offered = async ({ by }: LiveScene) => ({ dateId: idsIn(await by('host', 'offerDates', 200))[0] })
/** Another admin, beside the one who is connected. */
const otherAdmin = async ({ by, run, gameId }: LiveScene) => {
  await by('stranger', 'acceptInvitation', 200, await openLink(run, gameId, { role: 'admin' }))
  return { userId: 'stranger' }
}
const kept =
  (who: Part, visibility: string, change: Input = {}): Prepare =>
  async ({ by, gameId }) => ({ ideaId: (await by(who, 'createIdea', 201, { gameId, visibility })).ideaId, ...change })
/** How many boundaries there are before. */
const boundaries = (count: number): Prepare => {
  return async ({ by }) => {
    let last: Input = { text: 'Blood' }
    for (let at = 0; at < count; at++) last = await by('host', 'addBoundary', 201, { text: `Number ${at}` })
    return last
  }
}
const onSession: Prepare = async (scene) => {
  await scene.by('host', 'fixDate', 200, await offered(scene))
  return { durationMinutes: 60, reason: 'Late.' }
}
const onWaiting = () => ({ userId: 'waiting' })

/** A character of the host, and what is done with it. */
const sheet =
  (input: Input = {}, act: Input = {}): Prepare =>
  async (scene) => ({ ...(await makes(scene, 'host', input)), ...act })
const turned = ({ characterId, order }: Input) => ({
  characterId,
  version: 1,
  blockIds: Object(order).blockIds.toReversed(),
})

const looks =
  (part: Part): Prepare =>
  ({ run }) =>
    otherLooks(run, part)

/** By the row of the table: who does it, with what, and what the first event then says. */
const commands: Record<string, [who: Part, prepare?: Prepare, says?: (input: Input) => Input]> = {
  changeGame: ['host', () => ({ pitch: newId() })],
  archiveGame: ['host'],
  restoreGame: ['host', ({ by }) => by('host', 'archiveGame', 200)],
  'archiveGame (of a game in play)': ['host', ({ by }) => by('host', 'startGame', 200)],
  'handOverGame (to an admin)': ['host', otherAdmin],
  'changeMember (of another)': ['host', async (scene) => ({ ...(await otherAdmin(scene)), role: 'player' })],
  'removeMember (of another)': [
    'host',
    async (scene) => ({ ...(await offered(scene)), ...(await otherAdmin(scene)) }),
    () => ({ how: 'removed' }),
  ],
  'leaveGame (of another)': [
    'stranger',
    async (scene) => ({ ...(await offered(scene)), ...(await otherAdmin(scene)) }),
    () => ({ how: 'left' }),
  ],
  createInvitation: ['host'],
  revokeInvitation: ['host', ({ player }) => player],
  'acceptInvitation (a seat at once)': ['stranger', ({ player }) => player],
  'acceptInvitation (a request)': ['stranger', ({ asking }) => asking],
  withdrawRequest: ['waiting', undefined, () => ({ how: 'takenBack' })],
  acceptRequest: ['host', onWaiting, () => ({ how: 'letIn' })],
  declineRequest: ['host', onWaiting, () => ({ how: 'declined' })],
  'changeProfile (of the player, in each game of theirs)': ['player', looks('player'), (input) => input],
  'changeProfile (of the host)': ['host', looks('host'), (input) => input],
  'changeProfile (of a person who waits)': ['waiting', looks('waiting'), (person) => ({ person })],
  setReady: ['player', () => ({ ready: true }), () => ({ ready: true })],
  'nudge (of the player)': ['host', () => ({ userId: 'player' }), () => ({ from: { userId: 'host' } })],
  pauseGame: ['player', undefined, () => ({ paused: true })],
  resumeGame: ['host', ({ by }) => by('player', 'pauseGame', 204), () => ({ paused: false })],
  startGame: ['host'],
  endGame: ['host', ({ by }) => by('host', 'startGame', 200)],
  changeNotes: ['host', () => ({ agenda: newId() })],
  addBoundary: ['player', boundaries(2)],
  takeBoundaryBack: ['host', boundaries(3)],
  offerDates: ['host'],
  withdrawDates: ['host', offered],
  'answerDate (by the player)': ['player', async (scene) => ({ ...(await offered(scene)), answer: 'yes' })],
  fixDate: ['host', offered],
  moveSession: ['host', onSession],
  cancelSession: ['host', onSession],
  'createIdea (for everyone)': ['host', ({ gameId }) => ({ gameId, visibility: 'everyone' })],
  'restoreIdea (for everyone)': [
    'host',
    async (scene) => {
      const made = await kept('host', 'everyone')(scene)
      await scene.by('host', 'deleteIdea', 204, made)
      return made
    },
  ],
  'changeIdea (for everyone, now for hosts)': ['host', kept('host', 'everyone', { visibility: 'hosts' })],
  'changeIdea (for everyone, now my own)': ['host', kept('host', 'everyone', { visibility: 'me' })],
  'changeIdea (for everyone, now in no game)': ['host', kept('host', 'everyone', { gameId: null })],
  'changeIdea (for everyone, now in another game)': [
    'host',
    async (scene) => kept('host', 'everyone', { gameId: (await scene.by('host', 'createGame', 201)).gameId })(scene),
  ],
  'deleteIdea (for hosts)': ['host', kept('host', 'hosts')],
  "removeGameIdea (the player's, for everyone)": ['host', kept('player', 'everyone')],
  'createCharacter (for everyone)': ['host', () => mira],
  'copyCharacter (for everyone)': ['host', sheet()],
  'addToBlock (for everyone)': ['host', sheet({}, { blockId: health, add: -1 })],
  'addToBlock (for hosts)': ['host', sheet({ visibility: 'hosts' }, { blockId: health, add: -1 })],
  'useRefill (for everyone)': ['host', async (scene) => refillOf(await sheet()(scene))],
  'changeBlock (for everyone)': ['host', sheet({}, { blockId: health, version: 1, label: 'Wax' })],
  'addBlock (for everyone)': ['host', sheet({}, number)],
  'orderBlocks (for everyone)': ['host', async (scene) => turned(await sheet()(scene))],
  'changeCharacter (for everyone, now for hosts)': ['host', sheet({}, { visibility: 'hosts' })],
  'changeCharacter (a foe for everyone, now for hosts)': [
    'host',
    sheet({ ...foe, visibility: 'everyone' }, { visibility: 'hosts' }),
  ],
  'markCharacter (for everyone)': ['host', sheet({}, { add: ['Soaked'] })],
  'markCharacter (for hosts)': ['host', sheet({ visibility: 'hosts' }, { add: ['Soaked'] })],
  'takeCharacter (for everyone)': ['host', sheet({ ownerId: null })],
  'giveCharacter (for everyone)': ['host', sheet({}, { ownerId: 'player' })],
  'removeBlock (for everyone)': ['host', sheet({}, { blockId: health })],
  'deleteCharacter (for everyone)': ['host', sheet()],
  'undoChange (of a deletion)': [
    'host',
    async (scene) => scene.by('host', 'deleteCharacter', 200, await sheet()(scene)),
  ],
  changeConditions: ['host', () => ({ items: [{ ...soaked, conditionId: newId() }] })],
  'offerRefill (the player has it)': [
    'host',
    async (scene) => {
      await makes(scene, 'player')
      return { label: rest.label }
    },
    () => ({ by: { userId: 'host' } }),
  ],
}
/** Commands that change nothing when they are repeated. */
const once = /^(change|archive|restore|revoke|withdraw|setReady|pause|resume|cancel)/
/** Events that do not say who caused them. */
const anonymous = /^(pause|boundaries)\.changed$|^resync$/

type One = (typeof members)[number]
/** What a person who looks for themselves finds, where an event says how something is now. */
const looked: Record<string, (scene: LiveScene, part: One, payload: Input) => Promise<unknown>> = {
  'game.changed': ({ sees }, part) => sees(part, 'getGame', {}),
  'member.changed': ({ sees }, part, payload) => sees(part, 'getMember', {}, payload),
  'invitation.changed': ({ sees }, part, payload) => sees(part, 'getInvitation', {}, payload),
  'schedule.changed': ({ sees }, part) => sees(part, 'getSchedule', {}),
  'notes.changed': ({ sees }, part) => sees(part, 'getNotes', {}),
  'boundaries.changed': ({ sees }, part) => sees(part, 'listBoundaries', {}),
  'play.starting': async ({ sees }, part) => (await sees(part, 'getLobby', {})).start,
  'idea.changed': ({ sees }, part, payload) => sees(part, 'getIdea', {}, payload),
  'conditions.changed': ({ sees }, part) => sees(part, 'getConditions', {}),
}

const page = readFileSync(new URL('../../../../docs/live.md', import.meta.url), 'utf8')
const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '')
const rows = [...page.matchAll(/^\| (`\w+`.*) \| (.*) \| (.*) \| (.*) \|$/gm)].flatMap(([, first = '', ...cells]) =>
  namesIn(first).map((id) => ({
    id: id as OperationId,
    row: [id, ...(/\(.*\)/.exec(first) ?? [])].join(' '),
    due: Object.fromEntries(members.map((part, at) => [part, namesIn(cells[at])])),
  })),
)

export const publishedRules: Check[] = rows.map(({ id, row, due }) => {
  const work = async (scene: LiveScene) => {
    const { run, gameId, tabs } = scene
    const [who, prepare = () => ({}), says = () => ({})] = commands[row] ?? ['host']
    const input: Input = await prepare(scene)
    const act = async () => ask(run, who, id, await requestOf(run, who as By, id, input, gameId))
    const received = new Map<string, number>()
    await Promise.all(members.map((part) => tabs[part].listen()))
    for (const part of members) received.set(part, tabs[part].frames.length)
    const later = (part: One) => tabs[part].frames.slice(received.get(part)).filter(({ type }) => type !== 'beat')
    const mustBe = async (occasion: string) => {
      await Promise.all(members.map((part) => tabs[part].listen()))
      for (const part of members) {
        const types = due[part] ?? []
        for (let tries = 0; later(part).length < types.length && tries < 20; tries++) await tabs[part].next('', 50)
        const came = later(part).map(({ type }) => type)
        const where = `asyncapi.yaml: ${types.find((type, at) => came[at] !== type) ?? came[types.length] ?? types[0]}`
        const message = `gets ${came.join(', ') || 'nothing'}, not ${types.join(', ') || 'a thing'}`
        if (came.join() !== types.join()) run.fail(`${occasion}: the ${part} ${message}`, where)
        // A resync may take a number of its own.
        if (!types.includes('resync')) mustCount(run, tabs[part], row)
        const [first] = later(part)
        const isMeant = first && first.type === members.map((each) => due[each]?.[0]).find((type) => type !== undefined)
        const said = isMeant ? unlike(first.payload, await withIds(run, says(input))) : []
        for (const { type, actorId, payload } of later(part)) {
          const isLast = later(part).findLast((each) => each.type === type)?.payload === payload
          if (isLast) said.push(...unlike(payload, (await looked[type]?.(scene, part, payload)) ?? {}))
          if (!anonymous.test(type) && actorId !== (await idOf(run, who))) said.push(`${type} does not say who did it`)
        }
        for (const message of said) run.fail(`${occasion}, to the ${part}: ${message}`, where)
      }
    }
    run.hasStatus(await act(), [200, 201, 204], id)
    await mustBe(row)
    if (id === 'handOverGame') await scene.by('stranger', id, 200, { userId: 'host' })
    if (once.test(row)) {
      await act()
      await mustBe(`${row}, done twice`)
    }
  }
  const { title, run } = live(`${row}: each member gets the events that are theirs`, work)
  return {
    id: `${row.replace(/ \((.*)\)/, '-$1').replace(/\W+/g, '-')}.events`,
    where: pointerTo(id),
    title,
    run,
    ...(id === 'changeProfile' && { alone: true as const }),
  }
})
