import { useRef } from 'react'
import { statusOf } from '../../api/api-error.ts'
import { ifMatch } from '../../api/etag.ts'
import { ideasApi, useChangeIdeaTableMutation, useCreateIdeaTableMutation } from '../../api/ideas-api.ts'
import type { NewIdeaTable } from '../../contract/types.gen.ts'
import { newKsuid } from '../../rules/new-ksuid.ts'
import type { TableDraft } from './table-draft.ts'

/** Answers after which no table was made: the next try is another one. */
const refusals: readonly unknown[] = [400, 404, 409]

/**
 * The calls that save a table. A new one that was sent before, and of which no answer came, is sent as the same one, over
 * a reload too: so there are never two of it.
 */
export function useSaveTable(draft: TableDraft, onDraft: (draft: TableDraft) => void) {
  // What is typed while a call is under way stays.
  const latest = useRef(draft)
  latest.current = draft
  const [create, creating] = useCreateIdeaTableMutation()
  const [save, saving] = useChangeIdeaTableMutation()
  const [load, loading] = ideasApi.endpoints.getIdeaTable.useLazyQuery()
  return {
    isBusy: creating.isLoading || saving.isLoading || loading.isFetching,
    async make(body: NewIdeaTable) {
      const sent = JSON.stringify(body)
      // A key stands for one content: another text is another table.
      const key = draft.sent === undefined || draft.sent === sent ? draft.key : newKsuid()
      onDraft({ ...latest.current, key, sent })
      const answer = await create({ headers: { 'Idempotency-Key': key }, body })
      if (refusals.includes(statusOf(answer.error))) onDraft({ ...latest.current, key: newKsuid(), sent: undefined })
      return answer
    },
    change: (tableId: string, rev: number, body: NewIdeaTable) =>
      save({ params: { tableId }, headers: ifMatch({ rev }), body }),
    loadNewest: async (tableId: string) => (await load({ params: { tableId } })).data,
  }
}
