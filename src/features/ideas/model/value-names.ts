import type { IdeaStatus, IdeaVisibility } from '../../../contract/types.gen.ts'

/** What each status is called. */
export const statusNames: Record<IdeaStatus, string> = { draft: 'Draft', pinned: 'Pinned', used: 'Used' }

/** Who sees an idea, in words. */
export const visibilityNames: Record<IdeaVisibility, string> = {
  me: 'Only me',
  hosts: 'Host and admins',
  everyone: 'Everybody in the game',
}
