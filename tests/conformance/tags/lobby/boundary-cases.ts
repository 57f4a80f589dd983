import { operations } from '../../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../../src/contract/paths.ts'
import type { CasesOf } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field, headerOf } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { mustBe, mustHave } from '../games/cases.ts'
import { refusedIn } from '../games/derived.ts'
import { itemsOf } from '../games/lists.ts'
import { notInArchive, withoutSession } from '../games/permissions.ts'
import { ask, idOf, keyed, newId, readGame, standingTable, withGame, withTable } from '../games/table.ts'
import { addBoundary, newBoundary, lobbyRows as rows, takeBack, tryBoundary } from './lobby.ts'

const names = (item: unknown) => Object.keys(Object(item)).toSorted().join(', ')

export const listBoundariesCases: CasesOf<'listBoundaries'> = {
  200: {
    title: 'they are counted until there are three, then told in the order of the alphabet, without a name',
    run: (run) =>
      withTable(run, async ({ gameId }) => {
        const list = () => ask(run, 'admin', 'listBoundaries', { params: { gameId } })
        const own = await addBoundary(run, gameId, 'Torture', 'player')
        await addBoundary(run, gameId, 'deep water', 'host')
        for (const part of ['host', 'player'] as const) {
          const two = await ask(run, part, 'listBoundaries', { params: { gameId } })
          mustHave(run, two, { count: 2, shown: false, items: [] }, 'two boundaries')
        }
        await addBoundary(run, gameId, 'Blood', 'admin')
        const three = await list()
        if (!run.hasStatus(three, 200, 'three boundaries')) return
        mustBe(run, three, ['count'], 3, 'three boundaries')
        const texts = itemsOf(three).map((item) => Reflect.get(Object(item), 'text'))
        mustBe(run, three, ['shown'], true, 'three boundaries')
        const due = 'Blood, deep water, Torture'
        const where = pointerTo('listBoundaries', 'description')
        if (texts.join(', ') !== due) run.fail(`the texts are ${texts.join(', ')}, not ${due}`, where, three)
        for (const item of itemsOf(three))
          if (names(item) !== 'boundaryId, kind, text')
            run.fail(`a boundary tells ${names(item)}, not boundaryId, kind, text`, where, three)
        const userId = await idOf(run, 'player')
        if (three.came.body.includes(userId)) run.fail('a boundary says who added it', where, three)
        const taken = await takeBack(run, 'host', gameId, own)
        run.hasStatus(taken, 204, 'with the key, whoever asks')
        mustBe(run, await list(), ['shown'], false, 'when one was taken back')
      }),
  },
  ...refusedIn('listBoundaries', rows.listBoundaries),
}

async function mustCountAs(run: Run, gameId: string, count: number, occasion: string) {
  mustBe(run, await ask(run, 'host', 'listBoundaries', { params: { gameId } }), ['count'], count, occasion)
}

