import { useState } from 'react'
import { LiveRegion } from '../../ui/announcer/live-region.tsx'
import { Button } from '../../ui/button/button.tsx'

/** Mounted from the start, and empty. Its later text is heard and not seen. */
export function LiveRegionExample() {
  const [seats, setSeats] = useState(4)
  const [message, setMessage] = useState('')
  const take = () => {
    setSeats(seats - 1)
    setMessage(`${seats - 1} seats are left.`)
  }
  return (
    <>
      <p>Seats: {'●'.repeat(seats)}</p>
      <Button onClick={take} disabled={seats === 0}>
        Take a seat
      </Button>
      <LiveRegion message={message} />
    </>
  )
}
