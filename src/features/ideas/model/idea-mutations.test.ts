import { describe, expect, test } from 'vitest'
import { bell, changing } from '../../../../tests/support/open-outbox.ts'
import type { Idea, IdeaChange } from '../../../contract/types.gen.ts'
import {
  type Conflict,
  conflictWords,
  copyOf,
  derivedKsuid,
  type IdeaMutation,
  ideaRules,
  type PendingIdea,
  readPendingIdea,
} from './idea-mutations.ts'
import { withPending } from './use-my-ideas.ts'

const { ideaId } = bell
const november = new Date(2026, 10, 22, 12).getTime()
const create: IdeaMutation = { operation: 'create', ideaId, body: { kind: 'place', title: bell.title } }
const remove: IdeaMutation = { operation: 'delete', ideaId, idea: bell }
const restore: IdeaMutation = { operation: 'restore', ideaId, idea: bell }
const retitle = (title: string) => changing(bell, { title })

let keys = 0
const newKey = () => `2VJ0pG1iZw4eVqK5cPy8Da${String(keys++).padStart(5, '0')}`
const creation = { person: 'rowan', now: november, newKey }

const add = (queue: PendingIdea[], wanted: IdeaMutation) => ideaRules.added(queue, wanted, creation)
const queueOf = (...wanted: IdeaMutation[]) => wanted.reduce<PendingIdea[]>(add, [])
/** The queue after its first mutation has begun and has no answer yet. */
const begun = ([first, ...others]: PendingIdea[]) => (first ? [{ ...first, begun: true }, ...others] : [])
const refused = ([first, ...others]: PendingIdea[]) => (first ? [{ ...first, refused: 'No.' }, ...others] : [])
const operations = (queue: readonly PendingIdea[]) => queue.map(({ operation }) => operation)
/** The queue after the next mutation was sent and ended in this way. */
function ended(queue: PendingIdea[], end: { is: 'done'; answer?: Idea } | { is: 'conflict'; theirs?: Idea }) {
  const next = ideaRules.next(queue)
  if (!next) throw new Error('Nothing is to be sent.')
  const sending = queue.map((one) => (one === next ? { ...one, begun: true } : one))
  return ideaRules.ended(sending, { ...next, begun: true }, end, creation)
}
const meets = (theirs: Partial<Idea>, ...wanted: IdeaMutation[]) =>
  ended(queueOf(...wanted), { is: 'conflict', theirs: { ...bell, rev: 7, ...theirs } })

describe('pending mutations', () => {
  test('changes of one idea merge into one; a deletion that is undone sends nothing', () => {
    const second = changing({ ...bell, title: 'The B' }, { title: 'The Bell', status: 'used' })
    expect(queueOf(retitle('The B'), second)).toMatchObject([{ body: { title: 'The Bell', status: 'used' } }])
    expect(operations(queueOf(retitle('One'), remove, restore))).toEqual(['change'])
  })

  test('of two tabs that do not know each other stay separate if they change one field, and merge if they change two', () => {
    const other = changing(bell, { title: 'Of the other' })
    expect(queueOf(retitle('Of one tab'), other)).toHaveLength(2)
    const newer = changing({ ...bell, rev: 7 }, { title: 'Of one tab' })
    expect(queueOf(newer, changing(bell, { body: 'Of the other' }))).toMatchObject([
      { idea: { rev: 1 }, body: { title: 'Of one tab', body: 'Of the other' } },
    ])
    const later = changing({ ...bell, rev: 7 }, { body: 'Of the other' })
    expect(queueOf(retitle('Of one tab'), later)).toMatchObject([{ idea: { rev: 1 } }])
  })

  test('an idea is deleted once, however often it is requested', () => {
    const sending = begun(queueOf(remove))
    expect(operations(add(sending, remove))).toEqual(['delete'])
    expect(operations(add(add(sending, remove), restore))).toEqual(['delete', 'restore'])
    expect(operations(add(add(add(sending, restore), remove), remove))).toEqual(['delete', 'restore', 'delete'])
  })

  test('an idea that is deleted before it was sent is created first, in case its answer was lost', () => {
    const queue = queueOf(create, remove)
    expect(operations(queue)).toEqual(['create', 'delete'])
    expect(withPending([], queue)).toEqual([])
    expect(withPending([], add(queue, restore))).toMatchObject([{ ideaId, title: bell.title }])
  })

  test('if a new idea is refused, its later changes wait, and are dropped together with it', () => {
    const stairId = '2VJ0pG1iZw4eVqK5cPy8DaS2hX6'
    const other: IdeaMutation = { operation: 'create', ideaId: stairId, body: { kind: 'place', title: 'The Stair' } }
    const queue = refused(queueOf(create, other, retitle('Two')))
    expect(ideaRules.next(queue)).toMatchObject({ ideaId: stairId })
    expect(ideaRules.next(queue.filter((one) => one.ideaId === ideaId))).toBeUndefined()
    expect(ideaRules.dropped(queue, 1).map((one) => one.ideaId)).toEqual([stairId])
  })

  test('a refused change does not block others, and is dropped alone', () => {
    const queue = refused(queueOf(retitle('Two'), remove))
    expect(ideaRules.next(queue)).toMatchObject({ operation: 'delete' })
    expect(operations(ideaRules.dropped(queue, 1))).toEqual(['delete'])
  })

  test('are shown at once, on top of what was fetched', () => {
    const stair: Idea = { ...bell, ideaId: '2VJ0pG1iZw4eVqK5cPy8DaS2hX6', title: 'The Salt Stair' }
    const queue = queueOf(
      { operation: 'create', ideaId: stair.ideaId, body: { kind: 'place', title: stair.title } },
      changing(stair, { title: 'The Stair' }),
      remove,
    )
    for (const fetched of [[bell], [stair, bell]])
      expect(withPending(fetched, queue).map(({ title }) => title)).toEqual(['The Stair'])
  })

  test('are read from storage, also with texts that are too long; anything else is ignored', () => {
    const [one] = queueOf({ ...create, body: { kind: 'place', title: 'x', body: 'x'.repeat(5000) } })
    const stored = { ...one, key: ideaId }
    expect(readPendingIdea(structuredClone(stored))).toEqual(stored)
    for (const wrong of [undefined, {}, { ...stored, operation: 'burn' }, { ...stored, seq: '1' }])
      expect(readPendingIdea(wrong)).toBeUndefined()
  })
})

