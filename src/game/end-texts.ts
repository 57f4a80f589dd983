import type { EndReason } from '../live/live-slice.ts'

/** Why somebody does not see a game any more, in their words. */
export const endTexts: Record<EndReason, string> = {
  removed: 'You were removed from this game.',
  left: 'You have left this game.',
  gameDeleted: 'This game was deleted by its host.',
  signedOut: 'Your session is over. This page may be old.',
  unknown: "This game doesn't exist, or you're not in it.",
}
