import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import type { Run } from '../../kernel/run.ts'
import { needed, newId, versionIn } from '../games/game.ts'
import { ask, idOf } from '../games/people.ts'
import { offered, readSchedule } from '../schedule/schedule.ts'
import { three, withLines } from './lines.ts'

/** What one command brings is told in full: to both whose roles it changes, and by each of its facts. */
export const tableRules: Check[] = [
  {
    id: 'live-handed-over',
    title: 'a hand-over has both whose roles change fetch anew',
    where: '#/components/schemas/Resync',
    run: handedOver,
  },
  {
    id: 'live-archived-in-play',
    title: 'a game that is archived in play tells that play has ended',
    where: pointerTo('createLiveTicket', 'description'),
    run: archivedInPlay,
  },
  {
    id: 'live-commands-each',
    title: 'each fact of a command names it',
    where: '#/components/schemas/LiveFrame',
    run: eachFact,
  },
]

async function handedOver(run: Run): Promise<void> {
  await withLines(run, async (lines, gameId) => {
    const params = { gameId }
    const body = { userId: await idOf(run, 'player') }
    needed(await ask(run, 'host', 'handOverGame', { params, body }), 200, 'handing over')
    for (const [part, who] of [
      ['player', 'who becomes the host'],
      ['host', 'who was the host'],
    ] as const)
      if ((await lines[part].next('resync'))?.payload.reason !== 'role')
        run.fail(
          `whoever gets another role hears resync, and ${who} by a hand-over does not`,
          '#/components/schemas/Resync',
        )
  })
}

async function archivedInPlay(run: Run): Promise<void> {
  await withLines(run, async (lines, gameId) => {
    const params = { gameId }
    needed(await ask(run, 'host', 'startGame', { params }), 200, 'starting')
    for (const part of three) await lines[part].next('play.starting')
    needed(await ask(run, 'host', 'archiveGame', { params }), 200, 'archiving')
    for (const part of three)
      if (!(await lines[part].next('play.ended')))
        run.fail(
          `archiveGame of a game in play tells play.ended, and does not tell the ${part}`,
          'asyncapi.yaml: play.ended',
        )
  })
}

async function eachFact(run: Run): Promise<void> {
  await withLines(run, async (lines, gameId) => {
    const [dateId = ''] = await offered(run, gameId)
    const commandId = newId()
    const headers = { ...versionIn(await readSchedule(run, gameId)), 'Command-Id': commandId }
    needed(await ask(run, 'host', 'fixDate', { params: { gameId, dateId }, headers }), 200, 'fixing a date')
    for (const type of ['schedule.changed', 'game.changed']) {
      // What comes of nobody's command, that somebody is there, is told in between.
      let fact = await lines.host.next(type)
      while (fact && fact.commandId !== commandId) fact = await lines.host.next(type)
      if (!fact)
        run.fail(
          `the facts that come of a command carry it, and no ${type} carries that of fixDate`,
          `asyncapi.yaml: ${type}`,
        )
    }
  })
}
