import { type MouseEvent, useRef } from 'react'
import actions from '../shell/page/actions.module.css'
import { Button } from '../ui/button/button.tsx'
import { offerCancelSeconds } from '../ui/progress/limits.ts'
import { useDelay } from '../ui/progress/use-delay.ts'

/** A call of RTK Query that is under way. */
type Running = { abort: () => void }

/** Keeps the newest call of a form that can be typed into meanwhile, so that it can be given up. */
export function useRunning() {
  const running = useRef<Running>(undefined)
  return {
    track: <Call extends Running>(call: Call): Call => {
      running.current = call
      return call
    },
    stop: () => running.current?.abort(),
  }
}

/** Offers to give a call up once it takes long. What was typed stays. Whether it was done, the next answer tells. */
export function LongCall({ busy, onStop }: { busy: boolean; onStop: () => void }) {
  const isLong = useDelay(busy, offerCancelSeconds * 1000)
  const stop = ({ currentTarget }: MouseEvent) => {
    // The button goes. The one that was pressed first is the one to press again.
    currentTarget.closest('form, article, section')?.querySelector<HTMLElement>('[data-busy]')?.focus()
    onStop()
  }
  return (
    <div className={isLong ? actions.actions : undefined} hidden={!isLong}>
      <p role="status">{isLong && 'This takes longer than usual. You can go on waiting, or stop.'}</p>
      {isLong && <Button onClick={stop}>Stop waiting</Button>}
    </div>
  )
}
