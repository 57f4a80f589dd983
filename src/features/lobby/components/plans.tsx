import type { Game } from '../../../contract/types.gen.ts'
import { Boundaries } from './boundaries.tsx'
import { NextSession } from './next-session.tsx'
import { NotesPart } from './notes-part.tsx'

/** When the group meets, what is on its agenda, and what is kept out of the game. */
export default function Plans({ game, endings }: { game: Game; endings: number }) {
  return (
    <>
      <NextSession game={game} />
      <NotesPart game={game} endings={endings} />
      <Boundaries game={game} />
    </>
  )
}
