import type {
  Invitation,
  InvitationAccepted,
  InvitationList,
  InvitationPreview,
  RequestList,
} from '../contract/types.gen.ts'
import { type CacheUpdaters, type LivePayloads, replace } from './cache-updaters.ts'
import type { Pages } from './endpoint.ts'
import { rename } from './games-cache.ts'

type Cached = {
  listRequests: RequestList
  listAllInvitations: Pages<InvitationList>
  previewInvitation: InvitationPreview
}

/** `invitation.accepted` is the answer of `acceptInvitation` alone. */
type Payloads = LivePayloads & { 'invitation.accepted': InvitationAccepted }

export const invitationsCache = {
  'member.changed': {
    listAllInvitations: ({ pages }, member) => {
      for (const { createdBy } of pages.flatMap(({ items }) => items)) rename(createdBy, member)
    },
  },
  'request.changed': {
    listRequests: ({ items, nextCursor }, request) => {
      const at = items.findIndex(({ person }) => person.userId === request.person.userId)
      if (at >= 0) items[at] = request
      else if (!nextCursor) items.push(request)
      items.sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
    },
  },
  'request.gone': {
    listRequests: (list, { userId }) => {
      list.items = list.items.filter(({ person }) => person.userId !== userId)
    },
  },
  'invitation.changed': {
    listAllInvitations: ({ pages }, invitation, scope) => {
      const isSame = ({ invitationId }: Invitation) => invitationId === invitation.invitationId
      const isListed = pages.map(({ items }) => replace(items, invitation, scope, isSame)).includes(true)
      // The newest link comes first.
      if (!isListed) pages[0]?.items.unshift(invitation)
    },
  },
  'invitation.accepted': {
    previewInvitation: (preview, { state }) => {
      preview.state = state
    },
  },
} satisfies CacheUpdaters<Cached, Payloads>
