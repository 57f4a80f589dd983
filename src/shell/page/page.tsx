import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import common from '../../ui/common.module.css'
import { brand, type RouteId, routes } from '../routes.ts'
import styles from './page.module.css'

type PageProps = {
  title: ReactNode
  /** One sentence on what the page is for. */
  lead?: ReactNode
  /** Links and buttons: at the end of title and lead where there is room and no drawing, else below. */
  actions?: ReactNode
  /** A drawing: beside the heading and the content where there is room, else below. */
  picture?: ReactNode
  /** The content, beside the drawing; a `<section>` takes the whole width. */
  children?: ReactNode
}

/**
 * The frame of every screen: heading, lead and content. After a navigation the heading takes the focus, and so a screen
 * reader reads it (WCAG 2.4.3). On the first load the focus stays where the browser puts it.
 */
export function Page({ title, lead, actions, picture, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(useContext(IsFirstPage))
  useLayoutEffect(() => {
    if (!isFirst.current) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.page} data-arriving={!isFirst.current || undefined}>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={`${common.actions} ${styles.actions}`}>{actions}</div>}
      </header>
      {picture && <div className={styles.picture}>{picture}</div>}
      {children}
    </div>
  )
}

/**
 * The document's title while a page shows one of several parts (WCAG 2.4.2). React puts it before the title of the
 * layout, and the first one counts.
 */
export function PartTitle({ id, part }: { id: RouteId; part: string | undefined }) {
  return part && <title>{`${part} · ${routes[id].title} · ${brand}`}</title>
}

/** Whether this is the first page of the visit. It is false once another address has been shown, also after Back. */
export const IsFirstPage = createContext(true)
