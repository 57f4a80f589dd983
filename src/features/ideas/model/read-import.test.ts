import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examples } from '../../../contract/examples.gen.ts'
import { zIdea, zIdeaBody, zIdeaKind, zIdeaStatus, zIdeaTag, zIdeaTitle } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { foldName } from '../../../rules/idea-tables.ts'
import { exported, toJson } from './export-ideas.ts'
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

test('an export is imported unchanged, from whatever system', () => {
  fc.assert(
    fc.property(ideas, fc.boolean(), (all, isWindows) => {
      const file = toJson(all)
      const read = readImport(isWindows ? `\ufeff${file.replace(/\n/g, '\r\n')}` : file)
      expect(read).toEqual({ ideas: all.map(exported), faults: [] })
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['The text', /Export as JSON/, '## The bell\n\nPlace'],
  [
    `Idea 1 (${inSentence('A')})`,
    /Two of its tags are the same/,
    '{"ideas":[{"kind":"place","title":"A","tags":["sea","Sea"]}]}',
  ],
  [
    `Idea 1 (${inSentence('A')})`,
    /at most 4000 characters, with no invisible ones/,
    '{"ideas":[{"kind":"place","title":"A","body":"\\u0007"}]}',
  ],
  ['Line 1, character 101', /too deeply nested/, '['.repeat(100_000)],
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
