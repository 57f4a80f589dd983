import { type Check, pointerTo, rulesAt } from '../../kernel/check.ts'
import { newId } from '../../kernel/group.ts'
import { aging, type Body, inSharedGroup, mustName } from '../../kernel/scene.ts'

const names = (count: number) => Array.from({ length: count }, () => `Conformance ${newId().slice(-8)}`)
const drawing = (...from: (string | undefined)[]) => from.map((name) => ({ text: `beyond { ${name} }`, weight: 1 }))

/** Equal except for their weight, and unordered. */
const entries = ['silver 2', 'gold 1', 'gold 2', 'gold 2', 'amber 1'].map((each) => {
  const [text, weight] = each.split(' ')
  return { text, weight: Number(weight) }
})
/** The most characters, of four bytes each. */
const longest = Array.from({ length: 200 }, () => ({ text: '🐉'.repeat(200), weight: 1 }))

/** Names of tables are unique, entries stay as they were sent, and tables cannot refer to each other in a circle. */
export const tableRules: Check[] = rulesAt(pointerTo('createIdeaTable', 'description'), {
  'table-name': inSharedGroup('a name is one table’s, whatever its capitals, until that is deleted', async ({ by }) => {
    const name = `Äther ${newId().slice(-8)}`
    const small = name.toLowerCase()
    const { tableId } = await by('host', 'createIdeaTable', 201, { name })
    for (const same of [name, small]) await by('host', 'createIdeaTable', 409, { name: same })
    const other = await by('host', 'createIdeaTable', 201)
    await by('host', 'changeIdeaTable', 409, { tableId: other.tableId, name: small })
    await by('player', 'createIdeaTable', 201, { name })
    await by('host', 'changeIdeaTable', 200, { tableId, name: small }, { name: small })
    await by('host', 'deleteIdeaTable', 204, { tableId })
    await by('host', 'createIdeaTable', 201, { name })
  }),
  'table-entries': inSharedGroup(
    'entries are returned unchanged, also equal ones and long ones',
    async ({ by, sees }) => {
      const { tableId } = await by('host', 'createIdeaTable', 201, { entries }, { entries })
      for (const other of [[...entries.slice(1), ...entries], longest]) {
        await by('host', 'changeIdeaTable', 200, { tableId, entries: other }, { entries: other })
        await sees('host', 'getIdeaTable', { entries: other }, { tableId })
      }
      await by('host', 'createIdeaTable', 201, { entries: longest })
    },
  ),
  'table-circle': inSharedGroup('tables that draw from each other in a circle are refused', async (scene) => {
    const { by } = scene
    const [first, second, third, itself] = names(4)
    await by('host', 'createIdeaTable', 201, { name: first, entries: drawing(second?.toUpperCase()) })
    await by('host', 'createIdeaTable', 201, { name: second, entries: drawing(third, 'elsewhere') })
    const closing = drawing(first)
    const refused = async (id: 'createIdeaTable' | 'changeIdeaTable', input: Body) => {
      await by('host', id, 409, input)
      mustName(scene, [first, second, third])
    }
    await refused('createIdeaTable', { name: third, entries: closing })
    const { tableId } = await by('host', 'createIdeaTable', 201, { entries: closing })
    await refused('changeIdeaTable', { tableId, name: third })
    await by('host', 'deleteIdeaTable', 204, { tableId })
    const last = await by('host', 'createIdeaTable', 201, { name: third })
    await refused('changeIdeaTable', { tableId: last.tableId, entries: closing })
    await by('host', 'createIdeaTable', 409, { name: itself, entries: drawing(itself) })
    mustName(scene, [itself])
  }),
  'table-circle-own': inSharedGroup('tables of another person do not count for a circle', async ({ by }) => {
    const [first, second] = names(2)
    await by('player', 'createIdeaTable', 201, { name: first, entries: drawing(second) })
    await by('host', 'createIdeaTable', 201, { name: second, entries: drawing(first) })
  }),
  'tables-hundred': aging(
    10,
    ['stranger'],
    inSharedGroup('there are a hundred tables at most', async ({ by, sees }) => {
      const { items } = await sees('stranger', 'listIdeaTables', {}, { limit: '100' })
      const before = Array.isArray(items) ? items.length : 0
      for (let count = before; count < 100; count++) await by('stranger', 'createIdeaTable', 201)
      await by('stranger', 'createIdeaTable', 409)
    }),
  ),
})
