import { type Ref, useState } from 'react'
import type { Game, IdeaTable } from '../../../../contract/types.gen.ts'
import { FailedCall } from '../../../../forms/failed-call.tsx'
import { useStoredDraft } from '../../../../forms/use-stored-draft.ts'
import { inSentence } from '../../../../lib/in-sentence.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { useFocusBack } from '../../../../ui/focus-back/use-focus-back.ts'
import { beginDraft, tableDrafts } from '../../model/table-draft.ts'
import { inEntries } from '../../model/table-words.ts'
import { useTableActions } from '../../model/use-table-actions.ts'
import { Entries } from './entries.tsx'
import { TableForm } from './table-form.tsx'

type OwnTableProps = {
  userId: string
  tableId: string
  /** None where it was deleted elsewhere while it was edited. */
  table: IdeaTable | undefined
  /** The current game, if there is one. */
  game: Game | undefined
  onDeleted: (table: IdeaTable) => void
  /** Has a screen reader say it. */
  say: (words: string) => void
  /** The form of a deleted table is closed: with the table that was made of it, or without one. */
  onDone: (made: IdeaTable | undefined) => void
}

/** A table of mine: edited in its place, shared with the current game, deleted. */
export function OwnTable({ userId, tableId, table, game, onDeleted, say, onDone }: OwnTableProps) {
  const [draft, keep] = useStoredDraft(tableDrafts, [userId, tableId])
  const opener = useFocusBack(draft !== undefined)
  const [isOpened, setIsOpened] = useState(false)
  if (draft)
    return (
      <>
        {!table && (
          <p role="alert">
            “{inSentence(draft.base.name)}” was deleted elsewhere while you were writing. “Make the table” makes it anew
            of what stands here, “Cancel” throws it away.
          </p>
        )}
        <TableForm
          {...(table ? { table, onDone: (saved) => saved && say(`Saved: ${saved.name}`) } : { onDone })}
          draft={draft}
          isOpened={isOpened}
          onDraft={keep}
        />
      </>
    )
  if (!table) return null
  const edit = () => {
    setIsOpened(true)
    keep(beginDraft(table))
  }
  return <TableCard {...{ table, game, opener, onDeleted, say }} onEdit={edit} />
}

type TableCardProps = Pick<OwnTableProps, 'game' | 'onDeleted' | 'say'> & {
  table: IdeaTable
  opener: Ref<HTMLButtonElement>
  onEdit: () => void
}

function TableCard({ table, game, opener, onDeleted, say, onEdit }: TableCardProps) {
  const { error, isBusy, share, askToDelete } = useTableActions(table)
  const { name, entries, gameId } = table
  const isHere = game !== undefined && gameId === game.gameId
  return (
    <Card
      heading={name}
      status={gameId && <Badge tone="ember">{isHere || !game ? 'Shared' : 'Shared with another game'}</Badge>}
      meta={inEntries(entries.length)}
      actions={
        <>
          <Button ref={opener} aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          {game && (isHere || game.status !== 'archived') && (
            <Button
              variant="quiet"
              busy={isBusy}
              aria-label={`${isHere ? 'Stop sharing' : `Share with ${inSentence(game.name)}`}: ${name}`}
              onClick={async () =>
                (await share(isHere ? null : game.gameId)) && say(`${isHere ? 'Shared no more' : 'Shared'}: ${name}`)
              }
            >
              {isHere ? 'Stop sharing' : `Share with ${inSentence(game.name)}`}
            </Button>
          )}
          <Button
            variant="quietDanger"
            busy={isBusy}
            aria-label={`Delete ${name}`}
            onClick={async () => (await askToDelete()) && onDeleted(table)}
          >
            Delete
          </Button>
        </>
      }
    >
      <Entries entries={entries} />
      <FailedCall error={error} fallback="That did not work. Try again." />
    </Card>
  )
}
