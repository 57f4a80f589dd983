import type { Game } from '../../../contract/types.gen.ts'
import { About } from './about.tsx'
import { Ending } from './ending.tsx'
import { Settings } from './settings.tsx'

/** What stands below the overview, and comes after it: what the game is about, what can be changed, and how it ends. */
export default function Foot({ game, mayChange }: { game: Game; mayChange: boolean }) {
  return (
    <>
      <About game={game} />
      <Settings game={game} mayChange={mayChange} />
      <Ending game={game} />
    </>
  )
}
