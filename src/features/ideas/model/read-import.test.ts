import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examples } from '../../../contract/examples.gen.ts'
import { zIdea, zIdeaBody, zIdeaKind, zIdeaStatus, zIdeaTag, zIdeaTitle } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { foldName } from '../../../rules/idea-tables.ts'
import { exported, toJson, toMarkdown } from './export-ideas.ts'
import { readImport } from './read-import.ts'

const bell = zIdea.parse(examples.getIdea.answers[200].bell)

/** Texts of what a file could lose: spaces, line breaks, Markdown characters, lone surrogates. */
const unit = fc.oneof(
  fc.constantFrom(' ', '\t', '\n', '\r', '\u00a0', '\ud83d', '\\', '#', '##', '-', '1.', '&#10;', '·', ',', '"', '---'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom('a', 'é', 'ש', '😀'),
)
const text = (maxLength: number) => fc.array(unit, { maxLength }).map((units) => units.join(''))
const ideas: fc.Arbitrary<Idea[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...zIdeaKind.options),
      status: fc.constantFrom(...zIdeaStatus.options),
      title: text(20).filter((title) => zIdeaTitle.safeParse(title).success),
      body: text(40).filter((body) => zIdeaBody.safeParse(body).success),
      tags: fc.uniqueArray(
        text(8).filter((tag) => zIdeaTag.safeParse(tag).success),
        { maxLength: 10, selector: foldName },
      ),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((all) => all.map((one) => ({ ...bell, ...one })))

test.each([
  ['JSON', toJson],
  ['Markdown', toMarkdown],
])('an export as %s is imported unchanged, from whatever system', (_, write) => {
  fc.assert(
    fc.property(ideas, fc.boolean(), (all, isWindows) => {
      const file = write(all)
      const read = readImport(isWindows ? `\ufeff${file.replace(/\n/g, '\r\n')}` : file)
      expect(read).toEqual({ ideas: all.map(exported), faults: [] })
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['## The bell\nPlace', { kind: 'place', title: 'The bell', body: '', tags: [] }],
  [
    'Notes.\n\n##  The *bell*\n\n\nplace · used\nIt rings.\n',
    { kind: 'place', title: 'The *bell*', body: 'It rings.', status: 'used', tags: [] },
  ],
  ['## The bell\nplace · #sea, #old · #', { kind: 'place', title: 'The bell', body: '', tags: ['sea', 'old · #'] }],
  ['{"ideas":[{"kind":"clue","title":"A map"}]}', { kind: 'clue', title: 'A map' }],
])('a hand-written file is read: %j', (written, idea) => {
  expect(readImport(written)).toEqual({ ideas: [idea], faults: [] })
})

test.each([
  ['The text', /no ideas in it/, ''],
  ['Line 1', /a line with its kind/, '## The bell\nIt rings.'],
  ['Line 6', /a line with its kind/, '# Ideas\n\n## A\nPlace\n\n## B\nPlace · Done'],
  ['Line 1', /title of 1 to 120 characters/, `## ${'a'.repeat(121)}\nPlace`],
  ['Line 1', /at most 4000 characters/, `## A\nPlace\n\n${'a'.repeat(4001)}`],
  ['Line 1', /Two of its tags are the same/, '## A\nPlace · #sea, #Sea'],
  ['Line 1', /no invisible ones/, '## A\nPlace\n&#7;'],
  ['Line 3, character 15', /“]” isn't valid JSON here/, '{"ideas":[\n{"kind":"clue",\n "title":"A"},]}'],
  ['Line 2, character 15', /ends too early/, '{"ideas":[\n{"kind":"clue"'],
  ['Line 1, character 22', /ends too early/, '{"ideas":[{"kind":"cl'],
  ['Line 1, character 13', /“o” isn't valid JSON here/, '{"ideas":[]}only'],
  ['The file', /no “ideas” list/, '[{"kind":"clue","title":"A"}]'],
  [
    `Idea 2 (${inSentence('B')})`,
    /kind has to be place, .* or treasure/,
    '{"ideas":[{"kind":"clue","title":"A"},{"kind":"spell","title":"B"}]}',
  ],
  [`Idea 1 (${inSentence('')})`, /kind .*title .*tags/, '{"ideas":[{"title":"","tags":["a,b"]}]}'],
  [
    `Idea 1 (${inSentence('A')})`,
    /no “.ideaId”, “rev.”/,
    '{"ideas":[{"kind":"clue","title":"A","ideaId":"1","rev":2}]}',
  ],
  ['Idea 1', /an idea has a kind and a title/, '{"ideas":[1]}'],
  ['The file', /no ideas in it/, '{"ideas":[]}'],
  [
    `Idea 1 (${inSentence('a'.repeat(61))})`,
    /title of 1 to 120 characters/,
    `{"ideas":[{"kind":"clue","title":"${'a'.repeat(10_000)}"}]}`,
  ],
  [
    `Idea 1 (${inSentence('A')})`,
    /^An idea has no “.b{60}….”\.$/,
    `{"ideas":[{"kind":"clue","title":"A","${'b'.repeat(10_000)}":1}]}`,
  ],
])('a broken file says where and why: %s, %s', (where, why, file) => {
  expect(readImport(file).faults).toEqual([{ where, why: expect.stringMatching(why) }])
})
