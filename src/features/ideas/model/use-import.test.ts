import { expect, test } from 'vitest'
import { examples } from '../../../contract/examples.gen.ts'
import { zIdea } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { exported, toJson } from './export-ideas.ts'
import { readImport } from './use-import.ts'

const bell: Idea = zIdea.parse(examples.getIdea.answers[200].bell)

test('an export is imported unchanged, whatever its line breaks', () => {
  const all = [bell, { ...bell, title: '“ש” 😀', body: ' \\ a\n\n# b\t', tags: [], status: 'used' as const }]
  const read = { ideas: all.map(exported), faults: [] }
  expect(readImport(toJson(all))).toEqual(read)
  expect(readImport(`\ufeff${toJson(all).replace(/\n/g, '\r\n')}`)).toEqual(read)
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
    /at most 4,000 characters, with no invisible ones/,
    '{"ideas":[{"kind":"place","title":"A","body":"\\u0007"}]}',
  ],
  ['The file', /too deeply nested/, '['.repeat(100_000)],
  ['Line 3, character 15', /“]” isn't valid JSON here/, '{"ideas":[\n{"kind":"clue",\n "title":"A"},]}'],
  ['Line 2, character 15', /ends too early/, '{"ideas":[\n{"kind":"clue"'],
  ['Line 1, character 22', /ends too early/, '{"ideas":[{"kind":"cl'],
  ['Line 1, character 13', /“o” isn't valid JSON here/, '{"ideas":[]}only'],
  ['The file', /no “ideas” list/, '[{"kind":"clue","title":"A"}]'],
  [
    `Idea 2 (${inSentence('B')})`,
    /kind must be place, .* or treasure/,
    '{"ideas":[{"kind":"clue","title":"A"},{"kind":"spell","title":"B"}]}',
  ],
  [`Idea 1 (${inSentence('')})`, /kind .*title .*tags/, '{"ideas":[{"title":"","tags":["a,b"]}]}'],
  [
    `Idea 1 (${inSentence('A')})`,
    /have “.ideaId”, “rev.”/,
    '{"ideas":[{"kind":"clue","title":"A","ideaId":"1","rev":2}]}',
  ],
  ['Idea 1', /an idea has a kind and a title/, '{"ideas":[1]}'],
  ['The file', /has no ideas/, '{"ideas":[]}'],
  [
    `Idea 1 (${inSentence('a'.repeat(61))})`,
    /title of 1 to 120 characters/,
    `{"ideas":[{"kind":"clue","title":"${'a'.repeat(10_000)}"}]}`,
  ],
  [
    `Idea 1 (${inSentence('A')})`,
    /^Ideas don't have “.b{60}….”\.$/,
    `{"ideas":[{"kind":"clue","title":"A","${'b'.repeat(10_000)}":1}]}`,
  ],
])('a broken file says where and why: %s, %s', (where, why, file) => {
  expect(readImport(file).faults).toEqual([{ where, why: expect.stringMatching(why) }])
})
