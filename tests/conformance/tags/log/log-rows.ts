import { withField } from '../../kernel/cases.ts'
import { idOf, type Part } from '../../kernel/group.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import type { Body, Scene } from '../../kernel/scene.ts'

const everyone = { audience: 'everyone' }
export const message = { ...everyone, text: 'The bridge is out.' }
export const dice = { ...everyone, notation: '2d6+3', label: 'Stealth', nonce: '-_09azAZ-_-_-_-_-_-_-A' }
export const hand = { ...everyone, label: 'Stealth', faces: [2, 6, 1], total: 9 }
export const concealed = { state: 'concealed', audience: undefined, label: undefined, roll: undefined, hand: undefined }
export const wish = { ...everyone, label: 'Perception', notation: '1d20' }

/** The commitment that somebody has now. */
export async function commitmentOfPart({ sees, run }: Scene, part: Part): Promise<string> {
  const { commitments } = await sees(part, 'getDice', {})
  const userId = await idOf(run, part)
  const own = (Array.isArray(commitments) ? commitments : []).find((each) => Object(each).userId === userId)
  return String(Object(own).commitment)
}

/** Somebody rolls, with the commitment that they have, which the roll must answer. */
export async function roll(scene: Scene, part: Part, input: Body = {}, due: object = {}) {
  const commitment = await commitmentOfPart(scene, part)
  return scene.by(part, 'rollDice', 201, { ...dice, commitment, ...input }, { commitment, ...due })
}

/** Somebody's roll is refused, which uses up nothing. */
export async function rollsNot(scene: Scene, part: Part, status: number, input: Body) {
  const commitment = await commitmentOfPart(scene, part)
  await scene.by(part, 'rollDice', status, { ...dice, commitment, ...input })
  if ((await commitmentOfPart(scene, part)) !== commitment) scene.fail('a refused roll uses up the secret')
}

const badNotations = withField(
  'notation',
  [
    '2d d 3 2d1 d1001 0d6 101d6 100001+d6 7x d6+ d6--1 d6d6 d6*2 100d6+101d6'.split(' '),
    '2d6kh 2d6kh0 2d6kh101 d6r0 d6r6 2d6>=7 2d6<=7 3d6>=5+d4 -d6>=5 dF! dFr1 4dF>=1'.split(' '),
    '3d6kh1kl1 3d6dl1dl1 d6r1r2 d6!! 2d6>=1<=5'.split(' '),
    `d6${'+1'.repeat(20)}`,
  ].flat(),
)
export const notations = [
  ...['2d6+3', '6d6r1!kh3-d%', '6d6kh3!r1', '4d6kl1–1', '3d6kh100', '5d10>=8+1', '9d6>=0kl2', '9d6<=2!r5+100000'],
  ...['4dF', '4dFdh1', ' − 3 D 1000 dl1 + 7', '100d2!', `100d6+100d2${'+1'.repeat(18)}`],
]
export const says = ({ by }: Scene, part: Part) => by(part, 'sendMessage', 201, message)

export const logRows: RowsOf<'log'> = {
  listLog: {},
  sendMessage: { input: message, notThere: [{ to: 'stranger' }] },
  rollDice: {
    input: async (scene, part) => ({ ...dice, commitment: await commitmentOfPart(scene, part) }),
    bad: badNotations,
  },
  enterRoll: { input: hand },
  askForRoll: { ownGame: true, input: wish, bad: badNotations, notThere: [{ to: ['stranger'] }] },
  closeRollRequest: {
    ownGame: true,
    async input({ by, sees }) {
      const { requests } = await sees('host', 'getDice', {})
      return Object(requests)[0] ?? by('host', 'askForRoll', 201, wish)
    },
  },
  getDice: {},
  countFaces: {},
  showEntry: {
    input: says,
    forbidden: async (scene) => scene.by('host', 'showEntry', 403, await says(scene, 'player')),
  },
  removeEntry: {
    input: says,
    forbidden: async (scene) => scene.by('player', 'removeEntry', 403, await says(scene, 'host')),
  },
}
