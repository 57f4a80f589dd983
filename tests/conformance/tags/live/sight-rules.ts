import { rules } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { Blocked, type Run } from '../../kernel/run.ts'
import { accept, ask, idOf, needed, newId, openLink, versionIn, withGame, withTable } from '../../kernel/table.ts'
import { discard, withIdeas } from '../ideas/kept.ts'
import { ready } from '../lobby/lobby.ts'
import { mustCount, openLine, three, withLines } from './line.ts'

const frame = '#/components/schemas/LiveFrame'
const resync = '#/components/schemas/Resync'

/** What each may see on the live channel, and of whom. */
export const sightRules = rules(pointerTo('createLiveTicket', 'description'), {
  async 'live-projection: nobody is told what they may not see'(run) {
    await withLines(run, async (lines, gameId) => {
      const link = await openLink(run, gameId, { role: 'admin', approval: 'host' })
      await accept(run, 'stranger', link)
      if (!(await lines.host.next('request.changed')))
        run.fail('the host is not told who waits', 'asyncapi.yaml: request.changed')
      const params = { gameId }
      await ask(run, 'host', 'changeGame', {
        params,
        headers: { 'If-Match': `"${await revOf(run, gameId)}"` },
        body: { pitch: newId() },
      })
      for (const part of three) await lines[part].next('game.changed')
      await lines.player.listen()
      for (const { type, text, payload } of lines.player.facts()) {
        if (/^(request|invitation)\./.test(type)) run.fail(`a player is told of ${type}`, `asyncapi.yaml: ${type}`)
        if (payload.requestsWaiting !== undefined) run.fail('a player is told how many wait', `asyncapi.yaml: ${type}`)
        if (text.includes(link.token)) run.fail('a player is told the token of a link', `asyncapi.yaml: ${type}`)
        if (type === 'game.changed' && payload.role !== 'player') run.fail('a player is told another role', frame)
      }
      for (const { type, text } of lines.admin.facts())
        if (text.includes(link.token)) run.fail(`an admin is told of ${type} for admins`, `asyncapi.yaml: ${type}`)
      if (!lines.host.facts().some(({ type }) => type === 'game.changed'))
        run.fail('the host is not told of a change', 'asyncapi.yaml: game.changed')
    })
  },
  async 'live-role-lost: who loses a role fetches anew, and is retold nothing of before'(run) {
    await withTable(run, async ({ gameId }) => {
      const player = await openLine(run, 'player', gameId)
      const line = await openLine(run, 'admin', gameId)
      const before = await openLink(run, gameId)
      if (!(await line.next('invitation.changed')))
        run.fail('an admin is not told of a link', 'asyncapi.yaml: invitation.changed')
      const params = { gameId, userId: await idOf(run, 'admin') }
      const headers = versionIn(await ask(run, 'host', 'getMember', { params }))
      const change = await ask(run, 'host', 'changeMember', { params, headers, body: { role: 'player' } })
      needed(change, 200, 'changing a role')
      const told = await line.next('resync')
      if (told?.payload.reason !== 'role') run.fail('who loses a role is not told to fetch anew', resync)
      const seen = await player.next('member.changed')
      if (seen?.payload.userId !== params.userId || seen.payload.role !== 'player')
        run.fail('a role that has changed is not told', 'asyncapi.yaml: member.changed')
      const after = await openLink(run, gameId)
      await line.listen()
      line.close()
      const { stream, seq } = line.ticket
      const again = await openLine(run, 'admin', gameId, { from: { stream, seq } })
      await again.listen()
      if (line.frames.some(({ text }) => text.includes(after.token)))
        run.fail('who was an admin is told of a link', 'asyncapi.yaml: invitation.changed')
      for (const { token } of [before, after])
        if (again.frames.some(({ text }) => text.includes(token)))
          run.fail('who was an admin is told again what only admins may see', resync)
      again.close()
    })
  },
  async 'live-own-game: a line tells of its own game alone'(run) {
    await withTable(run, async (table) => {
      await withGame(run, {}, async (gameId) => {
        const here = await openLine(run, 'host', table.gameId)
        const elsewhere = await openLine(run, 'host', gameId)
        await here.listen()
        await ready(run, 'host', { gameId })
        if (!(await elsewhere.next('ready.changed'))) run.fail('in a second game nothing is told', frame)
        await here.listen()
        if (here.facts().some(({ type }) => type === 'ready.changed')) run.fail('another game is told of', frame)
        mustCount(run, here, 'the line of one of two games')
      })
    })
  },
  'live-ideas: an idea is told to whom it is shown, and taken from who sees it no more': ideas,
  async 'live-ideas-gone: an idea that goes is taken from all who saw it, however it goes'(run) {
    await withLines(run, async (lines, gameId) => {
      await withGame(run, {}, async (elsewhere) => {
        const change = (body: object) => (ideaId: string) =>
          ask(run, 'host', 'changeIdea', { params: { ideaId }, headers: { 'If-Match': '"1"' }, body })
        const ways = {
          'was deleted': (ideaId: string) => discard(run, 'host', ideaId),
          'its author keeps to themselves': change({ visibility: 'me' }),
          'has gone to another game': change({ gameId: elsewhere }),
          'is in no game any more': change({ gameId: null }),
          'was taken out of the game': (ideaId: string) =>
            ask(run, 'admin', 'removeGameIdea', { params: { gameId, ideaId } }),
        }
        /** Past what is told of the idea before this one. */
        const isTold = async (part: 'admin' | 'player', type: string, ideaId: string) => {
          for (;;) {
            const fact = await lines[part].next(type)
            if (!fact || fact.payload.ideaId === ideaId) return fact !== undefined
          }
        }
        for (const [how, go] of Object.entries(ways))
          await withIdeas(run, 'host', [{ gameId, visibility: 'everyone' }], async (ideaId = '') => {
            const { came } = await go(ideaId)
            if (came.status >= 400) throw new Blocked(`an idea that ${how} is there still (${came.status})`)
            for (const part of ['admin', 'player'] as const)
              if (!(await isTold(part, 'idea.removed', ideaId)))
                run.fail(`an idea that ${how} is not taken from the ${part}`, 'asyncapi.yaml: idea.removed')
            if (how !== 'was deleted') return
            needed(await ask(run, 'host', 'restoreIdea', { params: { ideaId } }), 200, 'bringing an idea back')
            if (!(await isTold('player', 'idea.changed', ideaId)))
              run.fail('an idea that was brought back is not told to a player', 'asyncapi.yaml: idea.changed')
          })
      })
    })
  },
})

