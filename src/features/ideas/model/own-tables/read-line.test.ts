import { describe, expect, it } from 'vitest'
import { printLine, readLine } from './read-line.ts'

describe('a line', () => {
  it.each([
    ['a rope', 1, 'a rope'],
    // Weights.
    ['3 a rope', 3, 'a rope'],
    ['3x a rope', 3, 'a rope'],
    ['3 x a rope', 3, 'a rope'],
    ['3X a rope', 3, 'a rope'],
    ['3× a rope', 3, 'a rope'],
    ['3 ×a rope', 3, 'a rope'],
    ['7 dwarfs', 7, 'dwarfs'],
    ['1 7 dwarfs', 1, '7 dwarfs'],
    ['1x 7 dwarfs', 1, '7 dwarfs'],
    ['0 a rope', 0, 'a rope'],
    ['1001 nights', 1001, 'nights'],
    // Bullets.
    ['- a rope', 1, 'a rope'],
    ['* 3 a rope', 3, 'a rope'],
    ['• a rope', 1, 'a rope'],
    ['-a rope', 1, '-a rope'],
    ['-3 degrees', 1, '-3 degrees'],
    // Numbers that belong to the text.
    ['3rd rope', 1, '3rd rope'],
    ['1.5 ropes', 1, '1.5 ropes'],
    ['1,000 ropes', 1, '1,000 ropes'],
    ['1-2.5 ropes', 1, '1-2.5 ropes'],
    ['12:30, the bell', 1, '12:30, the bell'],
    ['xx', 1, 'xx'],
    ['3', 1, '3'],
    ['3.', 1, '3.'],
    ['٣ ropes', 1, '٣ ropes'],
  ])('%j has weight %i and the text %j', (line, weight, text) => {
    expect(readLine(line)).toEqual({ text, weight })
  })

  it.each([
    ['3. a rope', 1, 'a rope', '“3.” numbers the list and is no weight.'],
    ['3) a rope', 1, 'a rope', '“3)” numbers the list and is no weight.'],
    ['(3) a rope', 1, 'a rope', '“(3)” numbers the list and is no weight.'],
    ['3: a rope', 1, 'a rope', '“3:” numbers the list and is no weight.'],
    ['3 - a rope', 1, 'a rope', '“3 -” numbers the list and is no weight.'],
    ['03 a rope', 1, 'a rope', '“03” numbers the list and is no weight.'],
    ['3. 7 dwarfs', 1, '7 dwarfs', '“3.” numbers the list and is no weight.'],
    ['3. 2x a rope', 2, 'a rope', '“3.” numbers the list and is no weight.'],
    ['1-3 a rope', 3, 'a rope', '“1–3” counts as a weight of 3; write “1x” before it if it is text.'],
    ['01–05: a rope', 5, 'a rope', '“01–05” counts as a weight of 5; write “1x” before it if it is text.'],
    ['96-00 a rope', 5, 'a rope', '“96–00” counts as a weight of 5; write “1x” before it if it is text.'],
  ])('%j has weight %i and the text %j, and says why', (line, weight, text, note) => {
    expect(readLine(line)).toEqual({ text, weight, note })
  })
})

describe('an entry is written', () => {
  it.each([
    ['as it is', 'a rope', 1, 'a rope'],
    ['with its weight', 'a rope', 3, '3 a rope'],
    ['with a weight of one where it begins with a number', '7 dwarfs', 1, '1 7 dwarfs'],
    ['with an x where the number alone would mean something else', '- a rope', 1, '1x - a rope'],
    ['with an x before an x', 'x marks the spot', 3, '3x x marks the spot'],
  ])('%s', (_, text, weight, line) => {
    expect(printLine({ text, weight })).toBe(line)
  })
})
