import { type ReactNode, useEffect, useRef } from 'react'

/** Opens the menu inside it with a click: only the menu itself knows whether it is open. */
function Opened({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => host.current?.querySelector<HTMLElement>('[popovertarget]')?.click(), [])
  return <div ref={host}>{children}</div>
}

/** For a story whose menu is open from the start, even without a play: `decorators: opened`. */
export const opened = (Story: () => ReactNode) => (
  <Opened>
    <Story />
  </Opened>
)
