import { useEffect, useId, useRef, useState } from 'react'
import type { IdeaTable } from '../../../../contract/types.gen.ts'
import { LoadError, Loaded } from '../../../../forms/calls.tsx'
import { useUserId } from '../../../../session/hooks.ts'
import { LiveRegion } from '../../../../ui/announcer/live-region.tsx'
import { CardSkeleton } from '../../../../ui/card/card.tsx'
import common from '../../../../ui/common.module.css'
import { draftedTables, hasTableDraft } from '../../model/drafts.ts'
import { useTableLists } from '../../model/use-tables.ts'
import { OwnTable, SharedTable } from './table-cards.tsx'
import { NewTable } from './table-form.tsx'

/**
 * My tables, and those that others share with the current game; collapsed at first, unless a tab (`isTab`) leads here.
 */
export default function TablesPane({ isTab = false }: { isTab?: boolean }) {
  const heading = useId()
  const userId = useUserId()
  const { game, mine, shared } = useTableLists()
  const opener = useRef<HTMLButtonElement>(null)
  const [announcement, announce] = useState('')
  const [closed, setClosed] = useState(0)
  // The focused element has disappeared with the form or the table.
  useEffect(() => {
    if (closed > 0) opener.current?.focus()
  }, [closed])
  const close = (words: string) => {
    announce(words)
    setClosed(closed + 1)
  }
  const closeForm = (made: IdeaTable | undefined) => close(made ? `Made: ${made.name}` : '')
  const [isOpen, setIsOpen] = useState<boolean>()
  const own = new Map(mine.items?.map((table) => [table.tableId, table]))
  // These come first: a row that stays in its place keeps the focus.
  const deleted = draftedTables(userId).filter((tableId) => !own.has(tableId))
  return (
    <details
      className={common.fold}
      open={isOpen ?? (isTab || hasTableDraft(userId))}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <h2 id={heading}>Your tables</h2> {mine.items && <span className={common.muted}>{mine.items.length}</span>}
      </summary>
      <section className={common.stack} aria-labelledby={heading}>
        <p className={common.muted}>
          Cards draw from the starter tables and from yours. If yours has the same name as a starter table, cards use
          yours.
        </p>
        <LiveRegion message={announcement} />
        <NewTable ref={opener} onDone={closeForm} />
        <Loaded query={mine} what="your tables" placeholder={<CardSkeleton />}>
          {() => (
            <ul className={common.stack} aria-label="Your tables">
              {[...deleted, ...own.keys()].map((tableId) => (
                <li key={tableId}>
                  <OwnTable
                    userId={userId}
                    tableId={tableId}
                    game={game}
                    table={own.get(tableId)}
                    onDeleted={({ name }) => close(`Deleted: ${name}`)}
                    say={announce}
                    onDone={closeForm}
                  />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
        {game && shared.items && shared.items.length > 0 && (
          <>
            <h3 dir="auto">Shared by others in {game.name}</h3>
            <ul className={common.stack} aria-label="Tables shared by others">
              {shared.items.map((table) => (
                <li key={table.tableId}>
                  <SharedTable table={table} game={game} />
                </li>
              ))}
            </ul>
          </>
        )}
        {game && !shared.items && Boolean(shared.error) && (
          <LoadError
            error={shared.error}
            fallback="Couldn't load the tables of the game."
            busy={shared.isFetching}
            onRetry={shared.refetch}
          />
        )}
      </section>
    </details>
  )
}