describe('after a mutation is finished', () => {
  test('the change that follows is based on the new version', () => {
    const after = ended(begun(queueOf(create, retitle('The Loud Bell'))), { is: 'done', answer: { ...bell, rev: 4 } })
    expect(after.queue).toMatchObject([{ operation: 'change', idea: { rev: 4 }, body: { title: 'The Loud Bell' } }])
  })

  test('a deletion that may have reached the server is kept, and the restoration follows it', () => {
    const queue = add(begun(queueOf(remove)), restore)
    expect(withPending([bell], queue)).toMatchObject([{ ideaId }])
    expect(operations(ended(queue, { is: 'done' }).queue)).toEqual(['restore'])
  })

  test('a change of one tab becomes a copy if another tab changed the same field', () => {
    const queue = queueOf(retitle('Of one tab'), changing(bell, { title: 'Of the other', status: 'used' }))
    const after = ended(queue, { is: 'done', answer: { ...bell, title: 'Of one tab', rev: 2 } })
    expect(after.queue).toMatchObject([
      { operation: 'change', idea: { rev: 2 }, body: { status: 'used' } },
      { operation: 'create', body: { title: 'Of the other (yours, Nov 22)' } },
    ])
    expect(after.conflicts).toHaveLength(1)
  })
})

describe('after a conflict', () => {
  test('fields that do not collide are merged', () => {
    const { queue, conflicts } = meets({ status: 'used' }, retitle('The Bell'))
    expect(queue).toMatchObject([{ body: { title: 'The Bell' }, idea: { rev: 7, status: 'used' }, begun: false }])
    expect(conflicts).toEqual([])
  })

  test('nothing is sent if the server has the same value, or the change was reverted', () => {
    expect(meets({ title: 'The Bell' }, retitle('The Bell')).queue).toEqual([])
    const hidden = { visibility: 'me' as const, gameId: 'another' }
    const shown: Idea = { ...bell, visibility: 'everyone' }
    expect(meets({ ...shown, ...hidden }, changing(shown, { visibility: 'me' }))).toEqual({ queue: [], conflicts: [] })
    const there: IdeaChange = { status: 'pinned', visibility: 'me' }
    const back: IdeaChange = { status: bell.status, visibility: bell.visibility, gameId: bell.gameId }
    const after = meets(
      { status: 'used', title: 'Theirs' },
      changing(bell, there),
      changing({ ...bell, status: 'pinned', visibility: 'me' }, back),
    )
    expect(after).toEqual({ queue: [], conflicts: [] })
  })

  test.each([{ title: 'Mine' }, { body: 'Mine' }, { tags: ['mine'] }])(
    'if %j collides, my whole version becomes a copy',
    (mine) => {
      const [field = ''] = Object.keys(mine)
      const theirs = { [field]: field === 'tags' ? ['theirs'] : 'Theirs' }
      const { queue, conflicts } = meets(theirs, changing(bell, { ...mine, status: 'pinned' }))
      const title = `${mine.title ?? bell.title} (yours, Nov 22)`
      const { kind, body, tags } = bell
      expect(queue).toMatchObject([
        { operation: 'change', body: { status: 'pinned' }, idea: { rev: 7, ...theirs } },
        { operation: 'create', begun: false, seq: 2 },
      ])
      expect(queue[1]).toMatchObject({
        body: { kind, body, tags, ...mine, title, status: 'pinned', visibility: 'me' },
      })
      expect(queue[1]).not.toHaveProperty('body.gameId')
      expect(conflicts).toMatchObject([{ isGone: false, copy: title, keptByServer: [], ideaId: queue[1]?.ideaId }])
    },
  )

  test('the copy is created once: its id and key are derived from the change', () => {
    const [change] = queueOf(retitle('Mine'))
    if (!change) throw new Error('There is no change.')
    const theirs = { ...bell, title: 'Theirs', rev: 7 }
    const copies = [1, 2].map(() => ideaRules.ended([change], change, { is: 'conflict', theirs }, creation).queue)
    expect(copies[0]).toEqual(copies[1])
    expect(copies[0]).toMatchObject([{ key: derivedKsuid(change.key), ideaId: derivedKsuid(change.key) }])
    expect(
      readPendingIdea({ ...copies[0]?.[0], key: derivedKsuid(ideaId), ideaId: derivedKsuid(ideaId) }),
    ).toBeDefined()
  })

  test('the copy includes what was typed on top meanwhile', () => {
    const second = changing({ ...bell, body: 'Mine' }, { body: 'Mine, longer', title: 'Mine' })
    const queue = [...begun(queueOf(changing(bell, { body: 'Mine' })))]
    const { queue: after } = ended(add(queue, second), {
      is: 'conflict',
      theirs: { ...bell, body: 'Theirs', rev: 7 },
    })
    expect(after).toMatchObject([
      { operation: 'change', body: { title: 'Mine' }, idea: { rev: 7 } },
      { operation: 'create', body: { title: 'Mine (yours, Nov 22)', body: 'Mine, longer' } },
    ])
  })

  test.each<[IdeaChange, Partial<Idea>, string]>([
    [{ status: 'pinned' }, { status: 'used' }, 'status'],
    [{ visibility: 'hosts', gameId: bell.gameId }, { visibility: 'me' }, 'visibility'],
    [{ visibility: 'everyone', gameId: 'one' }, { gameId: 'another', visibility: 'hosts' }, 'visibility'],
  ])("in a setting (%j), the server's value stays, and the message says so", (mine, theirs, setting) => {
    const base: Idea = { ...bell, visibility: 'everyone' }
    const start = mine.visibility === 'everyone' ? base : { ...base, gameId: bell.gameId }
    const { queue, conflicts } = meets({ ...start, ...theirs }, changing(start, mine))
    expect(queue).toEqual([])
    expect(conflicts).toMatchObject([{ copy: undefined, keptByServer: [setting], ideaId }])
  })

  test('if the idea was deleted elsewhere, the text is kept as a copy, and settings are not', () => {
    const gone = (body: IdeaChange) => ended(queueOf(changing(bell, body)), { is: 'conflict' })
    const typed = gone({ body: 'Mine' })
    expect(typed.queue).toMatchObject([{ operation: 'create', body: { body: 'Mine' } }])
    expect(typed.conflicts).toMatchObject([{ isGone: true, copy: `${bell.title} (yours, Nov 22)` }])
    expect(gone({ status: 'used' })).toMatchObject({ queue: [], conflicts: [{ isGone: true, copy: undefined }] })
  })

  test('if its person has deleted the idea, there is no copy', () => {
    const queue = queueOf(retitle('Mine'), remove)
    const gone = ended(queue, { is: 'conflict' })
    const clash = ended(queue, { is: 'conflict', theirs: { ...bell, title: 'Theirs' } })
    for (const after of [gone, clash]) expect([operations(after.queue), after.conflicts]).toEqual([['delete'], []])
  })
})

