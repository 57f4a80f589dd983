import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { EndReason } from '../live/live-slice.ts'
import { href } from '../shell/href.ts'
import broken from '../shell/page/drawings/broken.svg?raw'
import { Drawing } from '../shell/page/drawings/drawing.tsx'
import { Page } from '../shell/page/page.tsx'
import { type RouteId, routes } from '../shell/routes.ts'
import { buttonClass } from '../ui/button/button.tsx'
import { returnFocus } from '../ui/dialog/modal-stack.ts'
import { endTexts } from './connection-note.tsx'

type UnknownGameProps = {
  id: RouteId
  /** Why the game is unknown, if the live channel said so. A stranger gets another text. */
  reason?: EndReason | undefined
  /** What remains of the game for this person. */
  children?: ReactNode
}

/** A game view whose address names a game that is not mine or does not exist. The page does not say which. */
export default function UnknownGame({ id, reason = 'unknown', children }: UnknownGameProps) {
  // The page changed while the person was looking at it.
  useEffect(() => {
    if (reason !== 'unknown') returnFocus(document.querySelector('main h1'))
  }, [reason])
  return (
    <Page
      title={routes[id].title}
      lead={<span role="alert">{endTexts[reason]}</span>}
      picture={<Drawing src={broken} />}
      actions={
        <Link to={href('game')} className={buttonClass('primary')}>
          Go to your games
        </Link>
      }
    >
      {children}
    </Page>
  )
}
