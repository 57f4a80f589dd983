import { mustBe, mustHave } from '../../kernel/cases.ts'
import type { Check } from '../../kernel/check.ts'
import { field } from '../../kernel/exchange.ts'
import { itemsOf } from '../../kernel/lists.ts'
import type { Run } from '../../kernel/run.ts'
import { ask, needed, versionIn } from '../../kernel/table.ts'
import { allOf, discard, idOfIdea, list, markOf, read, withIdeas } from './kept.ts'

const idea = '#/components/schemas/Idea'
const mark = '#/components/schemas/IdeaMark'

/** An idea is kept once, says what was said of it, and its list stays right. */
export const ideaRules: Check[] = [
  { id: 'idea-texts', title: 'texts come back as they were sent', where: idea, run: texts },
  { id: 'ideas-mine', title: 'a list of ideas holds mine, and nobody else’s', where: idea, run: mine },
  {
    id: 'ideas-as-singles',
    title: 'a list tells no more, and no less, than a look at one',
    where: idea,
    run: asSingles,
  },
  { id: 'changes-pieces', title: 'changes come in pieces, the oldest first', where: mark, run: pieces },
  { id: 'changes-back', title: 'what was deleted and brought back is told as being there', where: mark, run: back },
  {
    id: 'changes-mine',
    title: 'nobody is told what has changed of somebody else’s',
    where: mark,
    run: changesOfOthers,
  },
]

/** What careless servers trim, escape, cut, sort, or count in bytes. */
const written = {
  title: ' <b>Ember & "Ash"</b> 👩‍🚀 ',
  body: "line one\n\n\tline two 🐉 <script>alert(1)</script> &amp; \\n %20 '; DROP TABLE ideas;-- e\u0301",
  tags: ['zinc', 'Ärger', 'a b', '<i>'],
}

async function texts(run: Run): Promise<void> {
  await withIdeas(run, 'host', [written], async (ideaId = '') => {
    const first = await read(run, 'host', ideaId)
    mustHave(run, first, written, 'as it was sent')
    const body = { title: 'é'.repeat(120), body: 'ä'.repeat(4000), tags: Array.from('jihgfedcba') }
    const change = { params: { ideaId }, headers: versionIn(first), body }
    if (!run.hasStatus(await ask(run, 'host', 'changeIdea', change), 200, 'texts of the length they may have')) return
    const then = await read(run, 'host', ideaId)
    mustHave(run, then, body, 'as it was sent')
    const nothing = { params: { ideaId }, headers: versionIn(then), body: { body: '', tags: [] } }
    const emptied = await ask(run, 'host', 'changeIdea', nothing)
    if (!run.hasStatus(emptied, 200, 'a text and tags that are emptied')) return
    for (const exchange of [emptied, await read(run, 'host', ideaId)]) {
      mustHave(run, exchange, { body: '', tags: [] }, 'emptied, which is not left away')
    }
  })
}

async function mine(run: Run): Promise<void> {
  await withIdeas(run, 'host', [{}], async (own = '') => {
    await withIdeas(run, 'stranger', [{}], async (other = '') => {
      const found = await allOf(run, 'host')
      if (!found.includes(own)) run.fail('an idea of mine is not in my list', idea)
      if (found.includes(other)) run.fail('an idea of somebody else is in my list', idea)
    })
  })
}

async function asSingles(run: Run): Promise<void> {
  await withIdeas(run, 'host', [{ tags: ['sea'], body: 'a text' }], async (ideaId = '') => {
    const single = await read(run, 'host', ideaId)
    const found = await list(run, 'host', { limit: '1' })
    if (JSON.stringify(sorted(itemsOf(found)[0])) !== JSON.stringify(sorted(field(single))))
      run.fail('the list and a look at one tell different things', idea, found)
  })
}

const sorted = (thing: unknown) =>
  Object.entries(Object(thing)).toSorted(([a], [b]) => (a < b ? -1 : 1)) as [string, unknown][]

const changes = (run: Run, query: Record<string, string>) => ask(run, 'host', 'listIdeaChanges', { query })

async function pieces(run: Run): Promise<void> {
  let since = await markOf(run, 'host')
  await withIdeas(run, 'host', [{}, {}, {}], async (one = '', two = '', three = '') => {
    await discard(run, 'host', two)
    const again = { params: { ideaId: one }, headers: { 'If-Match': '"1"' }, body: { body: 'changed' } }
    needed(await ask(run, 'host', 'changeIdea', again), 200, 'changing an idea')
    const told: unknown[] = []
    for (let piece = 0; piece < 5; piece++) {
      const exchange = await changes(run, { since, limit: '1' })
      if (!run.hasStatus(exchange, 200, 'a piece of what has changed')) return
      const gone = field(exchange, 'gone')
      const here = [...itemsOf(exchange).map(idOfIdea), ...(Array.isArray(gone) ? gone : [])]
      if (here.length > 1) run.fail(`${here.length} changes in a piece of one`, mark, exchange)
      told.push(...here)
      since = String(field(exchange, 'mark'))
      if (field(exchange, 'more') !== true) break
    }
    if (told.join() !== [three, two, one].join())
      run.fail(`${told.length} changes are told, or in another order than they were made`, mark)
    mustBe(run, await changes(run, { since }), ['items'], [], 'after the last piece')
  })
}

async function back(run: Run): Promise<void> {
  await withIdeas(run, 'host', [{}], async (ideaId = '') => {
    const since = await markOf(run, 'host')
    await discard(run, 'host', ideaId)
    needed(await ask(run, 'host', 'restoreIdea', { params: { ideaId } }), 200, 'bringing an idea back')
    const found = await changes(run, { since })
    mustBe(run, found, ['gone'], [], 'an idea that was brought back')
    mustBe(run, found, ['items', '0', 'ideaId'], ideaId, 'an idea that was brought back')
  })
}

async function changesOfOthers(run: Run): Promise<void> {
  const since = await markOf(run, 'stranger')
  const from = await markOf(run, 'host')
  await withIdeas(run, 'host', [{}], async (ideaId = '') => {
    for (const given of [since, from]) {
      const { came } = await ask(run, 'stranger', 'listIdeaChanges', { query: { since: given } })
      if (came.body.includes(ideaId)) run.fail('a stranger is told of an idea of mine', mark)
    }
  })
}
