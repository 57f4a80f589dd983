import type { Conditions } from '../../../src/contract/types.gen.ts'
import { foldName } from '../../../src/rules/idea-tables.ts'
import { largestSheet, mostConditions } from '../../../src/rules/limits.ts'
import { isChange, type RowOf, type Step } from '../../db/rows.ts'
import { isoTime } from '../../db/time.ts'
import { etag, everyField, isVersion, pageOf } from '../../http/build-answer.ts'
import { handleTag } from '../../http/create-handler.ts'
import type { IsGone } from '../../http/idempotency.ts'
import { may } from '../../http/may.ts'
import {
  blocksOf,
  characterIn,
  listedFor,
  mayChange,
  seesFace,
  seesWhole,
  wholeFor,
} from '../../live/character-projection.ts'
import { addChange } from '../../live/list-of-changes.ts'
import { publish } from '../../live/publish.ts'
import { fullFor, saveCharacter } from '../../live/save-character.ts'
import { inGame, memberships } from '../games/tables.ts'
import { personOf } from '../profile/tables.ts'
import { blockHandlers } from './block-handlers.ts'
import { copyOf, deletedWith, marked, ownerFor, putSheet, sheetFrom } from './rules.ts'
import { hasTwins, problemOfHead, refillFrom } from './sheet.ts'
import { blocks, type CharacterRow, characters, conditions, privateNotes } from './tables.ts'

const isGone: IsGone = (rows, _userId, made) => !rows(characters).get(Object(made).characterId)
const isBlockGone: IsGone = (rows, _userId, made, { characterId = '' }) =>
  !rows(blocks).get(inGame(characterId, Object(made).blockId))

type ConditionsRow = RowOf<typeof conditions>

const noConditions = (gameId: string): ConditionsRow => ({ gameId, items: [], rev: 1 })

const conditionsFor = (rows: Step, { items, rev, changedBy }: ConditionsRow) =>
  everyField<Conditions>({
    items,
    rev,
    changedBy: changedBy === undefined ? undefined : personOf(rows, changedBy),
  })

