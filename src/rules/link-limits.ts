const hour = 3_600_000

/** For how long a link into a game works, at least and at most, in milliseconds, as `NewInvitation` says. */
export const linkLifetimeMs = { shortest: hour, longest: 30 * 24 * hour }
