import type { InvitationPreview } from '../../../contract/types.gen.ts'

export type JoinState = InvitationPreview['state'] | 'broken'

type Words = {
  /** How the link stands for who looks at it. */
  lead: string
  /** What that means for them, and what they can do about it. */
  more: string
}

/** What a person is told in each state of a link. */
export const joinWords: Record<JoinState, Words> = {
  open: { lead: "There's a seat for you in this game.", more: '' },
  waiting: {
    lead: 'You have asked for a seat.',
    more: 'The host decides now. Leave this page open if you like: it changes by itself. You can also come back later.',
  },
  member: { lead: "You're already in this game.", more: "You're all set." },
  full: {
    lead: 'This game is full.',
    more: 'Should somebody give up their seat, this link lets you in for as long as it works.',
  },
  expired: { lead: 'This link has expired.', more: 'Ask whoever sent it to you for a new one.' },
  usedUp: {
    lead: 'This link has been used up.',
    more: 'As many people as it was made for have come by it. Ask whoever sent it to you for a new one.',
  },
  revoked: {
    lead: 'This link was revoked.',
    more: 'It lets nobody in any more. Ask whoever sent it to you for a new one.',
  },
  declined: {
    lead: 'The host has declined your request.',
    more: 'This link does not ask again. If you think it was a mistake, talk to them: another link may let you in.',
  },
  removed: {
    lead: 'You were removed from this game.',
    more: 'Links that were made before do not let you in again. Ask the host for a new one.',
  },
  archived: {
    lead: 'This game is archived.',
    more: 'Nobody can join it until the host takes it out again. Your link may work then.',
  },
  broken: {
    lead: 'This invitation link is broken.',
    more: 'It does not lead to a game. Ask for it again, and copy the whole of it.',
  },
}

const over: JoinState[] = ['expired', 'usedUp', 'revoked', 'declined', 'removed', 'archived', 'broken']

/** Whether a link in this state leads nobody in, or not this person. */
export const isOver = (state: JoinState) => over.includes(state)