/** Characters, their sheets, refills and conditions. */
export const charactersHandlers = handleTag(
  'characters',
  {
    ...blockHandlers,

    listCharacters({ membership, query, rows, answer, refuse }) {
      const { gameId } = membership
      const listed = pageOf(query, {
        name: `characters of ${gameId}`,
        rows: rows(characters)
          .where({ gameId })
          .filter((row) => seesFace(membership, row)),
        at: ({ characterId }) => [characterId],
        show: (row) => listedFor(rows, membership, row),
      })
      return listed ? answer(200, listed) : refuse(400)
    },

    createCharacter({ membership, body, rows, world, answer, refuse, locationOf }) {
      const owner = ownerFor(rows, membership, body)
      if (owner === 'player') return refuse(403)
      if (owner === 'noMember') return refuse(404)
      if (owner === 'owner') return refuse(400, 'owner')
      const { row, all, problem } = sheetFrom(rows, world, membership, body, owner)
      if (problem) return refuse(400, problem)
      const full = fullFor(rows, row)
      if (full) return refuse(409, full)
      putSheet(rows, row, all)
      const { gameId, characterId } = row
      const at = locationOf('getCharacter', { gameId, characterId })
      return answer(201, wholeFor(rows, membership, row), { ...at, ...etag(row) })
    },

    getCharacter({ membership, params, rows, answer, refuse }) {
      const row = characterIn(rows, membership, params.characterId)
      if (!row) return refuse(404)
      const shown = wholeFor(rows, membership, row)
      return answer(200, shown, etag(shown))
    },

    changeCharacter({ membership, params, headers, body, rows, world, answer, refuse }) {
      const row = characterIn(rows, membership, params.characterId)
      if (!row) return refuse(404)
      if (!mayChange(membership, row)) return refuse(403)
      const { health, refills, ...rest } = body
      const change = {
        ...rest,
        ...(health !== undefined && { health: health ?? undefined }),
        ...(refills && { refills: refills.map((refill) => refillFrom(refill, world.newId)) }),
      }
      const problem = health || refills ? problemOfHead(blocksOf(rows, row), { ...row, ...change }) : undefined
      if (problem) return refuse(400, problem)
      if (!isVersion(headers['If-Match'], row)) return refuse(412)
      const full = body.status === 'active' && row.status === 'retired' ? fullFor(rows, row) : undefined
      if (full && row.kind === 'one') return refuse(409, full)
      const next = saveCharacter(rows, row, change, membership.userId)
      return answer(200, wholeFor(rows, membership, next), etag(next))
    },

    deleteCharacter({ membership, params, rows, world, answer, refuse }) {
      const row = characterIn(rows, membership, params.characterId)
      if (!row) return refuse(404)
      if (!mayChange(membership, row)) return refuse(403)
      const { userId } = membership
      const deleted = deletedWith(rows, row, userId)
      const changeId = addChange(rows, row, { ...world, userId }, { kind: 'characterDeleted', deleted })
      return answer(200, { characterId: row.characterId, changeId })
    },

    copyCharacter({ membership, params, rows, world, answer, refuse, locationOf }) {
      const row = characterIn(rows, membership, params.characterId)
      if (!row) return refuse(404)
      if (!seesWhole(membership, row) || (row.kind === 'many' && !may.run(membership.role))) return refuse(403)
      const { copy, all } = copyOf(rows, world, membership, row)
      const full = fullFor(rows, copy)
      if (full) return refuse(409, full)
      putSheet(rows, copy, all)
      const { gameId, characterId } = copy
      const at = locationOf('getCharacter', { gameId, characterId })
      return answer(201, wholeFor(rows, membership, copy), { ...at, ...etag(copy) })
    },

    takeCharacter({ membership, params, rows, answer, refuse }) {
      const row = characterIn(rows, membership, params.characterId)
      if (!row) return refuse(404)
      const { userId: ownerId } = membership
      if (row.kind === 'many') return refuse(409, 'kindMany')
      const isFree = row.ownerId === undefined && seesWhole(membership, row)
      if (!isFree && row.ownerId !== ownerId) return refuse(409, 'taken')
      const isMore = row.ownerId !== ownerId && row.status === 'active'
      if (isMore && fullFor(rows, { ...row, ownerId })) return refuse(409, 'many')
      const next = saveCharacter(rows, row, { ownerId }, ownerId)
      return answer(200, wholeFor(rows, membership, next), etag(next))
    },

    giveCharacter({ membership, params, headers, body, rows, answer, refuse }) {
      const row = characterIn(rows, membership, params.characterId)
      if (!row) return refuse(404)
      const ownerId = body.ownerId ?? undefined
      if (ownerId !== undefined && !rows(memberships).get(inGame(row.gameId, ownerId))) return refuse(404, 'noMember')
      if (!isVersion(headers['If-Match'], row)) return refuse(412)
      if (row.kind === 'many') return refuse(409, 'kindMany')
      const isMore = row.ownerId !== ownerId && row.status === 'active'
      if (isMore && fullFor(rows, { ...row, ownerId })) return refuse(409, 'many')
      const next = saveCharacter(rows, row, { ownerId }, membership.userId)
      return answer(200, wholeFor(rows, membership, next), etag(next))
    },

    markCharacter({ membership, params, body, rows, world, answer, refuse }) {
      const row = characterIn(rows, membership, params.characterId)
      if (!row) return refuse(404)
      if (!mayChange(membership, row)) return refuse(403)
      const next = marked(row.conditions, body)
      if (next.length > mostConditions) return refuse(409, 'twelve')
      const { userId } = membership
      const saved = saveCharacter(rows, row, { conditions: next }, userId)
      const by = { ...world, userId }
      for (const [at, label] of row.conditions.entries()) {
        const stoodAfter = row.conditions.slice(0, at)
        if (!next.includes(label)) addChange(rows, saved, by, { kind: 'conditionRemoved', label, stoodAfter })
      }
      for (const label of next)
        if (!row.conditions.includes(label)) addChange(rows, saved, by, { kind: 'conditionAdded', label })
      return answer(200, wholeFor(rows, membership, saved), etag(saved))
    },

    getPrivateNotes({ membership: { userId, ...seat }, params: { characterId }, rows, answer, refuse }) {
      const row = characterIn(rows, { userId, ...seat }, characterId)
      if (!row) return refuse(404)
      if (row.ownerId !== userId) return refuse(403)
      const { text, rev } = rows(privateNotes).get(inGame(characterId, userId)) ?? { text: '', rev: 1 }
      return answer(200, { characterId, text, rev }, etag({ rev }))
    },

    changePrivateNotes({ membership, params: { characterId }, headers, body, rows, answer, refuse }) {
      const row = characterIn(rows, membership, characterId)
      if (!row) return refuse(404)
      const { userId } = membership
      if (row.ownerId !== userId) return refuse(403)
      const before = rows(privateNotes).get(inGame(characterId, userId)) ?? { characterId, userId, text: '', rev: 1 }
      if (!isVersion(headers['If-Match'], before)) return refuse(412)
      const next = isChange(before, body) ? { ...before, ...body, rev: before.rev + 1 } : before
      rows(privateNotes).put(next)
      const { text, rev } = next
      return answer(200, { characterId, text, rev }, etag({ rev }))
    },

    offerRefill({ membership, body: { label }, rows, world, answer, refuse }) {
      const { gameId } = membership
      const has = ({ status, ownerId, refills }: CharacterRow) =>
        status === 'active' &&
        ownerId !== undefined &&
        refills.some((refill) => foldName(refill.label) === foldName(label))
      const all = rows(characters).where({ gameId }).filter(has)
      if (all.length === 0) return refuse(409, 'nobody')
      const by = personOf(rows, membership.userId)
      const offer = { offerId: world.newId(), label, at: isoTime(rows.now()), by }
      const idsOf = (some: readonly CharacterRow[]) => some.map(({ characterId }) => characterId)
      publish(rows, gameId, {
        type: 'refill.offered',
        actorId: membership.userId,
        to: ({ userId }) => all.some(({ ownerId }) => ownerId === userId),
        payload: ({ userId }) => ({ ...offer, characterIds: idsOf(all.filter(({ ownerId }) => ownerId === userId)) }),
      })
      return answer(200, { ...offer, characterIds: idsOf(all) })
    },

    getConditions({ membership: { gameId }, rows, answer }) {
      const shown = conditionsFor(rows, rows(conditions).get(gameId) ?? noConditions(gameId))
      return answer(200, shown, etag(shown))
    },

    changeConditions({ membership: { gameId, userId }, headers, body, rows, world, answer, refuse }) {
      const items = body.items.map((item) => ({ ...item, conditionId: item.conditionId ?? world.newId() }))
      if (hasTwins(items.map(({ label }) => foldName(label))) || hasTwins(items.map(({ conditionId }) => conditionId)))
        return refuse(400, 'twins')
      const before = rows(conditions).get(gameId) ?? noConditions(gameId)
      if (!isVersion(headers['If-Match'], before)) return refuse(412)
      const next = isChange(before, { items }) ? { gameId, items, rev: before.rev + 1, changedBy: userId } : before
      rows(conditions).put(next)
      if (next !== before) {
        const payload = () => conditionsFor(rows, next)
        publish(rows, gameId, { type: 'conditions.changed', actorId: userId, payload })
        relabel(rows, gameId, before.items, next.items, userId)
      }
      return answer(200, conditionsFor(rows, next), etag(next))
    },
  },
  {
    createCharacter: { limit: largestSheet, isGone },
    copyCharacter: { isGone },
    addBlock: { isGone: isBlockGone },
  },
)

type Labelled = readonly { conditionId: string; label: string }[]

/** Changes, within a step, the label of a condition on the characters that have it. */
function relabel(rows: Step, gameId: string, before: Labelled, after: Labelled, userId: string): void {
  const labels = new Map<string, string>()
  for (const { conditionId, label } of after) {
    const old = before.find((one) => one.conditionId === conditionId)?.label
    if (old !== undefined && old !== label) labels.set(foldName(old), label)
  }
  if (labels.size === 0) return
  for (const row of rows(characters).where({ gameId })) {
    const next = row.conditions.map((label) => labels.get(foldName(label)) ?? label)
    saveCharacter(rows, row, { conditions: marked([], { add: next }) }, userId)
  }
}
