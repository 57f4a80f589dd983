import { type ReactNode, useEffect, useRef } from 'react'

/** Opens the menu in it, as a click would: a menu keeps for itself whether it is open. */
function Opened({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => host.current?.querySelector<HTMLElement>('[popovertarget]')?.click(), [])
  return <div ref={host}>{children}</div>
}

/** For a story whose menu is open from the start, also where no play runs: `decorators: opened`. */
export const opened = (Story: () => ReactNode) => (
  <Opened>
    <Story />
  </Opened>
)
