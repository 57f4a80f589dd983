import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { needed, readGame } from '../games/game.ts'
import { idOf, type Part } from '../games/people.ts'
import { changeProfile, profileOf } from '../profile/profile-cases.ts'
import { three, withLines } from './lines.ts'

/** Who somebody is at their tables. */
export const profileRules: Check[] = [
  {
    id: 'live-names',
    title: 'another name, sigil or colour is told at each table',
    where: pointerTo('changeProfile', 'description'),
    run: names,
  },
]

const where = 'asyncapi.yaml: member.changed'

async function names(run: Run): Promise<void> {
  await withLines(run, async (lines, gameId) => {
    /** Changes who somebody is, and looks what everybody at the table is told of it. */
    const change = async (part: Part) => {
      const userId = await idOf(run, part)
      const before = await profileOf(run, part)
      const other = <Value>(name: string, one: Value, another: Value) => (field(before, name) === one ? another : one)
      const looks = {
        displayName: other('displayName', 'Juniper', 'Sorrel'),
        sigil: other('sigil', 'stag', 'owl'),
        colour: other('colour', 'moss', 'teal'),
      }
      needed(await changeProfile(run, part, { body: looks }), 200, 'changing a profile')
      for (const to of three) {
        const told = await lines[to].next('member.changed')
        if (!told) run.fail(`the ${to} is not told what the ${part} is called now`, where)
        else if (told.payload.userId !== userId || told.actorId !== userId)
          run.fail(`the ${to} is told of somebody else, or by somebody else, than the ${part}`, where)
        for (const [name, value] of told ? Object.entries(looks) : [])
          if (told?.payload[name] !== value)
            run.fail(`the ${to} is told the ${name} ${told?.payload[name]} of the ${part}, not ${value}`, where)
      }
    }
    await change('player')
    await change('host')
    for (const to of three) {
      const told = await lines[to].next('game.changed')
      const host = field(await readGame(run, gameId, to), 'host', 'displayName')
      if (Object(told?.payload.host).displayName !== host)
        run.fail(`the ${to} is not told the name of the host with the game`, 'asyncapi.yaml: game.changed')
    }
  })
}
