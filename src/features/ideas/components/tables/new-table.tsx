import { type Ref, useState } from 'react'
import { useSelector } from 'react-redux'
import type { IdeaTable } from '../../../../contract/types.gen.ts'
import { useStoredDraft } from '../../../../forms/use-stored-draft.ts'
import { selectUser } from '../../../../session/session-slice.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { beginDraft, newTable, tableDrafts } from '../../model/table-draft.ts'
import { TableForm } from './table-form.tsx'

type NewTableProps = {
  ref: Ref<HTMLButtonElement>
  /** The form is closed: with the table that was made, or without one. */
  onDone: (made: IdeaTable | undefined) => void
}

/** The button that opens the form for a new table, and the form. */
export function NewTable({ ref, onDone }: NewTableProps) {
  const userId = useSelector(selectUser)?.userId ?? ''
  const [draft, keep] = useStoredDraft(tableDrafts, [userId, newTable])
  const [isOpened, setIsOpened] = useState(false)
  if (draft) return <TableForm draft={draft} isOpened={isOpened} onDraft={keep} onDone={onDone} />
  return (
    <p>
      <Button
        ref={ref}
        onClick={() => {
          setIsOpened(true)
          keep(beginDraft())
        }}
      >
        New table
      </Button>
    </p>
  )
}
