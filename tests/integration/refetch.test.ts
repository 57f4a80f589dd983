import { expect, test } from 'vitest'
import type { Call, RawAnswer } from '../../src/api/call.ts'
import { examples } from '../../src/contract/examples.gen.ts'
import { loadLive } from '../support/live-store.ts'

// After a mutation the app refetches what it may have changed, of this game alone, and nothing else.

const live = await loadLive()
const endpoints: Record<string, { initiate: (arg: unknown) => unknown }> = Object(live.api.endpoints)

const params = { gameId: 'this', userId: 'wren', invitationId: 'one', requestId: 'one', dateId: 'one', token: 'a' }
const ofIdea = { ideaId: 'one', tableId: 'one' }
const lists = ['all of listGames', 'listGames']
const links = ['all of listInvitations', 'getInvitation', 'listInvitations']
const members = ['getMember', 'listMembers']
const myIdeas = ['all of listIdeas', 'listIdeas', 'listIdeaChanges']
const gameIdeas = ['all of listGameIdeas', 'listGameIdeas']
/** The open queries of each of two games. */
const ofGame = [
  ...['getGame', 'getMember', 'listMembers', 'listInvitations', 'listAllInvitations', 'getInvitation', 'listRequests'],
  ...['previewInvitation', 'getLobby', 'getNotes', 'listBoundaries', 'getSchedule'],
  ...['listGameIdeas', 'listAllGameIdeas', 'listGameIdeaTables'],
]

const bodyOf = (id: string) => Object.values(Object(examples)[id]?.answers?.[200] ?? {})[0] ?? { items: [] }

/** The fetches that a mutation causes while everything is open, of this game and of another. */
async function readAfter(change: string, isRefused = false): Promise<string[]> {
  const asked: string[] = []
  const send = async ({ operation: { id = '', method }, input: { params, query } }: Call) => {
    const isRead = method === 'GET'
    const name = query?.limit ? `all of ${id}` : id
    if (isRead) asked.push(params?.gameId === 'another' ? `${name} of another game` : name)
    if (!isRead && isRefused) return { error: { kind: 'refused', status: 412, message: 'Someone has saved.' } as const }
    return { data: { status: 200, headers: { ETag: '"1"' }, body: isRead ? bodyOf(id) : {} } as RawAnswer }
  }
  const store = live.openStore(send)
  const begin = (name: string, arg?: object): Promise<unknown> => {
    const endpoint = endpoints[name]
    if (!endpoint) throw new Error(`There is no endpoint ${name}.`)
    return Object(store).dispatch(endpoint.initiate(arg))
  }
  for (const name of ['listGames', 'listIdeas', 'listIdeaChanges', 'listIdeaTables']) await begin(name, {})
  for (const name of ['listMyGames', 'listMyIdeas', 'getProfile', 'listSessions']) await begin(name)
  for (const name of ['getIdea', 'getIdeaTable']) await begin(name, { params: ofIdea })
  for (const gameId of ['this', 'another'])
    for (const name of ofGame) await begin(name, { params: { ...params, gameId } })
  asked.length = 0
  await begin(change, { params: { ...params, ...ofIdea }, body: {} })
  await new Promise((next) => setTimeout(next))
  return asked.toSorted()
}

test.each([
  ['createGame', lists],
  ['changeGame', ['getGame', ...lists]],
  // A deleted item is not fetched.
  ['deleteGame', lists],
  ['archiveGame', ['getGame', ...lists]],
  ['restoreGame', ['getGame', ...lists]],
  ['changeMember', ['getGame', ...members, ...lists]],
  ['removeMember', ['getGame', ...members, ...lists]],
  ['leaveGame', ['getGame', ...lists]],
  ['handOverGame', ['getGame', ...members, ...lists]],
  ['createInvitation', links],
  ['revokeInvitation', links],
  ['acceptRequest', ['getGame', 'listRequests', ...links, ...members, ...lists]],
  ['declineRequest', ['getGame', 'listRequests', ...links, ...members, ...lists]],
  ['acceptInvitation', ['getGame', 'previewInvitation', ...lists]],
  ['withdrawRequest', ['previewInvitation']],
  ['setReady', ['getLobby']],
  ['nudge', []],
  ['seeNudge', ['getLobby']],
  ['pauseGame', ['getLobby']],
  ['resumeGame', ['getLobby']],
  ['startGame', ['getGame', 'getLobby', ...lists]],
  ['endGame', ['getGame', 'getLobby', ...lists]],
  ['changeNotes', ['getNotes']],
  ['addBoundary', ['listBoundaries']],
  ['takeBoundaryBack', ['listBoundaries']],
  ['offerDates', ['getGame', 'getSchedule', ...lists]],
  ['withdrawDates', ['getGame', 'getSchedule', ...lists]],
  ['answerDate', ['getGame', 'getSchedule', ...lists]],
  ['fixDate', ['getGame', 'getSchedule', ...lists]],
  ['moveSession', ['getGame', 'getSchedule', ...lists]],
  ['cancelSession', ['getGame', 'getSchedule', ...lists]],
])('after %s', async (change, read) => {
  expect(await readAfter(change)).toEqual(read.toSorted())
})

const inEachGame = (names: string[]) => names.flatMap((name) => [name, `${name} of another game`])
const tablesAnew = ['listIdeaTables', ...inEachGame(['listGameIdeaTables'])]

test.each([
  ['createIdea', inEachGame(gameIdeas)],
  ['importIdeas', myIdeas],
  ['changeIdea', inEachGame(gameIdeas)],
  ['deleteIdea', inEachGame(gameIdeas)],
  ['restoreIdea', inEachGame(gameIdeas)],
  ['removeGameIdea', ['getIdea', ...myIdeas, ...gameIdeas]],
  ['createIdeaTable', tablesAnew],
  ['changeIdeaTable', ['getIdeaTable', ...tablesAnew]],
  ['deleteIdeaTable', tablesAnew],
  ['removeGameIdeaTable', tablesAnew],
])('after %s, which may appear in any game', async (change, read) => {
  expect(await readAfter(change)).toEqual(read.toSorted())
})

test('after changeProfile, whose name and sigil appear in every game', async () => {
  const everywhere = inEachGame(['getGame', 'getMember', 'listMembers'])
  expect(await readAfter('changeProfile')).toEqual(['getProfile', ...lists, ...everywhere].toSorted())
})

test('after endOtherSessions', async () => {
  expect(await readAfter('endOtherSessions')).toEqual(['listSessions'])
})

test('after a refused change of an idea, that idea too, because someone else may have changed it', async () => {
  expect(await readAfter('changeIdea', true)).toEqual(['getIdea', ...inEachGame(gameIdeas)].toSorted())
})
