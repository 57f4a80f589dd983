import { parseNotation } from '../../../../src/rules/dice/notation.ts'
import { commitmentOf, rollFairly } from '../../../../src/rules/dice/roll.ts'
import { type Check, pointerTo, rulesAt, type TagCases } from '../../kernel/check.ts'
import { live } from '../../kernel/connection.ts'
import { casesOf, rulesOf } from '../../kernel/derived-checks.ts'
import { members, newId, type Part, withGame } from '../../kernel/group.ts'
import { mustTurn } from '../../kernel/lists.ts'
import {
  type Body,
  excluding,
  inAnyOrder,
  including,
  inGroup,
  isNow,
  type Scene,
  sceneIn,
  unlike,
  waits,
} from '../../kernel/scene.ts'
import {
  commitmentOfPart,
  concealed,
  dice,
  hand,
  logRows,
  message,
  notations,
  roll,
  rollsNot,
  says,
  wish,
} from './log-rows.ts'

/** Says if a roll is not what its secret, nonce and notation decide. */
function mustBeFair({ fail }: Scene, entry: Body) {
  const { notation, secret, nonce: used } = Object(entry.roll)
  const parsed = parseNotation(String(notation))
  if ('problem' in parsed) return fail(`a roll of ${notation}, which is none`)
  if (commitmentOf(secret) !== entry.commitment) fail('the secret is not what the commitment hides')
  for (const message of unlike(entry.roll, rollFairly(parsed.terms, secret, used)))
    fail(`not what was promised: ${message}`)
}

