import { expect, test } from 'vitest'
import { examples } from '../../../contract/examples.gen.ts'
import { zIdeaImport } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../contract/types.gen.ts'
import { toJson, toMarkdown } from './export-ideas.ts'

const [example] = Object.values(examples.getIdea.answers[200]) as unknown as [Idea]
const idea: Idea = {
  ...example,
  kind: 'clue',
  title: 'A *torn* map',
  body: 'Wet.\n[Not] a link',
  tags: ['sea'],
  status: 'pinned',
}

test('JSON holds what can be imported, and no person', () => {
  const json = JSON.parse(toJson([idea]))
  expect(zIdeaImport.parse(json)).toEqual(json)
  expect(JSON.stringify(json)).not.toContain(idea.author.userId)
  expect(json.ideas).toEqual([{ kind: 'clue', title: idea.title, body: idea.body, tags: ['sea'], status: 'pinned' }])
})

test('Markdown shows texts as they are', () => {
  expect(toMarkdown([idea, { ...idea, title: 'Empty', body: '', tags: [], status: 'draft' }])).toBe(`# Ideas

## A \\*torn\\* map

Clue · Pinned · \\#sea

Wet.  
\\[Not\\] a link

## Empty

Clue · Draft
`)
})
