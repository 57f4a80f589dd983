import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { fresh } from '../../../api/call.ts'
import { invitationsApi } from '../../../api/invitations-api.ts'
import type { Member, Person } from '../../../contract/types.gen.ts'
import { useMembers } from '../../../game/game-queries.ts'
import { PersonAvatar } from '../../../game/person-avatar.tsx'
import { SessionTime, useBrowserZone, useServerNow } from '../../../game/session-time.tsx'
import { inList } from '../../../lib/english.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { soonInWords } from '../../../lib/times.ts'
import { useUserId } from '../../../session/hooks.ts'
import { href } from '../../../shell/href.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import common from '../../../ui/common.module.css'
import { RelativeTime } from '../../../ui/relative-time/relative-time.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import type { NextThing } from '../model/next-for-me.ts'
import styles from './home.module.css'

/** The person's next steps: a card each, with the way to it. */
export function NextList({ things }: { things: readonly NextThing[] }) {
  return (
    <ul className={`${styles.games} ${styles.steady}`}>
      {things.map((thing) => (
        <li key={`${thing.kind} ${thing.game.gameId}`}>
          <NextCard thing={thing} />
        </li>
      ))}
    </ul>
  )
}

function NextCard({ thing }: { thing: NextThing }) {
  const first = useFirstWaiting(thing)
  const { to, words, more, action } = inWords(thing, first)
  return (
    <Card
      heading={words}
      picture={thing.kind === 'requests' && <Waiting first={first} />}
      meta={more}
      actions={
        <Link to={to} className={buttonClass()}>
          {action}
        </Link>
      }
    />
  )
}

/** Who waits longest to join, once it has loaded. */
function useFirstWaiting({ kind, game: { gameId } }: NextThing): Person | undefined {
  const { currentData } = invitationsApi.useListRequestsQuery(
    { params: { gameId }, query: { limit: 100 } },
    { skip: kind !== 'requests', ...fresh, refetchOnMountOrArgChange: true },
  )
  return currentData?.items[0]?.person
}

/** The sigil of the one who waits longest. Its space is reserved while they load. */
const Waiting = ({ first }: { first: Person | undefined }) =>
  first ? <PersonAvatar person={first} size={48} /> : <Skeleton shape="circle" height="3rem" />

type InWords = { to: string; words: string; more: ReactNode; action: string }

/** @param first who waits longest to join */
function inWords(thing: NextThing, first?: Person): InWords {
  const game = thing.game.gameId
  const name = inSentence(thing.game.name)
  switch (thing.kind) {
    case 'session':
      return {
        to: href('game', { game }),
        words: name,
        more: (
          <>
            <SessionTime session={thing} /> (<RelativeTime at={thing.startsAt} />)
          </>
        ),
        action: 'Open game',
      }
    case 'requests':
      return {
        to: href('gameInvite', { game }),
        words: `${whoWants(thing.waiting, first)} to join ${name}`,
        more: thing.game.seatsTaken < thing.game.seats ? 'Let them in or decline.' : 'Every seat is taken.',
        action: thing.waiting === 1 ? 'Review request' : 'Review requests',
      }
    case 'dates':
      return {
        to: `${href('gameLobby', { game })}#dates`,
        words: `Say which dates work for ${name}`,
        more: thing.open === 1 ? '1 date needs your answer.' : `${thing.open} dates need your answer.`,
        action: 'Answer',
      }
    case 'invite':
      return {
        to: href('gameInvite', { game }),
        words: `Invite players to ${name}`,
        more: "It's just you so far.",
        action: 'Invite players',
      }
  }
}

function whoWants(waiting: number, first: Person | undefined): string {
  if (!first) return waiting === 1 ? 'Someone wants' : `${waiting} people want`
  const name = inSentence(first.displayName, 30)
  if (waiting === 1) return `${name} wants`
  return `${name} and ${waiting === 2 ? '1 other' : `${waiting - 1} others`} want`
}

type FirstProps = {
  /** What it is, above the heading. */
  label: ReactNode
  heading: string
  /**
   * What the heading says, if it is a sentence and not a name. Larger, it would be the largest text of the page, and the
   * last to come.
   */
  sentence?: NextThing['kind']
  to: string
  action: string
  /** Whether the page already has its one filled button. */
  isLed: boolean
  children: ReactNode
}

/** What comes first: it is lit, and has the filled button of the page. */
function First({ label, heading, sentence, to, action, isLed, children }: FirstProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={`${id}label ${id}`}
      className={`${common.card} ${common.padded} ${common.lit} ${styles.first}`}
    >
      <div>
        <p id={`${id}label`} className={styles.about}>
          {label}
        </p>
        <h2 id={id} dir="auto" data-sentence={sentence}>
          {heading}
        </h2>
        {children}
      </div>
      <Link to={to} className={buttonClass(isLed ? 'secondary' : 'primary')}>
        {action}
      </Link>
    </section>
  )
}

/** The first of the person's next steps, if they have no session ahead. */
export function NextStep({ thing, isLed }: { thing: NextThing; isLed: boolean }) {
  const first = useFirstWaiting(thing)
  const { words, more, ...way } = inWords(thing, first)
  return (
    <First label="Next for you" heading={words} sentence={thing.kind} isLed={isLed} {...way}>
      <div className={common.row} style={{ gap: 'var(--space-3)' }}>
        {thing.kind === 'requests' && <Waiting first={first} />}
        <p className={common.muted}>{more}</p>
      </div>
    </First>
  )
}

type NextSessionProps = {
  session: Extract<NextThing, { kind: 'session' }>
  isLed: boolean
}

/** The nearest session of all games: which game, when, who comes, and the way there. */
export function NextSession({ session, isLed }: NextSessionProps) {
  const game = session.game.gameId
  const { members = [] } = useMembers(game)
  const me = useUserId()
  return (
    <First
      label={<StartsIn session={session} />}
      heading={inSentence(session.game.name, 80)}
      to={href('gameLobby', { game })}
      action="Go to lobby"
      isLed={isLed}
    >
      <p className={common.muted}>
        <SessionTime session={session} />
      </p>
      {/* For a screen reader they are in the sentence below, unless it leaves some out. */}
      <ul
        aria-label="Who's coming"
        aria-hidden={members.length <= mostNamed + 2}
        className={`${common.row} ${styles.people}`}
      >
        {members.map((member) => (
          <li key={member.userId}>
            <PersonAvatar person={member} size={32} label={inSentence(member.displayName)} />
          </li>
        ))}
      </ul>
      {/* A line is reserved while the members load. */}
      <p className={common.muted}>{members.length > 0 ? comingInWords(members, me) : '\u00a0'}</p>
    </First>
  )
}

/** "Next session tonight at 8:00 PM"; from the day after tomorrow on, in how many days. */
function StartsIn({ session: { startsAt } }: { session: { startsAt: string } }) {
  const zone = useBrowserZone()
  const now = useServerNow()
  const start = new Date(startsAt)
  if (start.getTime() <= now) return 'Happening now'
  return <>Next session {soonInWords(start, new Date(now), zone) ?? <RelativeTime at={startsAt} />}</>
}

/** The most others that are named, if more than one more is coming. */
const mostNamed = 4

/** "Linden, Bryony, and you are coming". */
function comingInWords(members: readonly Member[], me: string | undefined): string {
  const others = members.filter(({ userId }) => userId !== me).map(({ displayName }) => inSentence(displayName, 30))
  if (others.length === 0) return 'Only you so far'
  const more = others.length - mostNamed
  const named = more > 1 ? [...others.slice(0, mostNamed), `${more} others`] : others
  return `${inList([...named, 'you'])} are coming`
}
