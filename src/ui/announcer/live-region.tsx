import { memo, useCallback, useEffect, useState } from 'react'
import common from '../common.module.css'

export type LiveRegionProps = {
  /** The text, announced once at each change. An empty text announces nothing. */
  message: string
  /** What the text is about. With another one, the same text is announced again. */
  about?: number
}

/**
 * Announces `message` once at each change, and shows nothing. Mount it empty, before there is something to say: a
 * screen reader announces only changes of a region that is already in the page.
 */
export const LiveRegion = memo(function LiveRegion({ message, about }: LiveRegionProps) {
  return (
    <div role="status" className={common.hidden}>
      <span key={about}>{message}</span>
    </div>
  )
})

/** The props of a live region, and the function that announces a text, also if it is the same as the one before. */
export function useSaid() {
  const [said, setSaid] = useState({ message: '', about: 0 })
  const say = useCallback((message: string) => setSaid(({ about }) => ({ message, about: about + 1 })), [])
  return [said, say] as const
}

/** Milliseconds without a change that count as a pause. */
const pauseMs = 1000

/**
 * The latest text that stayed the same for a second.
 * @param first what counts as no text before it changes: what the page shows at first, which is read there
 */
export function useSettled(text: string, first = text): string {
  const [atFirst] = useState(first)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled((before) => (before || text !== atFirst ? text : '')), pauseMs)
    return () => clearTimeout(timer)
  }, [text, atFirst])
  return settled
}
