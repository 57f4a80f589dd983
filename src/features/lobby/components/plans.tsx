import { memo, useState } from 'react'
import { fresh } from '../../../api/call.ts'
import { useGetNotesQuery } from '../../../api/lobby-api.ts'
import type { Game } from '../../../contract/types.gen.ts'
import { Loaded } from '../../../forms/calls.tsx'
import { nudgeSound, playNudge } from '../../../game/nudge-sound.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import common from '../../../ui/common.module.css'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Boundaries } from './boundaries.tsx'
import { NextSession } from './next-session.tsx'
import { Note } from './note.tsx'
import styles from './plans.module.css'

/**
 * The notes of host and admins: the agenda of the next session, the recap of the last.
 * @param endings how often a session was ended here; each time the recap is requested
 */
export const NotesPart = memo(function NotesPart({ game, endings }: { game: Game; endings: number }) {
  const query = useGetNotesQuery({ params: { gameId: game.gameId } }, fresh)
  return (
    <section aria-labelledby="notes" aria-busy={query.isLoading} className={common.stack}>
      <h2 id="notes">Notes</h2>
      <Loaded query={query} what="the notes" placeholder={<Skeleton lines={4} />}>
        {(notes) => (
          <div className={styles.notes}>
            <Note game={game} notes={notes} name="agenda" />
            <Note game={game} notes={notes} name="recap" asked={endings} />
          </div>
        )}
      </Loaded>
    </section>
  )
})

/** The next session, its agenda, and the boundaries. */
export default function Plans({ game, endings }: { game: Game; endings: number }) {
  return (
    <>
      <NextSession game={game} />
      <NotesPart game={game} endings={endings} />
      <Boundaries game={game} />
      {game.status !== 'archived' && <NudgeSound />}
    </>
  )
}

/** Whether this device plays a sound when someone nudges me. Turning it on plays it once. */
function NudgeSound() {
  const [isOn, setIsOn] = useState(nudgeSound.isOn)
  const turn = (on: boolean) => {
    setIsOn(on)
    nudgeSound.turn(on)
    if (on) void playNudge()
  }
  return (
    <Checkbox
      label="Play a sound when someone nudges me"
      hint="On this device only."
      checked={isOn}
      onChange={(event) => turn(event.target.checked)}
    />
  )
}
