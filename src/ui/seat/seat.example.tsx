import { Link } from 'react-router-dom'
import { EmptySeat, Seat, seatLinkClass } from '../../ui/seat/seat.tsx'

/** Around a table each seat is an item of a list; the last one is free, and leads to where it is filled. */
export function SeatExample() {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem', padding: 0, listStyle: 'none' }}>
      <li>
        <Seat name="Wren" sigil="owl" colour="lake" detail="Host" presence="here" ready />
      </li>
      <li>
        <Seat name="Tam" sigil="stag" colour="moss" detail="Player" presence="away" />
      </li>
      <li>
        <EmptySeat>
          <Link to="/game/invite/" className={seatLinkClass}>
            Invite somebody
          </Link>
        </EmptySeat>
      </li>
    </ul>
  )
}
