import { type ComponentProps, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Game } from '../../contract/types.gen.ts'
import { CutText } from '../../game/others-text.tsx'
import { LazyPart } from '../../shell/page/lazy-part.tsx'
import { Button } from '../../ui/button/button.tsx'
import common from '../../ui/common.module.css'
import icon from '../../ui/icon/icon.module.css'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import styles from './game-frame.module.css'

type DiceProps = ComponentProps<typeof Dice>
type News = Parameters<DiceProps['onNews']>[0]

const Dice = lazyWithRetry(() => import('../../features/dice/screens/dice.tsx'))

/**
 * Dice and log, in every view of a game. They load after the game. If they are opened before they have loaded, they
 * appear as soon as they have.
 */
export function GameDice({ game }: { game?: Game }) {
  const [part, setPart] = useState<DiceProps['part']>()
  const isOpen = part !== undefined
  const [{ unread, latest }, setNews] = useState<News>({ unread: 0, latest: undefined })
  // After the view: the effects of both at once would block.
  const [shown, show] = useState<Game>()
  useEffect(() => startTransition(() => show(game)), [game])
  const button = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element>(null)
  const open: DiceProps['onOpen'] = (next) => {
    if (next) opener.current = document.activeElement
    setPart(next)
  }
  // Only now what the sheet of a phone has covered can take the focus. Another view may have taken it. The browser would
  // scroll to a button in the bar, although that stays in view.
  useLayoutEffect(() => {
    const { current: pressed } = opener
    if (isOpen || !pressed || document.activeElement !== document.body) return
    // A view may have opened them; what was pressed there may be gone.
    const isThere = pressed instanceof HTMLElement && pressed !== document.body && pressed.isConnected
    ;(isThere ? pressed : button.current)?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <>
      {latest && (
        // For keys and screen readers it is the button beside it that opens the log. It also takes the focus back.
        <p
          aria-hidden="true"
          className={styles.latest}
          onClick={() => {
            button.current?.focus()
            open('log')
          }}
        >
          <CutText>{latest.words}</CutText>
          {latest.total}
        </p>
      )}
      <Button
        ref={button}
        variant="quiet"
        className={styles.dice}
        aria-expanded={isOpen}
        aria-description={unread > 0 ? `${unread} new in the log` : undefined}
        // What its number counts is in the log.
        onClick={() => open(isOpen ? undefined : unread > 0 ? 'log' : 'roll')}
      >
        {/* The icon is drawn here, because all icons of `ui/icon` are in the start. */}
        <svg className={icon.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2.5 20.5 7v10L12 21.5 3.5 17V7zM3.5 7 12 11.5 20.5 7M12 11.5v10" />
        </svg>
        <span>Dice</span>
        {unread > 0 && (
          <span aria-hidden="true" className={`${common.count} ${styles.unread}`}>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Button>
      <LazyPart>{shown && <Dice game={shown} part={part} onPart={setPart} onOpen={open} onNews={setNews} />}</LazyPart>
    </>
  )
}
