import type { Game } from '../../contract/types.gen.ts'
import { mostSeats } from './limits.ts'
import styles from './seats-taken.module.css'

/** The seats of a table: those that are taken, then those that are free, and the same in words. */
export function SeatsTaken({ game: { seats, seatsTaken } }: { game: Pick<Game, 'seats' | 'seatsTaken'> }) {
  const places = Array.from({ length: Math.max(0, Math.min(seats, mostSeats)) }, (_, at) => at)
  return (
    <p className={styles.seats}>
      <span className={styles.places} aria-hidden="true">
        {places.map((at) => (
          <span key={at} className={at < seatsTaken ? styles.taken : styles.free} />
        ))}
      </span>
      {inWords(seats, seatsTaken)}
    </p>
  )
}

function inWords(seats: number, seatsTaken: number): string {
  if (seatsTaken >= seats) return seats === 1 ? 'The one seat is taken' : `All ${seats} seats are taken`
  return `${seatsTaken} of ${seats} seats taken`
}
