import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { errorText, isAborted, statusOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/etag.ts'
import { scheduleApi, useFixDateMutation } from '../../../api/schedule-api.ts'
import type { AnswerToDate, Game, Member, OfferedDate as Offered } from '../../../contract/types.gen.ts'
import { may } from '../../../game/may.ts'
import { useBrowserZone } from '../../../game/session-time.tsx'
import { dayInWords, timeWithZone } from '../../../lib/times.ts'
import { useCancellable, useOverlays } from '../../../shell/overlays/overlays.ts'
import card from '../../../shell/page/card.module.css'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useFocusPassedOn } from '../../../ui/focus-back/use-focus-back.ts'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import { canEverybody, countYes } from '../model/tally.ts'
import { useAnswer } from '../model/use-answer.ts'
import { Moment } from './moment.tsx'
import styles from './schedule.module.css'
import { Tally } from './tally.tsx'

type OfferedDateProps = {
  game: Game
  members: readonly Member[]
  date: Offered
  durationMinutes: number
  /** The version of the schedule. */
  rev: number
  /** Its time is over. */
  isPast: boolean
}

const answers: readonly { value: AnswerToDate; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'ifNeedBe', label: 'If needed' },
  { value: 'no', label: 'No' },
]

/** One of the dates to choose from: my answer, those of the others, and, for host and admin, “Pick this date”. */
export function OfferedDate({ game, members, date, durationMinutes, rev, isPast }: OfferedDateProps) {
  const [answer, choose] = useAnswer(game.gameId, date)
  const isOpen = !isPast && game.status !== 'archived'
  const article = useRef<HTMLElement>(null)
  useFocusPassedOn(article, '#dates')
  return (
    <article ref={article} className={`${card.card} ${styles.date}`} data-past={isPast || undefined}>
      <header className={styles.head}>
        <div className={styles.when}>
          <Moment startsAt={date.startsAt} durationMinutes={durationMinutes} gameZone={game.timeZone} />
        </div>
        {isPast ? <Badge>Over</Badge> : <Verdict date={date} members={members} />}
      </header>
      {isOpen && (
        <RadioGroup layout="row" label="Can you make it?" value={answer} onChange={choose} options={answers} />
      )}
      <Tally date={date} members={members} />
      {isOpen && may.run(game.role) && <Fix game={game} date={date} rev={rev} />}
    </article>
  )
}

/** How many have said yes. It has its line always: an answer of somebody else moves none of the buttons below. */
function Verdict({ date, members }: Pick<OfferedDateProps, 'date' | 'members'>) {
  return (
    <p className={styles.verdict}>
      {canEverybody(date, members) ? (
        <Badge tone="good">Everyone can make it</Badge>
      ) : (
        <Badge>
          {countYes(date, members)} of {members.length} can make it
        </Badge>
      )}
    </p>
  )
}

/** The date is offered no more, or the schedule is another one than was looked at. */
const isChanged = (error: unknown) => [404, 412].includes(statusOf(error) ?? 0)

function Fix({ game: { gameId }, date: { dateId, startsAt }, rev }: Pick<OfferedDateProps, 'game' | 'date' | 'rev'>) {
  const zone = useBrowserZone()
  const { confirm, toast } = useOverlays()
  const [fix, { isLoading }] = useFixDateMutation()
  const run = useCancellable()
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  const press = async () => {
    const inWords = (at: Date) => `${dayInWords(at, zone)}, ${timeWithZone(at, zone)}`
    const ok = await confirm({
      title: 'Pick this date?',
      message: `${inWords(new Date(startsAt))}.\nThe other dates will be removed.`,
      confirmLabel: 'Pick this date',
    })
    if (!ok) return
    const { error } = await run('Setting the date…', () =>
      fix({ params: { gameId, dateId }, headers: ifMatch({ rev }) }),
    )
    if (isAborted(error)) return
    if (!error) return toast.success('Date set. Everyone can see it.')
    // Somebody else was quicker. It is no fault of mine, and is said only for a while.
    const asking = scheduleApi.endpoints.getSchedule.initiate(
      { params: { gameId } },
      { subscribe: false, forceRefetch: true },
    )
    const { data } = isChanged(error) ? await dispatch(asking) : {}
    if (data?.session?.status === 'settled' && !data.offer)
      return toast.info(`Someone else just set the date: ${inWords(new Date(data.session.startsAt))}.`)
    if (data) return toast.info('Someone changed the dates. Check them and try again.')
    toast.error(errorText(error, "Couldn't set the date. Try again."))
  }
  return (
    <p>
      <Button busy={isLoading} onClick={press}>
        Pick this date
      </Button>
    </p>
  )
}
