import type { EndReason } from '../live/live-slice.ts'

/** Why a person can no longer see a game, in their words. */
export const endTexts: Record<EndReason, string> = {
  removed: 'You were removed from this game.',
  left: 'You left this game.',
  gameDeleted: 'The host deleted this game.',
  signedOut: 'You were signed out. This page may be out of date.',
  unknown: "This game doesn't exist, or you're not in it.",
}