const revOf = async (run: Run, gameId: string) =>
  JSON.parse((await ask(run, 'host', 'getGame', { params: { gameId } })).came.body).rev

async function ideas(run: Run): Promise<void> {
  await withLines(run, async (lines, gameId) => {
    await withIdeas(run, 'host', [{ gameId, visibility: 'hosts' }], async (ideaId = '') => {
      let rev = 1
      const show = async (visibility: string) => {
        const headers = { 'If-Match': `"${rev++}"` }
        const change = await ask(run, 'host', 'changeIdea', { params: { ideaId }, headers, body: { visibility } })
        needed(change, 200, 'showing an idea')
      }
      for (const part of ['host', 'admin'] as const)
        if ((await lines[part].next('idea.changed'))?.payload.ideaId !== ideaId)
          run.fail(`an idea for host and admins is not told to the ${part}`, 'asyncapi.yaml: idea.changed')
      await lines.player.listen()
      if (lines.player.facts().some(({ type }) => type.startsWith('idea.')))
        run.fail('an idea for host and admins is told to a player', 'asyncapi.yaml: idea.changed')
      await show('everyone')
      if (!(await lines.player.next('idea.changed')))
        run.fail('an idea for everybody is not told to a player', 'asyncapi.yaml: idea.changed')
      await show('hosts')
      if ((await lines.player.next('idea.removed'))?.payload.ideaId !== ideaId)
        run.fail('an idea that is shown no more stays', 'asyncapi.yaml: idea.removed')
    })
  })
}
