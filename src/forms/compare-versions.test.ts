import { describe, expect, test } from 'vitest'
import { changesOf, compare, defaultChoice, differences, merge } from './compare-versions.ts'

const base = { name: 'The Ember Crown', pitch: 'A crown.', system: 'Any', seats: 5, timeZone: 'Europe/Berlin' }

test('only what differs is sent', () => {
  expect(changesOf(base, { ...base, name: 'The Crown', seats: 6 })).toEqual({ name: 'The Crown', seats: 6 })
  expect(changesOf(base, base)).toEqual({})
})

describe('someone else has saved meanwhile', () => {
  const mine = { ...base, name: 'My crown', seats: 6 }

  test('a field that both changed is shown, and stays mine unless I choose otherwise', () => {
    const theirs = { ...base, name: 'Their crown' }
    const found = differences({ base, mine, theirs })
    expect(found).toEqual([{ field: 'name', mine: 'My crown', theirs: 'Their crown' }])
    expect(defaultChoice(found, { base, mine })).toEqual({ name: 'mine' })
  })

  test('a field that only they changed is shown, and is theirs unless I choose otherwise', () => {
    const theirs = { ...base, pitch: 'Their pitch.' }
    const found = differences({ base, mine, theirs })
    expect(found).toEqual([{ field: 'pitch', mine: 'A crown.', theirs: 'Their pitch.' }])
    expect(defaultChoice(found, { base, mine })).toEqual({ pitch: 'theirs' })
  })

  test('a field that both changed to the same value is no conflict', () => {
    expect(differences({ base, mine, theirs: { ...base, name: 'My crown' } })).toEqual([])
  })

  test('each field takes the chosen version, and the rest of the form stays', () => {
    const theirs = { ...base, name: 'Their crown', pitch: 'Their pitch.' }
    expect(merge(mine, theirs, { name: 'mine', pitch: 'theirs' })).toEqual({ ...mine, pitch: 'Their pitch.' })
  })
})

describe('a save whose answer was lost', () => {
  const sent = { ...base, name: 'My crown' }

  test('a lost answer causes no conflict with oneself, whatever was typed since', () => {
    const mine = { ...sent, name: 'My own crown' }
    expect(compare({ base, mine: sent, theirs: sent, unanswered: sent })).toEqual({ base: sent, found: [] })
    expect(compare({ base, mine, theirs: sent, unanswered: sent })).toEqual({ base: sent, found: [] })
  })

  test('a lost answer hides nothing that someone else has saved', () => {
    const theirs = { ...base, name: 'Their crown' }
    const found = [{ field: 'name', mine: 'My crown', theirs: 'Their crown' }]
    expect(compare({ base, mine: sent, theirs, unanswered: sent })).toEqual({ base, found })
  })
})
