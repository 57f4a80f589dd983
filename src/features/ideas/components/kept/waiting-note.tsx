import { Notice } from '../../../../shell/page/notice.tsx'
import { LiveRegion } from '../../../../ui/announcer/live-region.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { isStuck } from '../../model/outbox/is-stuck.ts'
import { useOutbox } from '../../model/outbox/use-outbox.ts'

const reasons = {
  network: 'You are offline. What you do here is sent once you are online.',
  server: 'Sending did not work just now. It is tried again by itself.',
  turn: 'The server asks you to wait a while. Then it is sent by itself.',
}
const whereabouts = (lasts: boolean) =>
  lasts
    ? 'Until then it is kept on this device.'
    : 'This browser lets the page keep nothing: leave it open until then, or it is lost.'

/** How many changes wait to be sent, and what for. A screen reader is told that they do once, not of each. */
export function WaitingNote() {
  const { entries, waitsFor, lasts, queue } = useOutbox()
  const count = entries.filter((entry) => !isStuck(entry)).length
  const reason = count > 0 && waitsFor ? `${reasons[waitsFor]} ${whereabouts(lasts)}` : ''
  return (
    <>
      {reason && (
        <Notice>
          <p>
            <strong>{count === 1 ? '1 change waits.' : `${count} changes wait.`}</strong> {reason}
          </p>
          {waitsFor === 'server' && (
            <p>
              <Button onClick={queue.wake}>Try now</Button>
            </p>
          )}
        </Notice>
      )}
      <LiveRegion message={reason && `Changes wait. ${reason}`} />
    </>
  )
}
