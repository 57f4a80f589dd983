import type { ReactNode } from 'react'
import type { NextSession } from '../../contract/types.gen.ts'
import { isOver } from './is-over.ts'
import { useServerNow } from './use-server-now.ts'

/** Shows what is said of a session until its time is over. It goes by itself, and what is around it is not drawn again. */
export const UntilOver = ({ session, children }: { session: NextSession; children: ReactNode }) =>
  !isOver(session, useServerNow()) && children
