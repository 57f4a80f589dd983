import { useRef } from 'react'
import { useRemoveGameIdeaTableMutation } from '../../../../api/ideas-api.ts'
import type { Game, IdeaTable } from '../../../../contract/types.gen.ts'
import { FailedCall } from '../../../../platform/game/failed-call.tsx'
import { inSentence } from '../../../../platform/game/in-sentence.ts'
import { may } from '../../../../platform/game/may.ts'
import { useOverlays } from '../../../../platform/overlays/use-overlays.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { useFocusPassedOn } from '../../../../ui/focus-back/use-focus-back.ts'
import { inEntries } from '../../table-words.ts'
import { Entries } from './entries.tsx'

/** A table that somebody else shares with the current game; host and admins may take it out. */
export function SharedTable({ table, game }: { table: IdeaTable; game: Game }) {
  const { confirm } = useOverlays()
  const [remove, { error, isLoading }] = useRemoveGameIdeaTableMutation()
  const { name, entries, author, tableId } = table
  const button = useRef<HTMLButtonElement>(null)
  useFocusPassedOn(button, 'section')
  async function askToRemove() {
    const isSure = await confirm({
      title: `Take ${inSentence(name)} out of ${inSentence(game.name)}?`,
      message: `Nobody else in the game draws from it any more. ${author.displayName} keeps it.`,
      confirmLabel: 'Take out',
    })
    if (isSure) await remove({ params: { gameId: game.gameId, tableId } })
  }
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
          <Button
            ref={button}
            variant="quiet"
            busy={isLoading}
            aria-label={`Take out of the game: ${name}`}
            onClick={askToRemove}
          >
            Take out of the game
          </Button>
        )
      }
    >
      <Entries entries={entries} />
      <FailedCall error={isLoading ? undefined : error} fallback="The table could not be taken out. Try again." />
    </Card>
  )
}
