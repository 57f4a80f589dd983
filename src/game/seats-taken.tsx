import type { Game } from '../contract/types.gen.ts'
import { SeatPips } from './seat-pips.tsx'
import styles from './seats-taken.module.css'

/** The seats of a game: taken ones, then free ones, and the same in words. */
export function SeatsTaken({ game: { seats, seatsTaken } }: { game: Pick<Game, 'seats' | 'seatsTaken'> }) {
  return (
    <p className={styles.seats}>
      <SeatPips {...{ seats, seatsTaken }} />
      {inWords(seats, seatsTaken)}
    </p>
  )
}

function inWords(seats: number, seatsTaken: number): string {
  if (seatsTaken >= seats) return seats === 1 ? 'The one seat is taken' : `All ${seats} seats taken`
  return `${seatsTaken} of ${seats} seats taken`
}
