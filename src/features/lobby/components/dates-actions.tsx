import { statusOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/call.ts'
import { scheduleApi } from '../../../api/schedule-api.ts'
import type { OfferedDate } from '../../../contract/types.gen.ts'
import { dayInWords, timeWithZone } from '../../../lib/times.ts'
import { useCancellable, useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'
import { MoreIcon } from '../../../ui/icon/icons.tsx'
import { MenuButton } from '../../../ui/menu/menu-button.tsx'
import styles from './dates-grid.module.css'

type PickProps = {
  gameId: string
  date: OfferedDate
  /** The version of the schedule. */
  rev: number
  zone: string
  isBest: boolean
  /** Announces that the date is set, which the view shows. */
  say: (words: string) => void
}

/** Sets one of the proposed dates, after a question. That of the best date is the one to press. */
export function Pick({ gameId, date: { dateId, startsAt }, rev, zone, isBest, say }: PickProps) {
  const { confirm, toast } = useOverlays()
  const [fix, { isLoading }] = scheduleApi.useFixDateMutation()
  const run = useCancellable()
  const [load] = scheduleApi.endpoints.getSchedule.useLazyQuery()
  const inWords = (at: Date) => `${dayInWords(at, zone)}, ${timeWithZone(at, zone)}`
  const press = async () => {
    const ok = await confirm({
      title: 'Pick this date?',
      message: `${inWords(new Date(startsAt))}.\nThis clears the other dates.`,
      confirmLabel: 'Pick this date',
    })
    if (!ok) return
    const { error } = await run('Setting the date…', () =>
      fix({ params: { gameId, dateId }, headers: ifMatch({ rev }) }),
    )
    if (!error) return say('Date set. Everyone can see it in the lobby.')
    // The date was withdrawn, or the schedule has changed since it was shown. Someone else was quicker, which is not an
    // error of the person, so the message closes by itself.
    const { data } = [404, 412].includes(statusOf(error) ?? 0) ? await load({ params: { gameId } }) : {}
    if (data?.session?.status === 'settled' && !data.offer)
      return toast.info(`Someone else just set the date: ${inWords(new Date(data.session.startsAt))}.`)
    if (data) return toast.info('Someone changed the dates. Check them and try again.')
    toast.failed(error, "Couldn't set the date. Try again.")
  }
  return (
    <Button
      variant={isBest ? 'primary' : 'quiet'}
      busy={isLoading}
      onClick={press}
      className={styles.pick}
      aria-label={`Pick this date: ${dayInWords(new Date(startsAt), zone)}`}
    >
      Pick
    </Button>
  )
}

type DatesMenuProps = { gameId: string; rev: number; onEdit: () => void; say: PickProps['say'] }

/** What host and admins can do with all proposed dates. */
export function DatesMenu({ gameId, rev, onEdit, say }: DatesMenuProps) {
  const { confirm, toast } = useOverlays()
  const [withdraw] = scheduleApi.useWithdrawDatesMutation()
  const run = useCancellable()
  const askToWithdraw = async () => {
    const ok = await confirm({
      title: 'Withdraw the dates?',
      message: "This removes the proposed dates and everyone's answers.",
      confirmLabel: 'Withdraw dates',
      danger: true,
    })
    if (!ok) return
    const { error } = await run('Withdrawing the dates…', () =>
      withdraw({ params: { gameId }, headers: ifMatch({ rev }) }),
    )
    if (!error) return say('Dates withdrawn.')
    if (statusOf(error) === 412) return toast.info('Someone changed the dates. Check them and try again.')
    toast.failed(error, "Couldn't withdraw the dates. Try again.")
  }
  return (
    <MenuButton
      label="Change the dates"
      items={[
        { id: 'edit', label: 'Edit dates', onSelect: onEdit },
        { id: 'withdraw', label: 'Withdraw dates', danger: true, onSelect: () => void askToWithdraw() },
      ]}
    >
      <MoreIcon />
    </MenuButton>
  )
}
