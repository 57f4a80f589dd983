import { anotherSecond } from '../../kernel/cases.ts'
import { type Check, pointerTo, rulesAt, type TagCases } from '../../kernel/check.ts'
import { casesOf, rulesOf } from '../../kernel/derived-checks.ts'
import { jsonOf, secondsToWait, serverTime } from '../../kernel/exchange.ts'
import { ask, idOf, newId } from '../../kernel/group.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import { askIn, type Body, inAnyOrder, including, inGame, inGroup, isNow, later, waits } from '../../kernel/scene.ts'

const lobbyRows: RowsOf<'lobby'> = {
  getLobby: {},
  setReady: { input: { ready: false } },
  nudge: {
    // Nobody nudges themselves.
    input: (_, part) => ({ userId: part === 'admin' ? 'player' : 'admin' }),
    ownGame: true,
    notThere: [{ userId: 'waiting' }, { userId: 'stranger' }],
  },
  seeNudge: {},
  pauseGame: {},
  resumeGame: {},
  startGame: { ownGame: true },
  endGame: { ownGame: true, input: ({ run, gameId }) => askIn(run, gameId, 'host', 'startGame').then(() => ({})) },
  getNotes: {},
  changeNotes: { input: () => ({ agenda: newId() }) },
  listBoundaries: {},
  addBoundary: { ownGame: true },
  takeBoundaryBack: {
    input: ({ by }) => by('host', 'addBoundary', 201),
    ownGame: true,
    async notThere({ by }) {
      const { takeBackKey } = await by('host', 'addBoundary', 201, { text: 'Another' })
      return [{ takeBackKey }, { takeBackKey: 'x'.repeat(32) }, { boundaryId: newId() }]
    },
  },
}

/** A lobby in which nothing goes on, with this member. */
const quiet = (member: Body) => ({ pausedAt: undefined, start: undefined, members: including(member) })
const member = (userId: string, ready: boolean, presence = 'offline') => ({ userId, ready, presence })

const everyone = (isReady: boolean) => [
  { userId: 'host', ready: false },
  { userId: 'admin', ready: false },
  { userId: 'player', ready: isReady },
]

