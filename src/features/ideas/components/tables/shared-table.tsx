import { useRemoveGameIdeaTableMutation } from '../../../../api/ideas-api.ts'
import type { Game, IdeaTable } from '../../../../contract/types.gen.ts'
import { FailedCall } from '../../../../forms/failed-call.tsx'
import { may } from '../../../../game/may.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { inEntries } from '../../model/table-words.ts'
import { TakeOut } from '../game/take-out.tsx'
import { Entries } from './entries.tsx'

/** A table that somebody else shares with the current game; host and admins may take it out. */
export function SharedTable({ table, game }: { table: IdeaTable; game: Game }) {
  const [remove, { error, isLoading }] = useRemoveGameIdeaTableMutation()
  const { name, entries, author, tableId } = table
  return (
    <Card
      heading={name}
      meta={
        <>
          {inEntries(entries.length)}, made by <span dir="auto">{author.displayName}</span>
        </>
      }
      actions={
        may.run(game.role) && (
          <TakeOut
            name={name}
            game={game}
            message={`Nobody else in the game draws from it any more. ${author.displayName} keeps it.`}
            busy={isLoading}
            onTakeOut={() => remove({ params: { gameId: game.gameId, tableId } })}
          />
        )
      }
    >
      <Entries entries={entries} />
      <FailedCall error={isLoading ? undefined : error} fallback="The table could not be taken out. Try again." />
    </Card>
  )
}
