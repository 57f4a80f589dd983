import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { Link, useHref, useNavigate } from 'react-router-dom'

type Followed = { base: string; follow: (event: MouseEvent, to: string) => void }

const Quiet = createContext<Followed | undefined>(undefined)

/**
 * Goes around a long list of `QuietLink`. React Router's `Link` listens to the address, so each key of a search would
 * render all of them again. This listens once for all.
 */
export function QuietLinks({ children }: { children: ReactNode }) {
  const base = useHref('/').replace(/\/$/, '')
  const navigate = useNavigate()
  const newest = useRef(navigate)
  useLayoutEffect(() => {
    newest.current = navigate
  })
  const value = useMemo(() => {
    const follow = (event: MouseEvent, to: string) => {
      const { button, altKey, ctrlKey, metaKey, shiftKey } = event
      // The browser opens a new tab or window, or downloads the target.
      if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      void newest.current(to)
    }
    return { base, follow }
  }, [base])
  return <Quiet value={value}>{children}</Quiet>
}

type QuietLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'target'> & {
  /** Its target, without the base path. */
  to: string
}

/** A link of a list. Inside `QuietLinks` it renders only when its own props change; elsewhere it is a `Link`. */
export function QuietLink({ to, ...rest }: QuietLinkProps) {
  const quiet = useContext(Quiet)
  if (!quiet) return <Link to={to} {...rest} />
  return <a {...rest} href={quiet.base + to} onClick={(event) => quiet.follow(event, to)} />
}
