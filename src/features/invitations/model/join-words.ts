import type { InvitationPreview } from '../../../contract/types.gen.ts'

export type JoinState = InvitationPreview['state'] | 'broken'

type Words = {
  /** What the state means for the reader. */
  lead: string
  /** The details, and what the reader can do. */
  more: string
}

/** The texts of each state of a link. */
export const joinWords: Record<JoinState, Words> = {
  open: { lead: 'Take a look before you join.', more: '' },
  waiting: {
    lead: 'Request sent.',
    more: "The host decides. You'll see the answer here and on Home.",
  },
  member: { lead: "You're already in this game.", more: 'Your seat is waiting in the lobby.' },
  full: {
    lead: 'This game is full.',
    more: 'If someone leaves, you can still join with this link.',
  },
  expired: { lead: 'This link has expired.', more: 'Ask whoever sent it for a new one.' },
  usedUp: {
    lead: 'This link has been used up.',
    more: 'It has reached its limit. Ask whoever sent it for a new one.',
  },
  revoked: {
    lead: 'This link was revoked.',
    more: 'It no longer works. Ask whoever sent it for a new one.',
  },
  declined: {
    lead: 'The host declined your request.',
    more: "You can't request again with this link. If you think it was a mistake, ask the host for another one.",
  },
  removed: {
    lead: 'You were removed from this game.',
    more: "Older links won't work for you. Ask the host for a new one.",
  },
  archived: {
    lead: 'This game is archived.',
    more: 'You can join once the host restores it, if your link is still valid.',
  },
  broken: {
    lead: 'This invite link is broken.',
    more: 'Part of it may be missing. Copy the whole link, or ask your host for a new one.',
  },
}

const over: JoinState[] = ['expired', 'usedUp', 'revoked', 'declined', 'removed', 'archived', 'broken']

/** Whether a link in this state admits no one, or not this person. */
export const isOver = (state: JoinState) => over.includes(state)
