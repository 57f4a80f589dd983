import { type Ref, useState } from 'react'
import { ideasApi } from '../../../../api/ideas-api.ts'
import type { Game, IdeaTable, TableEntry } from '../../../../contract/types.gen.ts'
import { FailedCall } from '../../../../forms/calls.tsx'
import { useStored } from '../../../../forms/stored.ts'
import { may } from '../../../../game/may.ts'
import { inSentence } from '../../../../lib/in-sentence.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import common from '../../../../ui/common.module.css'
import { useFocusBack } from '../../../../ui/focus-back/use-focus-back.ts'
import { beginDraft, tableDrafts } from '../../model/drafts.ts'
import { useTableActions } from '../../model/use-tables.ts'
import { inEntries } from '../../model/words.ts'
import styles from '../ideas.module.css'
import { Scrolling, TakeOut } from '../shared-parts.tsx'
import { EntryText, TableForm } from './table-form.tsx'

type OwnTableProps = {
  userId: string
  tableId: string
  /** Absent if the table was deleted elsewhere while it was edited. */
  table: IdeaTable | undefined
  /** The current game, if there is one. */
  game: Game | undefined
  onDeleted: (table: IdeaTable) => void
  /** Announces a text to a screen reader. */
  say: (words: string) => void
  /** Called when the form of a deleted table is closed: with the table that was created from it, or without one. */
  onDone: (made: IdeaTable | undefined) => void
}

/** One of my tables. It can be edited in place, shared with the current game, and deleted. */
export function OwnTable({ userId, tableId, table, game, onDeleted, say, onDone }: OwnTableProps) {
  const [draft, keep] = useStored(tableDrafts, [userId, tableId])
  const opener = useFocusBack(draft !== undefined)
  const [isOpened, setIsOpened] = useState(false)
  if (draft)
    return (
      <>
        {!table && (
          <p role="alert">
            “{inSentence(draft.base.name)}” was deleted elsewhere while you were editing. Choose “Create random table”
            to make it again, or “Cancel” to discard it.
          </p>
        )}
        <TableForm
          {...(table ? { table, onDone: (saved) => saved && say(`Saved: ${saved.name}`) } : { onDone })}
          draft={draft}
          isOpened={isOpened}
          keep={keep}
        />
      </>
    )
  if (!table) return null
  const edit = () => {
    setIsOpened(true)
    keep(beginDraft(table))
  }
  return <TableCard table={table} game={game} opener={opener} onDeleted={onDeleted} say={say} onEdit={edit} />
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
              title={isHere ? undefined : `Share with ${inSentence(game.name)}`}
              onClick={async () =>
                (await share(isHere ? null : game.gameId)) && say(`${isHere ? 'No longer shared' : 'Shared'}: ${name}`)
              }
            >
              {isHere ? 'Stop sharing' : 'Share'}
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
      <FailedCall error={error} fallback="That didn't work. Try again." />
    </Card>
  )
}

/** A table that someone else shares with the current game; host and admins may remove it. */
export function SharedTable({ table, game }: { table: IdeaTable; game: Game }) {
  const [remove, { error, isLoading }] = ideasApi.useRemoveGameIdeaTableMutation()
  const { name, entries, author, tableId } = table
  return (
    <Card
      heading={name}
      meta={
        <>
          {inEntries(entries.length)}, by <span dir="auto">{author.displayName}</span>
        </>
      }
      tools={
        may.run(game.role) && (
          <TakeOut
            name={name}
            game={game}
            message={`No one else in the game will draw from it anymore. ${author.displayName} keeps it.`}
            busy={isLoading}
            onTakeOut={() => remove({ params: { gameId: game.gameId, tableId } })}
          />
        )
      }
    >
      <Entries entries={entries} />
      <FailedCall
        error={isLoading ? undefined : error}
        fallback="Couldn't remove the table from the game. Try again."
      />
    </Card>
  )
}

/** The entries of a table, collapsed at first. */
export function Entries({ entries }: { entries: readonly TableEntry[] }) {
  return (
    <details className={common.fold}>
      <summary>Show entries</summary>
      <Scrolling label="Entries">
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries of a table may be alike
          <li key={at} className={`${common.row} ${styles.entry}`}>
            <EntryText {...entry} />
          </li>
        ))}
      </Scrolling>
    </details>
  )
}
