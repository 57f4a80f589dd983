import { useRef } from 'react'
import { errorText, isAborted, statusOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/etag.ts'
import { useWithdrawDatesMutation } from '../../../api/schedule-api.ts'
import type { Game, Member, Schedule } from '../../../contract/types.gen.ts'
import { may } from '../../../game/may.ts'
import { useCancellable, useOverlays } from '../../../shell/overlays/overlays.ts'
import actions from '../../../shell/page/actions.module.css'
import { Button } from '../../../ui/button/button.tsx'
import { useFocusPassedOn } from '../../../ui/focus-back/use-focus-back.ts'
import { OfferedDate } from './offered-date.tsx'
import styles from './schedule.module.css'

type OfferProps = {
  game: Game
  offer: Schedule['offer']
  /** The session that is settled or cancelled, until its time is over. */
  session: Schedule['session']
  /** The version of the schedule. */
  rev: number
  members: readonly Member[]
  /** The server's time, Unix milliseconds. */
  now: number
  onOffer: () => void
}

/** The dates to choose from, or the way to some. */
export function Offer({ game, offer, session, rev, members, now, onOffer }: OfferProps) {
  const isMine = may.run(game.role) && game.status !== 'archived'
  if (!offer)
    return (
      <>
        {!session && (
          <p className={styles.none}>
            {isMine
              ? 'No date yet. Propose a few and see who can make it.'
              : 'No date yet. The host or an admin will propose some here.'}
          </p>
        )}
        {isMine && (
          <p>
            <Button onClick={onOffer}>{session ? 'Propose other dates' : 'Propose dates'}</Button>
          </p>
        )}
      </>
    )
  return (
    <>
      <ul className={styles.offered}>
        {offer.dates.map((date) => (
          <li key={date.dateId}>
            <OfferedDate
              {...{ game, members, date, rev }}
              durationMinutes={offer.durationMinutes}
              isPast={Date.parse(date.startsAt) <= now}
            />
          </li>
        ))}
      </ul>
      {isMine && (
        <div className={actions.actions}>
          <Button onClick={onOffer}>Edit dates</Button>
          <Withdraw gameId={game.gameId} rev={rev} />
        </div>
      )}
    </>
  )
}

function Withdraw({ gameId, rev }: { gameId: string; rev: number }) {
  const { confirm, toast } = useOverlays()
  const [withdraw, { isLoading }] = useWithdrawDatesMutation()
  const run = useCancellable()
  const button = useRef<HTMLButtonElement>(null)
  useFocusPassedOn(button, 'section')
  const press = async () => {
    const ok = await confirm({
      title: 'Withdraw the dates?',
      message: 'The proposed dates and all answers will be removed.',
      confirmLabel: 'Withdraw dates',
      danger: true,
    })
    if (!ok) return
    const { error } = await run('Withdrawing the dates…', () =>
      withdraw({ params: { gameId }, headers: ifMatch({ rev }) }),
    )
    if (isAborted(error)) return
    if (!error) return toast.success('Dates withdrawn.')
    if (statusOf(error) === 412) return toast.info('Someone changed the dates. Check them and try again.')
    toast.error(errorText(error, "Couldn't withdraw the dates. Try again."))
  }
  return (
    <Button ref={button} variant="quietDanger" busy={isLoading} onClick={press}>
      Withdraw dates
    </Button>
  )
}
