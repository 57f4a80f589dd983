import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useHref } from 'react-router-dom'
import { lobbyApi } from '../../../api/lobby-api.ts'
import type { Game, PlannedSession } from '../../../contract/types.gen.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { selectClockOffset } from '../../../session/session-slice.ts'
import { href } from '../../../shell/href.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'

/** Downloads the session as a calendar file; for a canceled one, a file that removes it. */
export function AddToCalendar({ game: { gameId, name }, session }: { game: Game; session: PlannedSession }) {
  const { toast } = useOverlays()
  const [isBusy, setIsBusy] = useState(false)
  const offset = useSelector(selectClockOffset)
  const lobby = useHref(href('gameLobby', { game: gameId }))
  const { data: notes } = lobbyApi.endpoints.getNotes.useQueryState({ params: { gameId } })
  const press = async () => {
    setIsBusy(true)
    try {
      const { calendarFile } = await import('../model/calendar-file.ts')
      const url = new URL(lobby, location.origin).href
      const text = calendarFile({ session, name, agenda: notes?.agenda ?? '', url, now: Date.now() + offset })
      saveFile({ name: `${nameOfFile(name)}.ics`, type: 'text/calendar;charset=utf-8', text })
    } catch {
      toast.error("Couldn't make the calendar file. Check your connection and try again.")
    }
    setIsBusy(false)
  }
  return (
    <Button busy={isBusy} onClick={press}>
      {session.status === 'cancelled' ? 'Remove from calendar' : 'Add to calendar'}
    </Button>
  )
}

/** Characters that every system allows in a file name. */
const nameOfFile = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .toLowerCase() || 'session'