/** The time in a KSUID: its first 32 bits, in seconds. */
const secondsIn = (ksuid: unknown) =>
  Number([...String(ksuid)].reduce((sum, digit) => sum * 62n + BigInt(digits.indexOf(digit)), 0n) >> 128n)
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const addBoundaryCases: CasesOf<'addBoundary'> = {
  201: {
    title: 'it is made once a key, and says nothing of when or by whom',
    run: (run) =>
      withGame(run, {}, async (gameId) => {
        const headers = keyed()
        const made = await tryBoundary(run, gameId, { headers })
        if (!run.hasStatus(made, 201, 'a boundary')) return
        mustHave(run, made, newBoundary, 'a new boundary')
        const again = await tryBoundary(run, gameId, { headers })
        mustHave(
          run,
          again,
          { boundaryId: field(made, 'boundaryId'), takeBackKey: field(made, 'takeBackKey') },
          'the same key again',
        )
        await mustCountAs(run, gameId, 1, 'one key sent twice')
        const where = pointerTo('addBoundary', 'responses', 201)
        const path = buildPath(operations.takeBoundaryBack.path, {
          gameId,
          boundaryId: String(field(made, 'boundaryId')),
        })
        if (headerOf(made.came, 'location') !== run.target.basePath + path)
          run.fail(`Location is not ${path}`, where, made)
        // Whoever sends it: a server that told them apart would keep a name.
        await withTable(run, async (table) => {
          const first = await tryBoundary(run, table.gameId, { headers })
          const second = await tryBoundary(run, table.gameId, { headers }, 'player')
          mustBe(run, second, ['boundaryId'], field(first, 'boundaryId'), 'the same key by another member')
        })
        await run.target.pass(2100)
        const other = await tryBoundary(run, gameId, { body: { ...newBoundary, text: 'Another' } })
        const later = secondsIn(field(other, 'boundaryId')) - secondsIn(field(made, 'boundaryId'))
        if (later > 0 && later < 60) run.fail('an id says when the boundary was added', where, other)
        const key = String(field(other, 'takeBackKey'))
        if (key === field(made, 'takeBackKey')) run.fail('two boundaries have one key', where, other)
        if (new Set(key).size < 8) run.fail('the key is not drawn at random', where, other)
      }),
  },
  ...refusedIn('addBoundary', rows.addBoundary),
  409: {
    title: 'a key is for one boundary, a game has at most sixty, and one that was put away takes none',
    run: (run) =>
      withGame(run, {}, async (gameId) => {
        const headers = keyed()
        await tryBoundary(run, gameId, { headers })
        const other = await tryBoundary(run, gameId, { headers, body: { ...newBoundary, kind: 'line' } })
        run.hasStatus(other, 409, 'a key that was used for another boundary')
        for (let count = 1; count < 60; count++) await addBoundary(run, gameId, `Number ${count}`)
        run.hasStatus(await tryBoundary(run, gameId), 409, 'a boundary more than sixty')
        await notInArchive(run, 'addBoundary', rows.addBoundary)
      }),
  },
}

export const takeBoundaryBackCases: CasesOf<'takeBoundaryBack'> = {
  204: {
    title: 'it is gone, and only one is',
    run: (run) =>
      withGame(run, {}, async (gameId) => {
        const own = await addBoundary(run, gameId, 'One')
        await addBoundary(run, gameId, 'Other')
        if (!run.hasStatus(await takeBack(run, 'host', gameId, own), 204, 'with its key')) return
        await mustCountAs(run, gameId, 1, 'one of two was taken back')
        run.hasStatus(await takeBack(run, 'host', gameId, own), 404, 'a second time')
      }),
  },
  401: withoutSession('takeBoundaryBack', rows.takeBoundaryBack),
  404: {
    title: 'without the right key there is none, and in another game neither',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      await readGame(run, gameId)
      const own = await addBoundary(run, gameId, 'Mine')
      const other = await addBoundary(run, gameId, 'Other')
      const wrong = [
        { what: 'the key of another boundary', key: { ...own, takeBackKey: other.takeBackKey } },
        { what: 'a key that nobody gave', key: { ...own, takeBackKey: 'x'.repeat(32) } },
        { what: 'a boundary that is none', key: { ...own, boundaryId: newId() } },
      ]
      for (const { what, key } of wrong) run.hasStatus(await takeBack(run, 'host', gameId, key), 404, what)
      await withGame(run, {}, async (elsewhere) => {
        run.hasStatus(await takeBack(run, 'host', elsewhere, own), 404, 'in another game')
      })
      const list = await ask(run, 'host', 'listBoundaries', { params: { gameId } })
      if (Number(field(list, 'count')) < 2)
        run.fail('a boundary is gone without its key', pointerTo('takeBoundaryBack'), list)
      for (const key of [own, other]) await takeBack(run, 'host', gameId, key)
    },
  },
}
