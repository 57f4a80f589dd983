import { statusOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/etag.ts'
import { ideasApi, useChangeIdeaTableMutation, useCreateIdeaTableMutation } from '../../../api/ideas-api.ts'
import type { NewIdeaTable } from '../../../contract/types.gen.ts'
import { newKsuid } from '../../../rules/new-ksuid.ts'
import type { TableDraft } from './table-draft.ts'

/** Answers after which no table was made: the next try is another one. */
const refusals: readonly unknown[] = [400, 404, 409]

/**
 * The calls that save a table. A new one that was sent before, and of which no answer came, is sent as the same one, over
 * a reload too: so there are never two of it.
 */
export function useSaveTable(draft: TableDraft, update: (change: (now: TableDraft) => TableDraft) => unknown) {
  const [create, creating] = useCreateIdeaTableMutation()
  const [save, saving] = useChangeIdeaTableMutation()
  const [load, loading] = ideasApi.endpoints.getIdeaTable.useLazyQuery()
  return {
    isBusy: creating.isLoading || saving.isLoading || loading.isFetching,
    async make(body: NewIdeaTable) {
      const sent = JSON.stringify(body)
      // A key stands for one content: another text is another table.
      const key = draft.sent === undefined || draft.sent === sent ? draft.key : newKsuid()
      update((now) => ({ ...now, key, sent }))
      const answer = await create({ headers: { 'Idempotency-Key': key }, body })
      if (refusals.includes(statusOf(answer.error))) update((now) => ({ ...now, key: newKsuid(), sent: undefined }))
      return answer
    },
    change: (tableId: string, rev: number, body: NewIdeaTable) =>
      save({ params: { tableId }, headers: ifMatch({ rev }), body }),
    loadNewest: async (tableId: string) => (await load({ params: { tableId } })).data,
  }
}
