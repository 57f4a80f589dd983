import { expect, test } from 'vitest'
import { invitationsOperations } from '../contract/operations/invitations.gen.ts'
import { lobbyOperations } from '../contract/operations/lobby.gen.ts'
import type { Operation } from '../contract/operations.gen.ts'
import { isOwnCommand, isTold, noteTold, withCommandId } from './commands.ts'

const params = { gameId: '0ujsswThIGTUYm2K8FjOOfXtY1K' }
/** Sends a command, and gives the id that it was sent under. */
function send(input: Parameters<typeof withCommandId>[1] = { params }) {
  return String(withCommandId(lobbyOperations.setReady as Operation, input)?.['Command-Id'])
}

test('a command is sent under an id of its own, and known again by it', () => {
  const [first, second] = [send(), send()]
  expect(first).not.toBe(second)
  expect([first, second].map(isOwnCommand)).toEqual([true, true])
  expect([undefined, 'somebody else’s'].map(isOwnCommand)).toEqual([false, false])
})

test('what declares no such header is sent without', () => {
  const headers = { 'Invitation-Token': '8d7sGq2nT4vKx0PzR6mWcY' }
  expect(withCommandId(invitationsOperations.previewInvitation as Operation, { params, headers })).toBe(headers)
})

test('a command is told of once a fact of it has arrived', () => {
  const [mine, other] = [{ params }, { params }]
  const id = send(mine)
  send(other)
  expect(isTold(mine)).toBe(false)
  noteTold(id)
  noteTold(undefined)
  expect([isTold(mine), isTold(other), isTold({ params })]).toEqual([true, false, false])
})

test('two hundred commands are remembered, more than can be under way', () => {
  const [first, second] = [send(), send()]
  for (let count = 0; count < 199; count++) send()
  expect([first, second].map(isOwnCommand)).toEqual([false, true])
})
