import { pointerTo, rulesAt } from '../../kernel/check.ts'
import { connect, type Frame } from '../../kernel/connection.ts'
import { idOf } from '../../kernel/group.ts'
import { including, inGroup } from '../../kernel/scene.ts'

const described = pointerTo('createLiveTicket', 'description')
const hereNowIs = '#/components/schemas/Game/properties/hereNow'
const isPresence =
  (userId: string, presence: string) =>
  ({ type, payload }: Frame) =>
    type === 'presence.changed' && payload.userId === userId && payload.presence === presence
/** The field is optional. */
const orNothing = (due: number) => (value: unknown) => value === undefined || value === due

/** Who is there, by all the tabs that they have open. */
export const presenceRules = rulesAt(described, {
  'live-presence': inGroup('others see who comes and who looks away, counting all tabs of a person', async (scene) => {
    const { by, sees, run, gameId } = scene
    await by('player', 'setReady', 200, { ready: true })
    const host = await connect(run, 'host', gameId)
    const player = await connect(run, 'player', gameId)
    const [userId, admin] = [await idOf(run, 'player'), await idOf(run, 'admin')]
    const where = 'asyncapi.yaml: presence.changed'
    const mustBecome = async (presence: string, occasion: string) => {
      const became = await host.next(isPresence(userId, presence))
      if (!became) return run.fail(`${occasion}: the others do not receive that they are ${presence}`, where)
      const { ready } = became.payload
      await sees('host', 'getLobby', { members: including({ userId, presence, ready }) })
    }
    const mustStayHere = async (occasion: string) => {
      await host.listen()
      const last = host.events().findLast(({ payload }) => payload.userId === userId)
      if (last?.payload.presence !== 'here') run.fail(`${occasion}: they count as away`, where)
      await sees('host', 'getLobby', { members: including({ userId, presence: 'here' }) })
    }
    await mustBecome('here', 'who comes')
    player.send('presence', { presence: 'away' })
    await mustBecome('away', 'who looks away')
    const second = await connect(run, 'player', gameId)
    await mustBecome('here', 'who looks at another tab')
    for (const presence of ['here', 'away']) player.send('presence', { presence })
    await mustStayHere('one tab of two looks away')
    const hidden = await connect(run, 'player', gameId, { presence: 'away' })
    await mustStayHere('a hidden tab is opened beside others')
    for (const tab of [hidden, second, player]) tab.close()
    await connect(run, 'admin', gameId, { presence: 'away' })
    await host.listen()
    const frames = host.events().filter(({ type, payload }) => type === 'presence.changed' && payload.userId === admin)
    if (frames.some(({ payload }) => payload.presence !== 'away'))
      run.fail('who comes in a hidden tab counts as here', where)
  }),
  'live-here-now': {
    ...inGroup('games count who is there, each person once, whatever the number of tabs', async (scene) => {
      const { sees, run, gameId } = scene
      // The host watches from a hidden tab, which does not count.
      const host = await connect(run, 'host', gameId, { presence: 'away' })
      const waitFor = async (part: 'player' | 'admin', presence: string) =>
        host.next(isPresence(await idOf(run, part), presence))
      const mustCount = async (due: number) => {
        await sees('host', 'getGame', { hereNow: orNothing(due) })
        await sees('host', 'listGames', { items: including({ gameId, hereNow: orNothing(due) }) }, { limit: 100 })
      }
      await mustCount(0)
      const player = await connect(run, 'player', gameId)
      await waitFor('player', 'here')
      await mustCount(1)
      await connect(run, 'admin', gameId)
      await waitFor('admin', 'here')
      await connect(run, 'admin', gameId)
      await mustCount(2)
      player.send('presence', { presence: 'away' })
      await waitFor('player', 'away')
      await mustCount(1)
    }),
    where: hereNowIs,
  },
})
