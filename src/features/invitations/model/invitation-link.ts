/** What an invitation link names. */
export type InvitationLink = { gameId: string; token: string }