export const logCases: TagCases<'log'> = casesOf(logRows, {
  'listLog.200': inGroup('entries come newest first, in pages; a cursor is of one game', async (scene) => {
    const { by, sees } = scene
    await sees('player', 'listLog', { items: [] })
    for (const text of ['one', 'two', 'three']) {
      await by('host', 'sendMessage', 201, { ...message, text })
      await by('host', 'sendMessage', 201, { text, audience: 'me', to: 'admin' })
    }
    await sees('player', 'listLog', { items: ['three', 'two', 'one'].map((text) => ({ text })) })
    await mustTurn(scene, 'player', 'listLog')
  }),
  'sendMessage.201': inGroup('whom it is for reads it, and to others it is not there', async ({ by, sees }) => {
    const readBy = async ({ entryId }: Body, ...who: Part[]) => {
      for (const part of members)
        await sees(part, 'listLog', {
          items: (who.includes(part) ? including : excluding)({ entryId, text: message.text }),
        })
    }
    for (const audience of ['everyone', 'hosts'])
      await readBy(await by('player', 'sendMessage', 201, { ...message, audience }, { at: isNow }), ...members)
    await readBy(await by('player', 'sendMessage', 201, { ...message, audience: 'me' }), 'player')
    await readBy(await by('host', 'sendMessage', 201, { ...message, audience: 'hosts' }), 'host', 'admin')
    const whisper = await by('player', 'sendMessage', 201, { ...message, to: 'admin' })
    await readBy(whisper, 'admin', 'player')
    await by('host', 'showEntry', 404, { entryId: whisper.entryId })
    await by('admin', 'showEntry', 403, { entryId: whisper.entryId })
    await by('player', 'showEntry', 200, { entryId: whisper.entryId })
    await readBy(whisper, ...members)
  }),
  'rollDice.201': inGroup('secret, nonce and notation decide; the next commitment is mine', async (scene) => {
    const { sees } = scene
    for (const notation of notations) {
      const entry = await roll(scene, 'player', { notation }, { kind: 'roll', label: 'Stealth', roll: { notation } })
      mustBeFair(scene, entry)
      if ((await commitmentOfPart(scene, 'player')) !== entry.next)
        scene.fail('the commitment is not the `next` of the last roll')
      await sees('host', 'listLog', { items: including(entry) })
    }
    await Promise.all([roll(scene, 'host'), roll(scene, 'admin')])
  }),
  'rollDice.409': inGroup('a commitment that is not current rolls nothing, and the key is the id', async (scene) => {
    const { by, sees } = scene
    const commitment = await commitmentOfPart(scene, 'player')
    const key = newId()
    await by('player', 'rollDice', 201, { ...dice, commitment, key }, { entryId: key })
    await rollsNot(scene, 'player', 409, { commitment })
    await rollsNot(scene, 'host', 409, { commitment: await commitmentOfPart(scene, 'player') })
    await rollsNot(scene, 'host', 409, { key })
    for (const id of ['sendMessage', 'enterRoll'] as const) await by('host', id, 409, { ...message, ...hand, key })
    await sees('host', 'listLog', { items: [{ entryId: key }] })
  }),
  'rollDice.429': inGroup('twenty rolls in ten seconds, each with a secret of its own, and no more', async (scene) => {
    const ended = new Set<unknown>()
    for (let count = 0; count < 20; count++) ended.add((await roll(scene, 'player', { notation: 'd6' })).commitment)
    if (ended.size < 20) scene.fail('a commitment comes again after the roll that ended it')
    await rollsNot(scene, 'player', 429, {})
    await roll(scene, 'host')
  }),
  'enterRoll.201': inGroup('real dice come as they were typed, without a commitment', async ({ by, sees }) => {
    const due = { kind: 'hand', hand: { faces: [2, 6, 1], total: 9 }, commitment: undefined, roll: undefined }
    const entry = await by('player', 'enterRoll', 201, hand, due)
    await sees('host', 'listLog', { items: including(entry) })
    const { entryId } = await by('host', 'enterRoll', 201, { ...hand, audience: 'me' })
    await sees('player', 'listLog', { items: including({ entryId, ...concealed }) })
  }),
  'enterRoll.409': inGroup(
    'a request is answered once, by whom it asks, in its game, while it is open',
    async (scene) => {
      const { by, run } = scene
      const refused = async (at: Scene, part: Part, { entryId: answers }: Body) => {
        await at.by(part, 'enterRoll', 409, { ...hand, answers })
        await rollsNot(at, part, 409, { answers })
      }
      const request = await by('host', 'askForRoll', 201, wish)
      await by('player', 'enterRoll', 201, { ...hand, answers: request.entryId })
      for (const part of ['player', 'host'] as const) await refused(scene, part, request)
      await by('host', 'closeRollRequest', 200, request)
      await refused(scene, 'admin', request)
      const asked = await by('admin', 'askForRoll', 201, { ...wish, to: ['host'] })
      await withGame(run, {}, (gameId) => refused(sceneIn(run, gameId), 'host', asked))
    },
  ),
  'askForRoll.201': inGroup('each who is asked answers once, and one entry gathers it', async (scene) => {
    const { by, sees } = scene
    const due = { request: { asked: inAnyOrder('admin', 'player'), answered: [], isOpen: true, target: 12 } }
    const { entryId } = await by('host', 'askForRoll', 201, { ...wish, target: 12, audience: 'hosts' }, due)
    const request = (part: Part, due: Body) => sees(part, 'getDice', { requests: [{ entryId, request: due }] })
    await request('player', { target: undefined, tellsTarget: undefined })
    await request('admin', { target: 12, tellsTarget: false })
    await roll(scene, 'player', { answers: entryId }, { answers: entryId, audience: 'hosts' })
    await request('host', { answered: ['player'], isOpen: true })
    await by('admin', 'enterRoll', 201, { ...hand, answers: entryId }, { audience: 'hosts' })
    await sees('player', 'getDice', { requests: [] })
    const closed = { isOpen: false, answered: inAnyOrder('admin', 'player') }
    await sees('player', 'listLog', { items: including({ entryId, request: closed }) })
    const told = await by('host', 'askForRoll', 201, { ...wish, target: 12, tellsTarget: true, to: ['player'] })
    const mine = { entryId: told.entryId, request: { target: 12, asked: ['player'] } }
    await sees('player', 'getDice', { requests: [mine] })
  }),
  'askForRoll.409': inGroup('three are open at most; alone there is nobody to ask', async ({ by, run }) => {
    const all = []
    for (const _ of ['one', 'two', 'three']) all.push(await by('host', 'askForRoll', 201, wish))
    await by('admin', 'askForRoll', 409, wish)
    await by('admin', 'closeRollRequest', 200, all[0])
    await by('admin', 'askForRoll', 201, wish)
    await withGame(run, {}, (gameId) => by('host', 'askForRoll', 409, { ...wish, gameId }).then())
  }),
  'closeRollRequest.200': inGroup(
    'nobody answers it any more; one closes when nobody is left to answer',
    async ({ by, sees }) => {
      const { entryId } = await by('host', 'askForRoll', 201, wish)
      for (const _ of ['once', 'twice'])
        await by('host', 'closeRollRequest', 200, { entryId }, { request: { isOpen: false } })
      const removed = await by('host', 'askForRoll', 201, wish)
      await by('host', 'removeEntry', 204, removed)
      await by('player', 'enterRoll', 409, { ...hand, answers: removed.entryId })
      await sees('player', 'getDice', { requests: [] })
      const all = await by('host', 'askForRoll', 201, wish)
      const mine = await by('host', 'askForRoll', 201, { ...wish, to: ['player'] })
      await by('admin', 'leaveGame', 204)
      await sees('host', 'getDice', { requests: inAnyOrder({ entryId: all.entryId }, { entryId: mine.entryId }) })
      await by('player', 'enterRoll', 201, { ...hand, answers: all.entryId })
      await sees('host', 'getDice', { requests: [{ entryId: mine.entryId }] })
      await by('host', 'removeMember', 204, { userId: 'player' })
      await sees('host', 'getDice', { requests: [] })
    },
  ),
  'getDice.200': inGroup('each member has a commitment, the same until they roll', async (scene) => {
    const first = await scene.sees('player', 'getDice', {
      commitments: inAnyOrder({ userId: 'host' }, { userId: 'admin' }, { userId: 'player' }),
      requests: [],
    })
    await scene.sees('host', 'getDice', first)
  }),
  'countFaces.200': inGroup('rolls that everyone sees count, with every die, until they are removed', async (scene) => {
    const { by, sees } = scene
    await sees('player', 'countFaces', { items: [] })
    const { roll: came } = await roll(scene, 'player', { notation: '20d6dl5' })
    await roll(scene, 'host', { notation: '3d8', audience: 'hosts' })
    const { entryId } = await roll(scene, 'host', { notation: '2d4' })
    await by('host', 'removeEntry', 204, { entryId })
    const values: number[] = Object(came).terms[0].dice.map(({ value }: { value: number }) => value)
    const countOf = (face: number) => values.filter((each) => each === face).length
    const faces = [...new Set(values)].map((face) => ({ face, count: countOf(face) }))
    await sees('host', 'countFaces', { items: [{ sides: 'd6', faces: inAnyOrder(...faces) }] })
  }),
  'showEntry.200': inGroup('what was secret is there for everyone', async (scene) => {
    const { by, sees } = scene
    const { entryId, commitment, next } = await roll(scene, 'host', { audience: 'me' })
    const line = { entryId, commitment, next, kind: 'roll', author: { userId: 'host' } }
    for (const part of ['admin', 'player'] as const) await sees(part, 'listLog', { items: [{ ...line, ...concealed }] })
    for (const _ of ['once', 'twice']) await by('host', 'showEntry', 200, { entryId }, { audience: 'everyone' })
    await sees('player', 'listLog', { items: [{ ...line, state: 'shown', label: 'Stealth', wasSecret: true }] })
  }),
  'removeEntry.204': inGroup('a line stays; of a roll with its commitments', async (scene) => {
    const { by, sees } = scene
    const { entryId, commitment, next } = await roll(scene, 'player')
    const { entryId: said } = await by('player', 'sendMessage', 201, message)
    for (const entry of [entryId, said, said]) await by('player', 'removeEntry', 204, { entryId: entry })
    await by('player', 'showEntry', 404, { entryId: said })
    const gone = { state: 'removed', audience: undefined, text: undefined, label: undefined, roll: undefined }
    const items = inAnyOrder({ ...gone, entryId: said }, { ...gone, entryId, commitment, next })
    for (const part of ['host', 'player'] as const) await sees(part, 'listLog', { items })
  }),
})

