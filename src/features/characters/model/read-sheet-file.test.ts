import { describe, expect, test } from 'vitest'
import { examples } from '../../../contract/examples.gen.ts'
import { zNewCharacter, zWholeCharacter } from '../../../contract/schemas/characters.gen.ts'
import type { NewCharacter, WholeCharacter } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { fillNotation } from '../../../rules/sheet/roll-block.ts'
import { readFile } from './read-sheet-file.ts'
import { sheetOf, starterIds } from './starters.ts'
import { previewRefill } from './words.ts'
import { fileName, toFile } from './write-sheet-file.ts'

const mira = zWholeCharacter.parse(examples.getCharacter.answers[200].mira) as WholeCharacter

/** A character without the ids of its blocks, which each import renews. */
const plain = ({ blocks = [], refills = [], ...head }: Partial<NewCharacter>) => ({
  ...head,
  blocks: blocks.map(({ blockId: _, ...block }) => block),
  refills: refills.map(({ label, steps }) => ({
    label,
    steps: steps.map(({ blockId, ...step }) => ({ ...step, of: blocks.findIndex((one) => one.blockId === blockId) })),
  })),
})
const read = (text: string) => {
  const file = readFile(text)
  return 'character' in file ? file.character : expect.fail(JSON.stringify(file.faults))
}

test('an export is imported unchanged, with ids of its own each time', () => {
  const [once, twice] = [read(toFile(mira)), read(`\ufeff${toFile(mira)}`)]
  expect(plain(once)).toEqual(plain(twice))
  expect(once.blocks?.[0]?.blockId).not.toBe(twice.blocks?.[0]?.blockId)
  expect(once.name).toBe(mira.name)
  expect(once.blocks).toHaveLength(mira.blocks.length)
  expect(plain(once).refills[0]?.steps[0]).toEqual({ to: 'full', of: 0 })
  expect(read(toFile({ ...mira, name: '“ש” 😀 \\ud800' })).name).toBe('“ש” 😀 \\ud800')
  // What only hosts see does not become a sheet that everyone sees.
  expect(read(toFile({ ...mira, visibility: 'hosts' })).visibility).toBe('hosts')
})

const file = (character: unknown, version = 1) => JSON.stringify({ emberhall: 'character', version, character })
const text = (label: string, more = {}) => ({ kind: 'text', label, text: '', ...more })

