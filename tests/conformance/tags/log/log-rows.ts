import type { GameId } from '../../../../src/contract/types.gen.ts'
import { field } from '../../kernel/exchange.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import type { Run } from '../../kernel/run.ts'
import { type Body, requestOf, type Scene } from '../../kernel/scene.ts'
import { ask, idOf, type Part } from '../../kernel/table.ts'

const nonce = 'A'.repeat(22)
const everyone = { audience: 'everyone' }
export const message = { ...everyone, text: 'The bridge is out.' }
export const dice = { ...everyone, notation: '2d6+3', label: 'Stealth', nonce }
export const hand = { ...everyone, label: 'Stealth', faces: [4, 2], total: 9 }
export const concealed = { state: 'concealed', label: undefined, roll: undefined }
export const wish = { ...everyone, label: 'Perception', notation: '1d20' }

/** The commitment that somebody has now. */
export async function commitmentOfPart(run: Run, part: Part, gameId: GameId): Promise<string> {
  const all = field(await ask(run, part, 'getDice', { params: { gameId } }), 'commitments')
  const userId = await idOf(run, part)
  const own = (Array.isArray(all) ? all : []).find((each) => Object(each).userId === userId)
  return String(Object(own).commitment)
}

/** Somebody rolls, with the commitment that they have. */
export const roll = async ({ by, run, gameId }: Scene, part: Part, input: Body = {}, due?: unknown) =>
  by(part, 'rollDice', 201, { ...dice, commitment: await commitmentOfPart(run, part, gameId), ...input }, due)

const says = async (run: Run, part: Part, gameId: GameId, more: Body = {}) =>
  ask(run, part, 'sendMessage', await requestOf(run, part, 'sendMessage', { ...message, ...more }, gameId))

/** An entry of somebody's own, for the operations on one. */
const ofEntry = async (run: Run, gameId: GameId, part: Part) => ({
  params: { entryId: String(field(await says(run, part, gameId), 'entryId')) },
})
/** Somebody may not do this with the entry of another. */
async function notOf(run: Run, gameId: GameId, id: 'showEntry' | 'removeEntry', by: Part, author: Part) {
  const { params } = await ofEntry(run, gameId, author)
  run.hasStatus(await ask(run, by, id, { params: { gameId, ...params } }), 403, `${id}, of the ${author}, by the ${by}`)
}
export const asking = async (run: Run, gameId: GameId) =>
  ask(run, 'host', 'askForRoll', await requestOf(run, 'host', 'askForRoll', wish, gameId))

const bad = (rest: Body) => () =>
  '2d d 3 2d1 101d6 2d6kh d6r6 dF! 2d6>=7 3d6>=5+d4 -d6>=5 7x d6+ 100d6+101d6'.split(' ').map((notation) => ({
    what: `the notation ${notation}`,
    request: { body: { ...rest, notation } },
  }))
const nobody = (id: 'sendMessage' | 'askForRoll') => async (run: Run) => {
  const to = await idOf(run, 'stranger')
  const body = id === 'sendMessage' ? { ...message, to } : { ...wish, to: [to] }
  return [{ what: 'to somebody who is not here', request: { body } }]
}

export const logRows: RowsOf<'log'> = {
  listLog: { done: 200 },
  sendMessage: {
    done: 201,
    with: (run, { gameId }, part) => requestOf(run, part, 'sendMessage', message, gameId),
    notThere: nobody('sendMessage'),
  },
  rollDice: {
    done: 201,
    with: async (run, { gameId }, part) =>
      requestOf(run, part, 'rollDice', { ...dice, commitment: await commitmentOfPart(run, part, gameId) }, gameId),
    bad: bad({ ...dice, commitment: 'A'.repeat(43) }),
  },
  enterRoll: { done: 201, with: (run, { gameId }, part) => requestOf(run, part, 'enterRoll', hand, gameId) },
  askForRoll: {
    done: 201,
    spends: true,
    with: (run, { gameId }, part) => requestOf(run, part, 'askForRoll', wish, gameId),
    bad: bad(wish),
    notThere: nobody('askForRoll'),
  },
  closeRollRequest: {
    done: 200,
    spends: true,
    with: async (run, { gameId }) => ({ params: { entryId: String(field(await asking(run, gameId), 'entryId')) } }),
  },
  getDice: { done: 200 },
  countFaces: { done: 200 },
  showEntry: {
    done: 200,
    with: (run, { gameId }, part) => ofEntry(run, gameId, part),
    forbidden: (run, { gameId }) => notOf(run, gameId, 'showEntry', 'host', 'player'),
  },
  removeEntry: {
    done: 204,
    with: (run, { gameId }, part) => ofEntry(run, gameId, part),
    forbidden: (run, { gameId }) => notOf(run, gameId, 'removeEntry', 'player', 'host'),
  },
}
