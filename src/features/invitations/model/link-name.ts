import type { Invitation } from '../../../contract/types.gen.ts'

/** What a link is called: its label, or whom it is for. */
export const linkName = ({ label, role }: Pick<Invitation, 'label' | 'role'>) =>
  label.trim() || (role === 'admin' ? 'Link for admins' : 'Link for players')
