import { ifMatch } from '../../../api/etag.ts'
import { useCancelSessionMutation } from '../../../api/schedule-api.ts'
import type { Game } from '../../../contract/types.gen.ts'
import { FailedCall, LongCall } from '../../../forms/calls.tsx'
import actions from '../../../shell/page/actions.module.css'
import card from '../../../shell/page/card.module.css'
import { Button } from '../../../ui/button/button.tsx'
import type { CancelDraft } from '../model/drafts.ts'
import { useScheduleForm } from '../model/use-schedule-form.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { ReasonField, reasonError } from './reason-field.tsx'
import styles from './schedule.module.css'

export type CancelFormProps = {
  game: Game
  draft: CancelDraft
  /** Keeps what was typed; without a draft the form is done. */
  onDraft: (draft: CancelDraft | undefined) => void
}

/** Cancels the session, with a reason for the others. It stays to be seen as cancelled. */
export default function CancelForm({ game: { gameId }, draft, onDraft }: CancelFormProps) {
  const [cancel, saving] = useCancelSessionMutation()
  const { fields, wasRefused, isBusy, stop, error, conflict, onSubmit, keep } = useScheduleForm({
    ...{ gameId, draft, onDraft, saving },
    save: (rev) => cancel({ params: { gameId }, headers: ifMatch({ rev }), body: { reason: draft.reason.trim() } }),
    isWrong: () => reasonError(draft.reason) !== undefined,
    saved: 'Session canceled. Everyone can see it.',
  })
  if (conflict) return <ChangedMeanwhile {...conflict} takeMine="Cancel it anyway" />
  return (
    <form noValidate aria-label="Cancel the session" className={`${card.card} ${styles.form}`} onSubmit={onSubmit}>
      <div ref={fields}>
        <ReasonField
          value={draft.reason}
          wasRefused={wasRefused}
          // A session that is cancelled cannot be cancelled again with another reason.
          readOnly={isBusy}
          onChange={(reason) => keep({ ...draft, reason })}
        />
      </div>
      <FailedCall error={error} fallback="Couldn't cancel the session." />
      <p className={actions.actions}>
        <Button variant="danger" type="submit" busy={isBusy}>
          Cancel the session
        </Button>
        <Button variant="quiet" onClick={() => keep(undefined)}>
          Keep session
        </Button>
      </p>
      <LongCall busy={isBusy} onStop={stop} />
    </form>
  )
}