test.each([
  ['The file', /newer version.*Reload this page/, file({ name: 'A' }, 2)],
  ['The file', /no character.*Export/, '{"ideas":[]}'],
  ['The file', /no character in it/, file(null)],
  ['The character', /name of 1 to 60/, file({ name: 'a'.repeat(61) })],
  ['The character', /line breaks and invisible characters/, file({ name: 'A\u202eB' })],
  ['The file', /broken characters/, file({ name: 'A\ud800' })],
  ['The file', /broken characters/, file({ name: 'A', blocks: [text('T', { text: '\udc00' })] })],
  ['The character', /isn't part of a character/, file({ name: 'A', ownerId: 'me' })],
  ['The character', /up to 60 blocks\. This one has 61/, file({ name: 'A', blocks: Array(61).fill(text('B')) })],
  ['The character', /up to 4 blocks/, file({ name: 'A', blocks: Array(5).fill(text('B', { isPinned: true })) })],
  ['The character', /one of its tracks/, file({ name: 'A', health: 'Luck', blocks: [text('Luck')] })],
  ['The character', /must be a list/, file({ name: 'A', blocks: { length: 9 } })],
  ['The refills', /up to 3/, file({ name: 'A', refills: [1, 2, 3, 4] })],
  [`Block 1 (${inSentence('B{')})`, /without braces|280/, file({ name: 'A', blocks: [text('B{')] })],
  [
    `Block 1 (${inSentence('B\u200b')})`,
    /^Its label: Remove line breaks and invisible/,
    file({ name: 'A', blocks: [text('B\u200b')] }),
  ],
  [`Block 1 (${inSentence('B')})`, /^Remove invisible/, file({ name: 'A', blocks: [text('B', { text: 'C\u200b' })] })],
  [
    `Block 1 (${inSentence('B')})`,
    /^Remove invisible/,
    file({ name: 'A', blocks: [text('B', { kind: 'list', lines: ['C\u200b'] })] }),
  ],
  ['Block 1', /kind must be one of heading, text/, file({ name: 'A', blocks: [{ __proto__: 1 }] })],
  ['Block 1', /kind must be one of heading, text/, file({ name: 'A', blocks: [{ kind: 'constructor' }] })],
  ['Block 1', /kind must be one of/, file({ name: 'A', blocks: [{ kind: { toString: 1, valueOf: 1 } }] })],
  [
    `Block 1 (${inSentence('HP')})`,
    /between its minimum and maximum/,
    file({ name: 'A', blocks: [{ kind: 'track', label: 'HP', value: 9, max: 8, shape: 'bar' }] }),
  ],
  [
    `Block 1 (${inSentence('Gold')})`,
    /up to 1,000,000/,
    file({ name: 'A', blocks: [{ kind: 'number', label: 'Gold', value: 1e9 }] }),
  ],
  ['The file', /too deeply nested/, '['.repeat(100_000)],
  ['Line 1, character 1', /ends too early/, ''],
])('a broken file says where and why: %s, %s', (where, why, broken) => {
  expect(readFile(broken)).toEqual({ faults: [{ where, why: expect.stringMatching(why) }] })
})

test('an id that two blocks share is given to the first alone, and no health may be null', () => {
  const refill = { label: 'Rest', steps: [{ blockId: mira.blocks[0]?.blockId, to: 'full' }] }
  const shared = { blockId: mira.blocks[0]?.blockId }
  const {
    blocks = [],
    refills = [],
    health,
  } = read(file({ name: 'A', health: null, blocks: [text('B', shared), text('C', shared)], refills: [refill] }))
  expect(new Set(blocks.map(({ blockId }) => blockId)).size).toBe(2)
  expect(refills[0]?.steps[0]?.blockId).toBe(blocks[0]?.blockId)
  expect(health).toBeUndefined()
})

test('a file is named after the character', () => {
  expect(fileName('Mira / Tallow: "Quay"')).toBe('Mira  Tallow Quay.json')
  expect(fileName('🎲')).toBe('character.json')
})

describe('a starter', () => {
  test.each(starterIds)('%s is a character of the contract, and all its rolls can be rolled', (id) => {
    const sheet = sheetOf(id)
    expect(zNewCharacter.safeParse({ name: 'A', ...sheet }).error).toBeUndefined()
    expect('character' in readFile(file({ name: 'A', ...sheet }))).toBe(true)
    const numbers = (sheet.blocks ?? []).flatMap((block) =>
      block.kind === 'number' || block.kind === 'track' ? [block] : [],
    )
    for (const block of sheet.blocks ?? [])
      if (block.kind === 'roll') expect(fillNotation(block.notation, numbers)).toHaveProperty('notation')
    // Everyone reads a sheet that is not hidden.
    expect(sheet.blocks?.map(({ label }) => label).join()).not.toMatch(/secret|private|hidden/i)
  })
})

describe('a refill', () => {
  const [health] = mira.blocks
  const [refill] = mira.refills
  if (health?.kind !== 'track' || !refill) throw new Error('The example has neither track nor refill.')
  const { blockId } = health
  const count = { blockId, kind: 'number' as const, label: 'Coin', isPinned: false, rev: 1 }

  test.each([
    ['full', { ...health, value: 5 }, { from: '5', to: '12' }],
    ['full', { ...health, value: 12 }, undefined],
    ['empty', { ...health, value: 5 }, { from: '5', to: '0' }],
    ['full', { ...count, value: 5 }, undefined],
    ['empty', { ...count, value: 5, min: 2 }, { from: '5', to: '2' }],
    ['empty', { ...count, value: 5, max: -3 }, { from: '5', to: '−3' }],
    ['full', { ...count, kind: 'toggle' as const, isOn: false }, { from: 'off', to: 'on' }],
    ['empty', { ...count, kind: 'toggle' as const, isOn: false }, undefined],
  ] as const)('to %s of %j gives %j', (to, block, wanted) => {
    const changes = previewRefill({ ...refill, steps: [{ blockId, to }] }, [block])
    expect(changes).toEqual(wanted ? [{ blockId, label: block.label, ...wanted }] : [])
  })

  test('to a value stops at the bounds', () => {
    const steps = [{ blockId, to: 'value' as const, value: 40 }]
    expect(previewRefill({ ...refill, steps }, [{ ...health, value: 5 }])).toMatchObject([{ to: '12' }])
  })
})
