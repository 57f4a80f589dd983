import { type ReactNode, useId, useRef } from 'react'
import type { Game, Member, OfferedDate, Schedule } from '../../../contract/types.gen.ts'
import { PersonAvatar } from '../../../game/person-avatar.tsx'
import { useBrowserZone, useServerNow } from '../../../game/session-time.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import {
  cityName,
  dayInTwoLines,
  dayInWords,
  formatDuration,
  isSameClock,
  shortDay,
  thereInWords,
  timeInWords,
  timeWithZone,
} from '../../../lib/times.ts'
import { useUserId } from '../../../session/hooks.ts'
import { LiveRegion } from '../../../ui/announcer/live-region.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import icon from '../../../ui/icon/icon.module.css'
import { CheckIcon, CloseIcon } from '../../../ui/icon/icons.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { namesInWords } from '../model/readiness.ts'
import { answersTo, bestDate, type GivenAnswer, tallyInWords, tallyOf } from '../model/tally.ts'
import { useNudge } from '../model/use-nudge.ts'
import { useAnswer } from '../model/use-ready.ts'
import { knownZone } from '../model/zoned-time.ts'
import { DatesMenu, Pick } from './dates-actions.tsx'
import styles from './dates-grid.module.css'

type DatesGridProps = {
  game: Game
  offer: NonNullable<Schedule['offer']>
  members: readonly Member[]
  /** The version of the schedule. */
  rev: number
  /** Edits the dates. Only host and admins can; they can also pick one. */
  onEdit?: () => void
  /** Announces what was done with the dates. */
  say: (words: string) => void
}

