import type { BrowserContext, Page } from '@playwright/test'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { buildPath } from '../../src/contract/paths.ts'
import type { Game, Idea, Invitation, NewGame, NewIdea, NewInvitation, Profile } from '../../src/contract/types.gen.ts'
import { newKsuid } from '../../src/rules/ids.ts'
import { href } from '../../src/shell/href.ts'
import { expect, openBrowser, startSession } from './journey.ts'

type Sent = { params?: Record<string, string>; body?: unknown; headers?: Record<string, string> }

/** Calls an operation as the page's person, for the beginning of a journey. No page needs to be open. */
async function call<Answer>(page: Page, id: OperationId, { params = {}, body, headers }: Sent = {}): Promise<Answer> {
  const { method, path } = operations[id]
  const address = basePath + buildPath(path, params)
  const answer = await page.context().request.fetch(address, { method, headers, data: body })
  if (!answer.ok()) throw new Error(`${method} ${address}: ${answer.status()}`)
  return answer.status() === 204 ? (null as Answer) : await answer.json()
}

const create = (body: unknown): Sent => ({ body, headers: { 'Idempotency-Key': newKsuid() } })

/** A game of the page's person. */
export const createGame = (page: Page, game: Partial<NewGame> = {}) =>
  call<Game>(page, 'createGame', create({ name: 'The Ember Crown', seats: 4, timeZone: 'Europe/Berlin', ...game }))

/** A link into it: by default for players, who join at once, for a day. */
export function createLink(page: Page, { gameId }: Pick<Game, 'gameId'>, link: Partial<NewInvitation> = {}) {
  const expiresAt = new Date(Date.now() + 24 * 3_600_000).toISOString()
  const body = { role: 'player', approval: 'automatic', maxUses: 5, expiresAt, ...link }
  return call<Invitation>(page, 'createInvitation', { params: { gameId }, ...create(body) })
}

export const revokeLink = (page: Page, { gameId }: Pick<Game, 'gameId'>, { invitationId }: Invitation) =>
  call<Invitation>(page, 'revokeInvitation', { params: { gameId, invitationId } })

/** Gives the page's person a name. */
export async function takeName(page: Page, displayName: string) {
  const { rev } = await call<Profile>(page, 'getProfile')
  await call(page, 'changeProfile', { body: { displayName }, headers: { 'If-Match': `"${rev}"` } })
}

/** Keeps an idea of the page's person. */
export const keepIdea = (page: Page, idea: NewIdea) => call<Idea>(page, 'createIdea', create(idea))

/** The path of a link. */
export const joinPath = ({ gameId }: Pick<Game, 'gameId'>, { token }: Invitation) => href('join', { gameId, token })

/** Takes a seat by a link, as the page's person. */
export const takeSeat = (page: Page, { gameId }: Pick<Game, 'gameId'>, { token }: Invitation) =>
  call(page, 'acceptInvitation', { params: { gameId }, body: { token } })

/** A person accepts an invitation, and comes to the Lobby. */
export async function join(person: Page, path: string) {
  await person.goto(path)
  await person.getByRole('button', { name: 'Accept invitation', exact: true }).click()
  await expect(person.getByRole('heading', { level: 1, name: 'Lobby', exact: true })).toBeVisible()
}

/** Two people, each with a browser of their own. */
export async function hostAndGuest(page: Page, context: BrowserContext) {
  const guest = await openBrowser(context)
  await Promise.all([startSession(page, 'rowan@example.com'), startSession(guest, 'wren@example.com')])
  return { host: page, guest }
}

/** Signs a person in, under a name. */
async function enter(page: Page, name: string) {
  await startSession(page, `${name.toLowerCase()}@example.com`)
  await takeName(page, name)
}

/** Two people, each with a browser of their own, in a game of the first: Rowan hosts, Wren plays once they have a seat. */
export async function hostAndPlayer(host: Page, context: BrowserContext) {
  const wren = await openBrowser(context)
  await Promise.all([enter(host, 'Rowan'), enter(wren, 'Wren')])
  const game = await createGame(host)
  return { host, wren, game, link: await createLink(host, game) }
}
