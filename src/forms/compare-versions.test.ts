import { describe, expect, test } from 'vitest'
import { changedByBoth, changesOf, compare, defaultChoice, differences, merge } from './compare-versions.ts'

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

describe('two people have changed a list, whose rows are the fields', () => {
  const base: Record<string, string | undefined> = { soaked: 'Cold', marked: 'Seen', dazed: 'Slow' }
  const decide = (mine: typeof base, theirs: typeof base) => {
    const found = differences({ base, mine, theirs })
    const first = defaultChoice(found, { base, mine })
    return { asked: changedByBoth(found, first).map(({ field }) => field), merged: merge(mine, theirs, first) }
  }

  test('rows that only one of them changed, added or removed are as that one left them', () => {
    const mine = { soaked: 'Wet', marked: 'Seen', dazed: 'Slow', mineToo: 'New' }
    expect(changesOf(base, mine)).toEqual({ soaked: 'Wet', mineToo: 'New' })
    expect(decide(mine, { soaked: 'Cold', marked: 'Known', theirsToo: 'New' })).toEqual({
      asked: [],
      merged: { soaked: 'Wet', marked: 'Known', dazed: undefined, mineToo: 'New', theirsToo: 'New' },
    })
  })

  test('only a row that both changed is asked about, also if one of them removed it', () => {
    const mine = { soaked: 'Wet', marked: 'Seen' }
    const theirs = { soaked: 'Icy', marked: 'Known', dazed: 'Stunned' }
    expect(decide(mine, theirs)).toEqual({ asked: ['soaked', 'dazed'], merged: { ...mine, marked: 'Known' } })
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