// The icon is drawn here, because only this grid has it.
const wave = (
  <svg className={icon.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4.5 13.5c2.5-4.5 5-4.5 7.5-1.5s5 3 7.5-1.5" />
  </svg>
)

const marks: Record<GivenAnswer, { word: string; icon: ReactNode }> = {
  yes: { word: 'Yes', icon: <CheckIcon /> },
  ifNeedBe: { word: 'If needed', icon: wave },
  no: { word: 'No', icon: <CloseIcon /> },
  nothing: { word: 'No answer yet', icon: '–' },
}
const answers = ['yes', 'ifNeedBe', 'no'] as const

/**
 * The proposed dates and who can come, as one grid. A column is a date, and a row is a person. My row comes first, and
 * I answer in it. The date that suits the most people is marked. Each row has a fixed height, so that an answer moves
 * nothing.
 */
export function DatesGrid({ game, offer: { dates, durationMinutes }, members, rev, onEdit, say }: DatesGridProps) {
  const now = useServerNow()
  const frame = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(frame, '#dates')
  const me = useUserId()
  const zone = useBrowserZone()
  const isOpen = ({ startsAt }: OfferedDate) => Date.parse(startsAt) > now && game.status !== 'archived'
  const best = bestDate(dates.filter(isOpen), members)
  const mine = members.find(({ userId }) => userId === me)
  const first = new Date(dates[0]?.startsAt ?? now)
  const silent = members.filter(
    (one) => one !== mine && dates.some((date) => isOpen(date) && answersTo(date)(one) === 'nothing'),
  )
  const [time, ...otherTimes] = new Set(dates.map(({ startsAt }) => timeInWords(new Date(startsAt), zone)))
  const isOneTime = dates.length > 1 && otherTimes.length === 0
  const isFar = !isSameClock(first, zone, game.timeZone)
  return (
    <div ref={frame} className={`${common.card} ${styles.frame}`}>
      <div className={styles.head}>
        <p>
          {best ? (
            <>
              <b>{shortDay(new Date(best.startsAt), zone)}</b> works best. {tallyInWords(tallyOf(best, members))}.
            </>
          ) : (
            'Waiting for the first yes.'
          )}
        </p>
        {onEdit && <DatesMenu gameId={game.gameId} rev={rev} onEdit={onEdit} say={say} />}
      </div>
      <table className={styles.grid} data-many={dates.length > 3 || undefined}>
        <caption>
          <VisuallyHidden>Proposed dates</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td>{isOneTime && time}</td>
            {dates.map((date) => (
              <DateHead
                key={date.dateId}
                date={date}
                isTimeShown={!isOneTime}
                zone={zone}
                isOpen={isOpen(date)}
                isBest={date === best}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {mine && (
            <tr>
              <Name member={mine} word="You">
                {dates.some(isOpen) && (
                  <span className={styles.legend} aria-hidden="true">
                    {answers.map((value) => (
                      <span key={value}>{marks[value].word}</span>
                    ))}
                  </span>
                )}
              </Name>
              {dates.map((date) =>
                isOpen(date) ? (
                  <MyAnswer key={date.dateId} game={game} date={date} zone={zone} isBest={date === best} />
                ) : (
                  <Answer key={date.dateId} said={answersTo(date)(mine)} />
                ),
              )}
            </tr>
          )}
          {members.map(
            (member) =>
              member !== mine && (
                <tr key={member.userId}>
                  <Name member={member} word={inSentence(member.displayName, 30)} />
                  {dates.map((date) => (
                    <Answer key={date.dateId} said={answersTo(date)(member)} isBest={date === best} />
                  ))}
                </tr>
              ),
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {dates.map((date) => {
              const tally = tallyOf(date, members)
              return (
                <td key={date.dateId} data-best={date === best || undefined}>
                  {(['yes', 'ifNeedBe'] as const).map((value) => (
                    <span key={value} className={styles.total} aria-hidden="true">
                      {tally[value] > 0 && (
                        <>
                          {marks[value].icon} {tally[value]}
                        </>
                      )}
                    </span>
                  ))}
                  <VisuallyHidden>{tallyInWords(tally)}</VisuallyHidden>
                </td>
              )
            })}
          </tr>
          {onEdit && dates.some(isOpen) && (
            <tr>
              <td />
              {dates.map((date) => (
                <td key={date.dateId} data-best={date === best || undefined}>
                  {isOpen(date) && (
                    <Pick gameId={game.gameId} date={date} rev={rev} zone={zone} isBest={date === best} say={say} />
                  )}
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
      <div className={styles.foot}>
        <p>
          {formatDuration(durationMinutes)} · Times in{' '}
          {timeWithZone(first, zone).replace(timeInWords(first, zone), '').trim()}
          {isFar && (
            <>
              <br />
              {thereInWords(first, game.timeZone, zone)} in {cityName(knownZone(game.timeZone))} (game time)
            </>
          )}
        </p>
        {silent.length > 0 && <Remind gameId={game.gameId} members={silent} />}
      </div>
    </div>
  )
}

/** Nudges everyone who still has a date to answer. */
function Remind({ gameId, members }: { gameId: string; members: readonly Member[] }) {
  const { nudge, isNudged, isReached, said } = useNudge(gameId, 'dates')
  const isDone = members.every(isNudged)
  const reached = isDone ? members.filter(isReached) : []
  const named = reached.length > 0 ? reached : members
  return (
    <>
      <LiveRegion {...said} />
      <Button aria-disabled={isDone} onClick={() => void nudge(members)}>
        {reached.length > 0 ? 'Reminded' : 'Remind'}
        <VisuallyHidden> {namesInWords(named.map(({ displayName }) => inSentence(displayName, 30)))}</VisuallyHidden>
      </Button>
    </>
  )
}

type DateProps = { date: OfferedDate; zone: string; isBest?: boolean }

type HeadProps = DateProps & { isOpen: boolean; isTimeShown: boolean }

function DateHead({ date, zone, isBest, isOpen, isTimeShown }: HeadProps) {
  const at = new Date(date.startsAt)
  return (
    <th scope="col" data-best={isBest || undefined} data-past={!isOpen || undefined}>
      <time dateTime={date.startsAt} title={`${dayInWords(at, zone)}, ${timeWithZone(at, zone)}`}>
        {dayInTwoLines(at, zone).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {isTimeShown && <span>{timeInWords(at, zone)}</span>}
      </time>
      <span className={styles.tag}>{isOpen ? isBest && 'Best' : 'Over'}</span>
    </th>
  )
}

function Name({ member, word, children }: { member: Member; word: string; children?: ReactNode }) {
  return (
    <th scope="row">
      <span className={styles.name}>
        <PersonAvatar person={member} size={24} />
        <span dir="auto">{word}</span>
        {children}
      </span>
    </th>
  )
}

function Answer({ said, isBest = false }: { said: GivenAnswer; isBest?: boolean }) {
  return (
    <td data-best={isBest || undefined} data-said={said}>
      <span className={styles.said} aria-hidden="true">
        {marks[said].icon}
      </span>
      <VisuallyHidden>{marks[said].word}</VisuallyHidden>
    </td>
  )
}

/** My answer to a date: three radios, one above the other. */
function MyAnswer({ game, date, zone, isBest }: DateProps & { game: Game }) {
  const [answer, choose] = useAnswer(game.gameId, date)
  const cell = useRef<HTMLTableCellElement>(null)
  useFocusAfterRemoval(cell, '#dates')
  const group = useId()
  return (
    <td ref={cell} data-best={isBest || undefined}>
      <fieldset className={styles.mine} aria-label={`Can you make it on ${dayInWords(new Date(date.startsAt), zone)}?`}>
        {answers.map((value) => (
          <label key={value} data-said={value} title={marks[value].word}>
            <input
              type="radio"
              name={group}
              aria-label={marks[value].word}
              checked={answer === value}
              onChange={() => choose(value)}
            />
            {marks[value].icon}
          </label>
        ))}
      </fieldset>
    </td>
  )
}
