import { mostSeats } from './limits.ts'
import styles from './seat-pips.module.css'

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
