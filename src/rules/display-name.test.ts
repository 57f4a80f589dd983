import { expect, test } from 'vitest'
import { displayNameError, isAppWord } from './display-name.ts'

test.each([
  ...['Row\u202ean', 'Row\nan', '\u3164', `${'x'.repeat(39)}\u200b`, '   ', 'Ro\u061cwan', '\u115f\u1160', '\uffa0'],
  ...['\u00ad', '\u2800', '\u200c\u200d', '\u180e', '\ud800'],
])('the invisible character in %j is named', (name) => {
  expect(displayNameError(name)).toBe('Remove line breaks and invisible characters.')
})

test.each(['', 'x'.repeat(41), `${'x'.repeat(41)}\u200b`])('for %j the error says how long a name is', (name) => {
  expect(displayNameError(name)).toBe('Enter a name of 1 to 40 characters.')
})

test.each(['Host', 'Ho\u00adst'])('for %j the error says that it is a word of the app', (name) => {
  expect(displayNameError(name)).toMatch(/^That's a word of the app/)
})

// Capitals, gaps, signs and digits used as letters, look-alike letters of other scripts, letter-like symbols, marks.
test.each([
  ...['HOSTS', 'The Host', '👑 host!', 'H o s t', 'Admin 2', 'Adm1n', '$ystem', 'Adrnin', 'GameHost', 'You'],
  ...['Ноst', 'ΗΟSΤ', 'ꓧꓳꓢꓔ', 'ꮋost', 'Ɛmberhall', 'Emberh∆ll', 'H○st', 'Ａｄｍｉｎ', '𝐇𝐨𝐬𝐭', '🅷🅾🆂🆃', 'H̷o̷s̷t̷'],
  ...['Emberhall Support', 'Ember Hall', 'System message'],
])('%j could pass for a word of the app', (name) => {
  expect(isAppWord(name)).toBe(true)
})

test.each([
  ...['Rowan', '🏰'.repeat(40), "Siobhán O'Neill-Ruiz", '李明', 'Владимир', 'Ωμέγα', 'مريم', '🦊', 'مى\u200cخواهم'],
  ...['Ghost', 'Hosta', 'Theme', 'Gameboy', 'Host of Sparrows', 'Ember Hallström'],
])('%j is accepted', (name) => {
  expect(displayNameError(name)).toBeUndefined()
})
