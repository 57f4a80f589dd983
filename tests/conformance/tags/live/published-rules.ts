import { readFileSync } from 'node:fs'
import type { OperationId } from '../../../../src/contract/operations.gen.ts'
import type { Check } from '../../kernel/check.ts'
import { type LiveScene, live, three } from '../../kernel/connection.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type By, type Input, requestOf, unlike, withIds } from '../../kernel/scene.ts'
import { ask, idOf, newId, openLink, type Part } from '../../kernel/table.ts'
import { otherLooks } from '../profile/profile-checks.ts'
import { idsIn } from '../schedule/schedule.ts'

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
  (who: Part, visibility: string) =>
  async ({ by, gameId }: LiveScene) => ({
    ideaId: (await by(who, 'createIdea', 201, { gameId, visibility })).ideaId,
  })
const onWaiting = () => ({ userId: 'waiting' })

const looks =
  (part: Part): Prepare =>
  ({ run }) =>
    otherLooks(run, part)

/** By the row of the table: who does it, with what, and what the first event then says. */
const commands: Record<string, [who: Part, prepare?: Prepare, says?: (input: Input) => Input]> = {
  changeGame: ['host', () => ({ pitch: newId() })],
  archiveGame: ['host'],
  'archiveGame (of a game in play)': ['host', ({ by }) => by('host', 'startGame', 200)],
  'handOverGame (to an admin)': ['host', otherAdmin],
  'changeMember (of another)': ['host', async (scene) => ({ ...(await otherAdmin(scene)), role: 'player' })],
  removeMember: ['host', async (scene) => ({ ...(await offered(scene)), ...(await otherAdmin(scene)) })],
  revokeInvitation: ['host', ({ player }) => player],
  'acceptInvitation (a seat at once)': ['stranger', ({ player }) => player],
  'acceptInvitation (a request)': ['stranger', ({ asking }) => asking],
  withdrawRequest: ['waiting', undefined, () => ({ how: 'takenBack' })],
  acceptRequest: ['host', onWaiting],
  declineRequest: ['host', onWaiting, () => ({ how: 'declined' })],
  'changeProfile (of the player, in each game of theirs)': ['player', looks('player'), (input) => input],
  'changeProfile (of the host)': ['host', looks('host'), (input) => input],
  'changeProfile (of a person who waits)': ['waiting', looks('waiting'), (person) => ({ person })],
  setReady: ['player', () => ({ ready: true })],
  'nudge (of the player)': ['host', () => ({ userId: 'player' }), () => ({ from: { userId: 'host' } })],
  pauseGame: ['player'],
  startGame: ['host'],
  endGame: ['host', ({ by }) => by('host', 'startGame', 200)],
  changeNotes: ['host', () => ({ agenda: newId() })],
  addBoundary: ['player', () => ({ text: 'Blood' })],
  offerDates: ['host'],
  'answerDate (by the player)': ['player', async (scene) => ({ ...(await offered(scene)), answer: 'yes' })],
  fixDate: ['host', offered],
  moveSession: [
    'host',
    async (scene) => {
      await scene.by('host', 'fixDate', 200, await offered(scene))
      return { durationMinutes: 60 }
    },
  ],
  'deleteIdea (that host and admins see)': ['host', kept('host', 'hosts')],
  "removeGameIdea (the player's, that everyone sees)": ['host', kept('player', 'everyone')],
}
/** Those that change nothing when they are done again. */
const once = /^(changeGame|archiveGame|changeMember|revoke|withdraw|changeProfile|setReady|pauseGame|changeNotes)/
/** Those of which nobody learns who it was. */
const anonymous = /^(pause|boundaries)\.changed$|^resync$/

const page = readFileSync(new URL('../../../../docs/live.md', import.meta.url), 'utf8')
const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
const rows = [...page.matchAll(/^\| (`\w+`.*) \| (.*) \| (.*) \| (.*) \|$/gm)].map(([, first = '', ...cells]) => ({
  row: first.replace(/, `\w+`/g, '').replaceAll('`', ''),
  due: Object.fromEntries(three.map((part, at) => [part, namesIn(cells[at] ?? '')])),
}))

export const publishedRules: Check[] = rows.map(({ row, due }) => {
  const id = row.replace(/ .*/, '') as OperationId
  const work = async (scene: LiveScene) => {
    const { run, gameId, tabs } = scene
    const [who, prepare = () => ({}), says = () => ({})] = commands[row] ?? ['host']
    const input = await prepare(scene)
    const act = async () => ask(run, who, id, await requestOf(run, who as By, id, input, gameId))
    const received = new Map<string, number>()
    for (const part of three) {
      await tabs[part].listen()
      received.set(part, tabs[part].frames.length)
    }
    const later = (part: (typeof three)[number]) =>
      tabs[part].frames.slice(received.get(part)).filter(({ type }) => type !== 'beat')
    const mustBe = async (occasion: string) => {
      for (const part of three) {
        const types = due[part] ?? []
        await tabs[part].listen()
        for (let tries = 0; later(part).length < types.length && tries < 20; tries++) await tabs[part].next('', 50)
        const came = later(part).map(({ type }) => type)
        const where = `asyncapi.yaml: ${types.find((type, at) => came[at] !== type) ?? came[types.length] ?? types[0]}`
        if (came.join() !== types.join())
          run.fail(
            `${occasion}: the ${part} gets ${came.join(', ') || 'nothing'}, not ${types.join(', ') || 'a thing'}`,
            where,
          )
        const [first] = later(part)
        for (const message of first ? unlike(first.payload, await withIds(run, says(input))) : [])
          run.fail(message, where)
        for (const { type, actorId } of later(part))
          if (!anonymous.test(type) && actorId !== (await idOf(run, who)))
            run.fail(`${type} does not say who did it`, where)
      }
    }
    run.hasStatus(await act(), [200, 201, 204], id)
    await mustBe(row)
    if (id === 'handOverGame') await scene.by('stranger', id, 200, { userId: 'host' })
    if (!once.test(row)) return
    await act()
    await mustBe(`${row}, done twice`)
  }
  const { title, run } = live(`${row}: each member gets the events that are theirs`, work)
  return { id: `${row.replace(/ \((.*)\)/, '-$1').replace(/\W+/g, '-')}.events`, where: pointerTo(id), title, run }
})
