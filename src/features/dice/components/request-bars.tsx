import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { LogEntry } from '../../../contract/types.gen.ts'
import { rollWanted } from '../../../game/dice-slice.ts'
import { CutText } from '../../../game/others-text.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useDocumentAttribute } from '../../../ui/document-attribute/use-document-attribute.ts'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import { CloseIcon } from '../../../ui/icon/icons.tsx'
import { askedInWords, reachedInWords, secretWords } from '../model/in-words.ts'
import { useOwnRoll } from '../model/use-own-roll.ts'
import type { useRoll } from '../model/use-roll.ts'
import styles from './dice.module.css'
import { Result } from './log-entry.tsx'

/** What a roll of mine was for, and who sees it. */
export const aboutRoll = ({ label, audience = 'everyone' }: LogEntry, reached = ''): string =>
  [label, reached, secretWords[audience].toLowerCase()].filter(Boolean).join(' · ')

type BarProps = {
  label: string
  /** What takes the focus when the bar goes; as in `useFocusAfterRemoval`. */
  place: string
  isNew?: boolean
  isInTray: boolean
  children: ReactNode
}

/** A line at the bottom edge, within reach of the thumb. */
function Bar({ label, place, isNew, isInTray, children }: BarProps) {
  const part = useRef<HTMLElement>(null)
  useFocusAfterRemoval(part, `#dice, ${place}`)
  return (
    <section
      ref={part}
      aria-label={label}
      className={`${common.row} ${isInTray ? common.card : common.over} ${styles.asked}`}
      data-toasts-above
      data-f8=""
      data-new={isNew ? '' : undefined}
    >
      {!isInTray && <TakesEdge />}
      {children}
    </section>
  )
}

/** Everything else leaves space for the bar. Within the tray it takes nothing of the window. */
function TakesEdge() {
  useDocumentAttribute('asked')
  return null
}

type RolledProps = {
  /** My answer to a roll request, and the request. */
  entry: LogEntry
  request: LogEntry | undefined
  /** Whether another request waits for me: it comes when this is closed. */
  hasNext: boolean
  isInTray: boolean
  onClose: () => void
}

/** What I rolled with the button of a request, in its place. */
export function RolledBar({ entry, request, hasNext, isInTray, onClose }: RolledProps) {
  return (
    <Bar label="Your roll" place='[aria-label="Roll request"] button' isNew isInTray={isInTray}>
      <Result entry={entry} about={aboutRoll(entry, reachedInWords(entry, request?.request?.target))} />
      <Button variant="quiet" aria-label={hasNext ? 'Next roll request' : 'Close your roll'} onClick={onClose}>
        {hasNext ? 'Next' : <CloseIcon />}
      </Button>
    </Bar>
  )
}

type AskedProps = {
  gameId: string
  me: string
  roller: ReturnType<typeof useRoll>
  request: LogEntry
  /** The number of other requests that wait for me. */
  more: number
  /** Whether the bar is in the tray, which ends at the bottom edge. */
  isInTray: boolean
  /** Called when its button rolls. */
  onRoll: () => void
  /** Takes the request into the tray. */
  onAnswer: () => void
}

/** The button at the bottom edge for a requested roll: one line, so that with the bars around it the view stays in sight. */
export function AskedBar({ gameId, me, request, more, roller, isInTray, onRoll, onAnswer }: AskedProps) {
  const { label = '', request: asked, entryId, author } = request
  const notation = asked?.notation
  const dispatch = useDispatch()
  const findOwn = useOwnRoll(gameId, me)
  const [isFinding, setFinding] = useState(false)
  /** Whether a roll of my sheet answers it. */
  const [hasOwn, setHasOwn] = useState(false)
  useEffect(() => {
    let isCurrent = true
    if (!notation) void findOwn(label).then((own) => isCurrent && setHasOwn(own !== undefined))
    return () => {
      isCurrent = false
      setHasOwn(false)
    }
  }, [findOwn, label, notation])
  const what = notation || hasOwn ? 'Roll' : 'Choose dice'
  const press = async (isAdjusted = false) => {
    if (!notation || !asked) {
      setFinding(true)
      const own = await findOwn(label)
      setFinding(false)
      // A button that does not say so rolls nothing: a roll that has come to the sheet since goes into the tray.
      if (own && hasOwn && !isAdjusted) onRoll()
      return own ? void dispatch(rollWanted({ ...own, isAdjusted: isAdjusted || !hasOwn })) : onAnswer()
    }
    if (isAdjusted) return onAnswer()
    onRoll()
    const entry = await roller.roll({ notation, label, audience: asked.audience, answers: entryId })
    // The tray shows what went wrong.
    if (!entry) onAnswer()
  }
  return (
    <Bar label="Roll request" place='[aria-label="Next roll request"]' isInTray={isInTray}>
      <p>
        <span className={common.small}>{inSentence(author.displayName)} asks for </span>
        <CutText lines={3}>
          {`${label || 'A roll'}${askedInWords(asked ?? {})}${more > 0 ? ` · ${more} more` : ''}`}
        </CutText>
      </p>
      <Button
        variant="primary"
        busy={roller.isRolling || isFinding}
        aria-label={label ? `${what} for “${label}”` : notation && `Roll ${notation}`}
        onClick={() => void press()}
      >
        {what}
      </Button>
      {(notation || hasOwn) && (
        <Button
          variant="quiet"
          aria-label={`Adjust ${label ? `“${label}”` : notation}`}
          onClick={() => void press(true)}
        >
          Adjust
        </Button>
      )}
    </Bar>
  )
}
