import { expect, test } from 'vitest'
import { href } from '../shell/href.ts'
import { findInvitation } from './invitation-field.tsx'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const token = 'abcdefghij-KLMNOPQRST_0123456789'
const path = href('join', { gameId, token })
const join = path.slice(0, path.indexOf(gameId))

test.each([
  ['a link', `https://emberhall.example${path}`],
  ['one below a base path', `http://localhost:5173/app${path}`],
  ['one with a slash and a query after it', `https://emberhall.example${path}/?utm_source=mail`],
  ['a path', path],
  ['a message around it', `Come and play!\nhttps://emberhall.example${path}\nSee you.`],
  ['a sentence that ends with it', `Here: https://emberhall.example${path}.`],
  ['what a mail program put around it', `<https://emberhall.example${path}>`],
])('finds the invitation in %s', (_, text) => {
  expect(findInvitation(text)).toEqual({ gameId, token })
})

test.each([
  ['', 'nothing'],
  ['Come and play!', 'no link'],
  [`https://emberhall.example${join}${gameId}`, 'no token'],
  [`https://emberhall.example${join}${gameId}/short`, 'a token that was cut'],
  [`https://emberhall.example${join}${gameId}/${'a'.repeat(256)}`, 'a token that is too long'],
  [`https://emberhall.example${join}${gameId.slice(1)}/${token}`, 'a game id that was cut'],
  [`https://emberhall.example/game/lobby/?game=${gameId}`, 'another link'],
])('finds none in %j: %s', (text) => {
  expect(findInvitation(text)).toBeUndefined()
})