test('the title of a copy is cut to 120 characters with its suffix, and has the suffix once', () => {
  const title = copyOf({ ...bell, title: '🜂'.repeat(120) }, november).title
  expect([...title]).toHaveLength(120)
  expect(title).toMatch(/^🜂+… \(yours, Nov 22\)$/u)
  expect(copyOf({ ...bell, title: 'The Bell (yours, Oct 3)' }, november).title).toBe('The Bell (yours, Nov 22)')
})

test('the message describes one conflict, or counts several', () => {
  const one: Conflict = { ideaId, title: 'The Bell', isGone: false, copy: 'The Bell (yours, Nov 22)', keptByServer: [] }
  const set: Conflict = { ...one, copy: undefined, keptByServer: ['status', 'visibility'] }
  expect(conflictWords([one])).toBe(
    '“The Bell” was changed on another device, too. Yours is kept as “The Bell (yours, Nov 22)”.',
  )
  expect(conflictWords([{ ...one, isGone: true }])).toMatch(/^“The Bell” was deleted on another device\. Yours is kept/)
  expect(conflictWords([set])).toMatch(/ Its status and who sees it stay as set there\.$/)
  expect(conflictWords([{ ...set, keptByServer: ['status'] }])).toMatch(/ Its status stays as set there\.$/)
  expect(conflictWords([one, set])).toMatch(/^2 ideas .* copies marked “yours”\.$/)
  expect(conflictWords([set, set])).toMatch(/^2 ideas .* settings stay as they are there\.$/)
})
