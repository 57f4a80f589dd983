import type { InvitationRow } from '../games/tables.ts'
import { createGameOfAll } from '../test-game.ts'
import type { Person } from '../test-member.ts'
import { addLink } from './add-link.ts'

type Link = Parameters<typeof addLink>[2]

/** The game of everybody, with what a person does with a link. */
export async function createTable() {
  const all = await createGameOfAll()
  const { world, gameId, persons } = all
  const game = { gameId, hostId: persons.host.userId }
  const addOne = (link: Omit<Link, 'game'>) => world.step((rows) => addLink(rows, world, { ...link, game }))
  const look = async (person: Person, { token }: Pick<InvitationRow, 'token'>, id = gameId) =>
    person.call('previewInvitation', { params: { gameId: id }, headers: { 'Invitation-Token': token } })
  const accept = (person: Person, { token }: Pick<InvitationRow, 'token'>, id = gameId) =>
    person.call('acceptInvitation', { params: { gameId: id }, body: { token } })
  const usesOf = async ({ invitationId }: InvitationRow) =>
    Object((await persons.host.call('getInvitation', { params: { gameId, invitationId } })).body).uses
  /** Leaves no seat free. */
  const fill = () =>
    persons.host.call('changeGame', { params: { gameId }, headers: { 'If-Match': '*' }, body: { seats: 4 } })
  return { ...all, addOne, look, accept, usesOf, fill }
}
