import { ifMatch } from '../../../api/call.ts'
import { scheduleApi, useCancelSessionMutation } from '../../../api/schedule-api.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import type { KeepDraft } from '../../../forms/stored.ts'
import { useVersionedForm } from '../../../forms/use-versioned-form.ts'
import common from '../../../ui/common.module.css'
import { type CancelDraft, planOf, type SessionPlan } from '../model/drafts.ts'
import { ReasonField, reasonError, ScheduleConflict } from './schedule-fields.tsx'

export type CancelFormProps = {
  gameId: string
  draft: CancelDraft
  keep: KeepDraft<CancelDraft>
  /** Why it can no longer be saved. It is then read-only. */
  closedBy?: string | undefined
}

/** Cancels the session, with a reason for the others. It stays visible as canceled. */
export default function CancelForm({ gameId, draft, keep, closedBy }: CancelFormProps) {
  const [cancel] = useCancelSessionMutation()
  const [load] = scheduleApi.endpoints.getSchedule.useLazyQuery()
  const { reason } = draft.values
  const form = useVersionedForm({
    draft,
    keep,
    isOpened: !closedBy,
    toSent: ({ reason }: CancelDraft['values'], base: SessionPlan) => ({
      ...base,
      reason: reason.trim(),
      status: 'cancelled',
    }),
    sentOf: planOf,
    isWrong: () => reasonError(reason) !== undefined,
    save: (rev, _, { reason }) => cancel({ params: { gameId }, headers: ifMatch({ rev }), body: { reason } }),
    load: () => load({ params: { gameId } }),
    saved: 'Session canceled. Everyone can see it.',
  })
  if (form.conflict && !closedBy)
    return <ScheduleConflict conflict={form.conflict} onTakeTheirs={() => keep(undefined)} />
  return (
    <form
      noValidate
      aria-label="Cancel the session"
      className={`${common.card} ${common.padded}`}
      onSubmit={form.submit}
    >
      <div ref={form.fields}>
        <ReasonField
          value={reason}
          wasRefused={form.wasRefused && !closedBy}
          // While the answer is awaited the reason is read-only: a canceled session cannot be canceled again with
          // another one.
          readOnly={form.isBusy || closedBy !== undefined}
          onChange={(reason) => form.change({ reason })}
        />
      </div>
      <FormEnd
        form={form}
        fallback="Couldn't cancel the session."
        save="Cancel the session"
        variant="danger"
        cancel="Keep session"
        onCancel={() => keep(undefined)}
        closedBy={closedBy}
        text={reason}
      />
    </form>
  )
}
