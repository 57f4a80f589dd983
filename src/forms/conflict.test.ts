import { describe, expect, test } from 'vitest'
import { changesOf, differences, firstChoice, merge } from './conflict.ts'

const base = { name: 'The Ember Crown', pitch: 'A crown.', system: 'Any', seats: 5, timeZone: 'Europe/Berlin' }

test('what is sent is what differs', () => {
  expect(changesOf(base, { ...base, name: 'The Crown', seats: 6 })).toEqual({ name: 'The Crown', seats: 6 })
  expect(changesOf(base, base)).toEqual({})
})

describe('somebody else has saved meanwhile', () => {
  const mine = { ...base, name: 'My crown', seats: 6 }

  test('what both have changed is shown, and stays mine until I say otherwise', () => {
    const theirs = { ...base, name: 'Their crown' }
    const found = differences({ base, mine, theirs })
    expect(found).toEqual([{ field: 'name', mine: 'My crown', theirs: 'Their crown' }])
    expect(firstChoice(found, { base, mine })).toEqual({ name: 'mine' })
  })

  test('what only they have changed is shown, and is theirs until I say otherwise', () => {
    const theirs = { ...base, pitch: 'Their pitch.' }
    const found = differences({ base, mine, theirs })
    expect(found).toEqual([{ field: 'pitch', mine: 'A crown.', theirs: 'Their pitch.' }])
    expect(firstChoice(found, { base, mine })).toEqual({ pitch: 'theirs' })
  })

  test('what both have changed alike is no matter', () => {
    expect(differences({ base, mine, theirs: { ...base, name: 'My crown' } })).toEqual([])
  })

  test('each field is taken from whom it was chosen, and the rest of the form stays', () => {
    const theirs = { ...base, name: 'Their crown', pitch: 'Their pitch.' }
    expect(merge(mine, theirs, { name: 'mine', pitch: 'theirs' })).toEqual({ ...mine, pitch: 'Their pitch.' })
  })
})
