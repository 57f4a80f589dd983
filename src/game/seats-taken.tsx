import type { Game } from '../contract/types.gen.ts'
import { mostSeats } from '../rules/limits.ts'
import common from '../ui/common.module.css'
import styles from './game.module.css'

/** The seats as discs, taken ones filled. The words beside them say the same. */
export function SeatPips({ seats, seatsTaken }: { seats: number; seatsTaken: number }) {
  const places = Array.from({ length: Math.max(0, Math.min(seats, mostSeats)) }, (_, at) => at)
  return (
    <span className={styles.places} aria-hidden="true">
      {places.map((at) => (
        <span key={at} className={at < seatsTaken ? styles.taken : styles.free} />
      ))}
    </span>
  )
}

/** The seats of a game: taken ones, then free ones, and the same in words. */
export function SeatsTaken({ game: { seats, seatsTaken } }: { game: Pick<Game, 'seats' | 'seatsTaken'> }) {
  return (
    <p className={`${common.small} ${common.row} ${styles.seats}`}>
      <SeatPips seats={seats} seatsTaken={seatsTaken} />
      {inWords(seats, seatsTaken)}
    </p>
  )
}

function inWords(seats: number, seatsTaken: number): string {
  if (seatsTaken >= seats) return seats === 1 ? 'The one seat is taken' : `All ${seats} seats taken`
  return `${seatsTaken} of ${seats} seats taken`
}