/** The time in a KSUID: its first 32 bits, in seconds. */
const secondsIn = (ksuid: unknown) =>
  Number([...String(ksuid)].reduce((sum, digit) => sum * 62n + BigInt(digits.indexOf(digit)), 0n) >> 128n)
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const lobbyCases: TagCases<'lobby'> = casesOf(lobbyRows, {
  'getLobby.200': inGroup('each member; who asks is here, and who never came is not', async ({ sees }) => {
    const members = inAnyOrder(member('host', false), member('admin', false), member('player', false, 'here'))
    await sees('player', 'getLobby', { pausedAt: undefined, start: undefined, members })
  }),
  'setReady.200': inGroup('I am ready, or not, and nobody else is', async ({ by, sees }) => {
    await by('player', 'setReady', 200, { ready: true }, { userId: 'player', ready: true })
    await sees('host', 'getLobby', { members: inAnyOrder(...everyone(true)) })
    await by('player', 'setReady', 200, { ready: false }, { ready: false })
    await sees('host', 'getLobby', { members: inAnyOrder(...everyone(false)) })
  }),
  'nudge.204': inGroup('any member nudges who is not ready, or about dates; it is kept', async ({ by, sees }) => {
    await by('admin', 'nudge', 204, { userId: 'host' })
    await by('player', 'setReady', 200, { ready: true })
    await by('host', 'offerDates', 200)
    await by('host', 'nudge', 204, { userId: 'player', about: 'dates' })
    await sees('host', 'getLobby', { nudge: { from: { userId: 'admin' }, about: 'ready', nudgedAt: isNow } })
    await sees('player', 'getLobby', { nudge: { from: { userId: 'host' }, about: 'dates' } })
    await sees('admin', 'getLobby', { nudge: undefined })
  }),
  'nudge.409': inGroup('neither oneself, who is ready nor who has answered every date is nudged', async ({ by }) => {
    await by('player', 'setReady', 200, { ready: true })
    for (const userId of ['player', 'host']) await by('host', 'nudge', 409, { userId })
    await by('host', 'nudge', 409, { userId: 'admin', about: 'dates' })
  }),
  'nudge.429': inGroup('the same member is nudged once a minute, by whomever', async ({ by, fail, last }) => {
    await by('host', 'nudge', 204, { userId: 'player' })
    await by('admin', 'nudge', 429, { userId: 'player' })
    const wait = secondsToWait(last().came)
    if (!(wait > 0 && wait <= 60)) fail(`Retry-After asks to wait for ${wait} s, not a minute or less`)
  }),
  'seeNudge.204': inGroup('a nudge that was seen is kept no longer, and its minute goes on', async ({ by, sees }) => {
    await by('host', 'nudge', 204, { userId: 'player' })
    for (const _ of 'ab') await by('player', 'seeNudge', 204)
    await sees('player', 'getLobby', { nudge: undefined })
    await by('admin', 'nudge', 429, { userId: 'player' })
  }),
  'pauseGame.204': inGroup('it is paused for everybody, since the first who asked, who is not named', async (scene) => {
    const { by, sees, fail, run, last } = scene
    await sees('admin', 'getLobby', {})
    const before = Object(jsonOf(last()))
    await by('player', 'pauseGame', 204)
    const seen = await sees('admin', 'getLobby', { pausedAt: isNow })
    const more = Object.keys(Object(jsonOf(last()))).filter((name) => name !== 'pausedAt' && !(name in before))
    if (more.length > 0) fail(`the lobby says more of the pause: ${more}`)
    await anotherSecond(run)
    await by('host', 'pauseGame', 204)
    await sees('host', 'getLobby', { pausedAt: seen.pausedAt })
    await by('host', 'startGame', 200)
    await by('player', 'pauseGame', 204)
    await sees('host', 'getLobby', { pausedAt: isNow, start: undefined })
    await sees('player', 'getGame', { status: 'playing' })
    await by('host', 'resumeGame', 204)
    await sees('host', 'getLobby', { start: undefined })
  }),
  'resumeGame.204': inGroup('the pause is over; without one nothing happens', async ({ by, sees }) => {
    await by('admin', 'resumeGame', 204)
    await by('player', 'pauseGame', 204)
    await by('admin', 'resumeGame', 204)
    await sees('host', 'getLobby', { pausedAt: undefined })
  }),
  'startGame.200': inGroup('everybody goes in five seconds; who is not ready is named', async (scene) => {
    const { by, sees, last, fail } = scene
    await by('player', 'setReady', 200, { ready: true })
    await by('player', 'pauseGame', 204)
    const notReady = inAnyOrder('host', 'admin')
    const { goesAt, startId } = await by('host', 'startGame', 200, {}, { notReady })
    const wait = Date.parse(String(goesAt)) - serverTime(last())
    // `Date` has whole seconds, and a busy server sends it late.
    if (!(wait > 3000 && wait <= 6000)) fail(`everybody goes in ${wait} ms, not in five seconds`)
    await sees('player', 'getGame', { status: 'playing' })
    const start = { goesAt, startId, notReady }
    await sees('admin', 'getLobby', { ...quiet({ userId: 'player', ready: true }), start })
  }),
  'startGame.409': inGame('what is played already is not started', async ({ by }) => {
    await by('host', 'startGame', 200)
    await by('host', 'startGame', 409)
  }),
  'endGame.204': inGroup('it is in preparation, nobody is ready; so if it was archived', async ({ by, sees }) => {
    for (const ends of [['endGame'], ['archiveGame', 'restoreGame']] as const) {
      await by('player', 'setReady', 200, { ready: true })
      await by('host', 'startGame', 200)
      if (ends[0] === 'endGame') await by('player', 'pauseGame', 204)
      for (const id of ends) await by('host', id, id === 'endGame' ? 204 : 200)
      await sees('host', 'getGame', { status: 'preparing' })
      await sees('host', 'getLobby', quiet({ userId: 'player', ready: false }))
    }
  }),
  'endGame.409': inGame('what is not played is not ended', ({ by }) => by('host', 'endGame', 409)),
  'getNotes.200': inGroup('each member sees them; at first they are empty', async ({ sees }) => {
    for (const part of ['host', 'player'] as const) await sees(part, 'getNotes', { agenda: '', recap: '' })
  }),
  'listBoundaries.200': inGroup('they are counted until there are three, then listed alphabetically', async (scene) => {
    const { by, sees, fail, last } = scene
    const own = await by('player', 'addBoundary', 201, { text: 'Torture' })
    await by('host', 'addBoundary', 201, { text: 'deep water', kind: 'line' })
    const two = { count: 2, shown: false, items: [] }
    for (const part of ['host', 'player'] as const) await sees(part, 'listBoundaries', two)
    await by('admin', 'addBoundary', 201, { text: 'Blood' })
    const items = [{ text: 'Blood' }, { text: 'deep water', kind: 'line' }, { text: 'Torture', kind: 'veil' }]
    await sees('admin', 'listBoundaries', { count: 3, shown: true, items })
    for (const item of Object(jsonOf(last())).items) {
      const names = Object.keys(item).toSorted().join(', ')
      if (names !== 'boundaryId, kind, text') fail(`a boundary has ${names}`)
    }
    await by('host', 'takeBoundaryBack', 204, own)
    await sees('admin', 'listBoundaries', two)
  }),
  'addBoundary.201': inGroup('once a key, whoever sends it; nothing says when or by whom', async (scene) => {
    const { by, sees, fail, run } = scene
    const key = newId()
    const due = { kind: 'veil', text: 'Spiders up close' }
    const made = await by('host', 'addBoundary', 201, { key }, due)
    const { boundaryId, takeBackKey } = made
    // A server that could tell them apart would store a name.
    for (const part of ['host', 'player'] as const)
      await by(part, 'addBoundary', 201, { key }, { boundaryId, takeBackKey })
    await sees('host', 'listBoundaries', { count: 1 })
    await run.target.pass(2100)
    const other = await by('host', 'addBoundary', 201, { text: 'Another' })
    const apart = secondsIn(other.boundaryId) - secondsIn(boundaryId)
    if (apart > 0 && apart < 60) fail('an id says when the boundary was added')
    if (other.takeBackKey === takeBackKey) fail('two boundaries have one key')
    if (new Set(String(other.takeBackKey)).size < 8) fail('the key is not drawn at random')
  }),
  'addBoundary.409': inGame('a game has at most sixty', async ({ by }) => {
    for (let count = 0; count < 60; count++) await by('host', 'addBoundary', 201, { text: `Number ${count}` })
    await by('host', 'addBoundary', 409)
  }),
  'takeBoundaryBack.204': inGame('its key takes one back; the key that made it makes another', async ({ by, sees }) => {
    const key = newId()
    const own = await by('host', 'addBoundary', 201, { key })
    const other = await by('host', 'addBoundary', 201, { text: 'Other' })
    await by('host', 'takeBoundaryBack', 404, { ...own, takeBackKey: other.takeBackKey })
    await sees('host', 'listBoundaries', { count: 2 })
    await by('host', 'takeBoundaryBack', 204, own)
    await sees('host', 'listBoundaries', { count: 1 })
    await by('host', 'takeBoundaryBack', 404, own)
    const isAnother = (boundaryId: unknown) => boundaryId !== own.boundaryId
    await by('host', 'addBoundary', 201, { key }, { boundaryId: isAnother })
  }),
})

