import type { ReactNode } from 'react'
import type { NextSession } from '../contract/types.gen.ts'
import { isOver } from './is-over.ts'
import { useServerNow } from './use-server-now.ts'

type UntilOverProps = {
  session: NextSession
  children: ReactNode
  /** What is said once it is over. */
  after?: ReactNode
}

/** Shows what is said of a session until its time is over. It goes by itself, and what is around it is not drawn again. */
export const UntilOver = ({ session, children, after }: UntilOverProps) =>
  isOver(session, useServerNow()) ? after : children
