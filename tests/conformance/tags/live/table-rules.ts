import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import type { Run } from '../../kernel/run.ts'
import { needed } from '../games/game.ts'
import { ask, idOf } from '../games/people.ts'
import { three, withLines } from './lines.ts'

/** What one command brings is told in full. */
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