export const lobbyRules: Check[] = [
  ...rulesOf(lobbyRows),
  ...rulesAt(pointerTo('nudge', 'description'), {
    'nudged-again': waits(61, 'a minute later somebody can be nudged again', async (scene) => {
      const { by, fail, last, run, gameId } = scene
      await by('host', 'nudge', 204, { userId: 'player' })
      await run.target.pass(55_000)
      await by('admin', 'nudge', 429, { userId: 'player' })
      if (secondsToWait(last().came) > 6) fail('a nudge that was refused begins no new minute')
      await run.target.pass(6000)
      const nudge = { params: { gameId }, body: { userId: await idOf(run, 'player') }, expects429: true }
      run.hasStatus(await ask(run, 'admin', 'nudge', nudge), 204, 'a minute later')
    }),
  }),
  ...rulesAt(pointerTo('getLobby', 'description'), {
    'lobby-asked': waits(40, 'who asks for the lobby is here, and half a minute later no more', async (scene) => {
      const { sees, run } = scene
      await sees('player', 'getLobby', {})
      await sees('host', 'getLobby', { members: including(member('player', false, 'here')) })
      await run.target.pass(35_000)
      await sees('host', 'getLobby', { members: including(member('player', false)) })
    }),
  }),
  ...rulesAt(pointerTo('setReady', 'description'), {
    'ready-leaves': inGroup('who leaves or is removed is ready no more', async ({ by, sees, player }) => {
      await by('stranger', 'acceptInvitation', 200, player)
      for (const part of ['player', 'stranger'] as const) await by(part, 'setReady', 200, { ready: true })
      await by('player', 'leaveGame', 204)
      for (const userId of ['stranger', 'admin']) await by('host', 'removeMember', 204, { userId })
      await sees('host', 'getLobby', { members: [{ userId: 'host' }] })
      const later = await by('host', 'createInvitation', 201)
      for (const part of ['player', 'stranger'] as const) await by(part, 'acceptInvitation', 200, later)
      const unready = ['player', 'stranger', 'host'].map((userId) => ({ userId, ready: false }))
      await sees('host', 'getLobby', { members: inAnyOrder(...unready) })
      await by('host', 'startGame', 200, {}, { notReady: { length: 3 } })
    }),
    'notes-touched': inGroup('a change of the notes moves updatedAt on, and names who made it', async ({ by, run }) => {
      const first = await by('host', 'changeNotes', 200, { agenda: 'The mill.' }, { updatedAt: isNow })
      await anotherSecond(run)
      const due = { agenda: 'The mill.', updatedAt: later(first.updatedAt), changedBy: { userId: 'admin' } }
      await by('admin', 'changeNotes', 200, { recap: 'By night.' }, due)
    }),
    'play-counts': inGroup(
      'start and end change the version of the game; what members do in it does not',
      async ({ by, sees }) => {
        const { rev } = await sees('host', 'getGame', {})
        const at = (more: number) => sees('host', 'getGame', { rev: Number(rev) + more })
        await by('player', 'setReady', 200, { ready: true })
        await by('player', 'pauseGame', 204)
        await by('host', 'changeNotes', 200, { agenda: 'The mill.' })
        await by('host', 'offerDates', 200)
        await at(0)
        await by('host', 'startGame', 200)
        await at(1)
        await by('player', 'leaveGame', 204)
        await by('host', 'endGame', 204)
        await at(2)
      },
    ),
  }),
]