export const logRules: Check[] = [
  ...rulesOf(logRows),
  ...rulesAt(pointerTo('listLog', 'description'), {
    'log-told': live('an entry is sent as each may see it, a whisper to its two alone', async (scene) => {
      const { by, gets, getsNot } = scene
      const entry = await roll(scene, 'player', { audience: 'hosts' })
      for (const part of members) await gets(part, 'log.added', entry)
      const secret = await roll(scene, 'host', { audience: 'me' })
      await gets('player', 'log.added', { entryId: secret.entryId, ...concealed })
      await by('host', 'showEntry', 200, secret)
      const pair = ['host', 'player'] as const
      for (const part of pair) await gets(part, 'log.changed', { entryId: secret.entryId, state: 'shown' })
      await by('host', 'removeEntry', 204, secret)
      const line = { entryId: secret.entryId, commitment: secret.commitment, next: secret.next, roll: undefined }
      for (const part of pair) await gets(part, 'log.changed', line)
      await gets('player', 'log.added', await says(scene, 'host'))
      const whisper = await by('host', 'sendMessage', 201, { ...message, to: 'player' })
      await gets('player', 'log.added', { entryId: whisper.entryId, text: message.text })
      await by('host', 'removeEntry', 204, whisper)
      for (const part of pair) await gets(part, 'log.changed', { entryId: whisper.entryId, text: undefined })
      await getsNot(['admin'], 'a whisper', ({ payload }) => payload.entryId === whisper.entryId)
      const { entryId } = await by('host', 'askForRoll', 201, { ...wish, target: 7, to: ['player'] })
      await gets('player', 'roll.asked', { entryId, request: { target: undefined } })
      await getsNot(['admin'], 'what another is asked', ({ type }) => type === 'roll.asked')
      await by('player', 'enterRoll', 201, { ...hand, answers: entryId })
      await gets('host', 'log.changed', { entryId, request: { isOpen: false } })
      const open = await by('host', 'askForRoll', 201, wish)
      await by('admin', 'closeRollRequest', 200, open)
      await gets('host', 'log.changed', { entryId: open.entryId, request: { isOpen: false } })
    }),
    'log-late': waits(610, 'after ten minutes only host and admin remove an entry', async ({ by, run }) => {
      const one = await by('player', 'sendMessage', 201, message)
      const other = await by('player', 'sendMessage', 201, message)
      await run.target.pass(601_000)
      await by('player', 'removeEntry', 403, one)
      await by('admin', 'removeEntry', 204, other)
    }),
    'log-demoted': inGroup('who is an admin no more sees what is for hosts no more', async ({ by, sees }) => {
      const { entryId } = await by('host', 'sendMessage', 201, { ...message, audience: 'hosts' })
      await sees('admin', 'listLog', { items: including({ entryId }) })
      await by('host', 'changeMember', 200, { userId: 'admin', role: 'player' })
      await sees('admin', 'listLog', { items: excluding({ entryId }) })
    }),
  }),
]
