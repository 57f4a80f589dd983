import { isSame } from '../../../forms/compare-versions.ts'
import { cannotSave } from '../../../forms/form-end.tsx'
import { useStored } from '../../../forms/stored.ts'
import { useUserId } from '../../../session/hooks.ts'
import common from '../../../ui/common.module.css'
import { cancelDrafts, moveDrafts, type NoteName, noteDrafts, offerDrafts } from '../model/drafts.ts'
import { AddBoundary } from './add-boundary.tsx'
import { CancelForm, MoveForm, OfferForm } from './lazy-forms.tsx'
import NoteEditor from './note-editor.tsx'

/**
 * Replaces the lobby of a deleted or left game: the forms that were being filled, read-only. Empty forms are not shown.
 */
export default function GoneLobby({ gameId }: { gameId: string }) {
  const userId = useUserId()
  const [offering, keepOffering] = useStored(offerDrafts, [userId, gameId])
  const [moving, keepMoving] = useStored(moveDrafts, [userId, gameId])
  const [cancelling, keepCancelling] = useStored(cancelDrafts, [userId, gameId])
  // The game's time zone is not known any more, so the person's own time is not shown.
  const game = { gameId, timeZone: 'UTC' }
  const closedBy = cannotSave.gone
  return (
    <div className={common.stack}>
      {moving?.values.isTyped && <MoveForm game={game} closedBy={closedBy} draft={moving} keep={keepMoving} />}
      {cancelling?.values.reason && (
        <CancelForm game={game} closedBy={closedBy} draft={cancelling} keep={keepCancelling} />
      )}
      {offering?.values.isTyped && <OfferForm game={game} closedBy={closedBy} draft={offering} keep={keepOffering} />}
      <GoneNote whose={[userId, gameId]} name="agenda" />
      <GoneNote whose={[userId, gameId]} name="recap" />
      <AddBoundary whose={{ userId, gameId }} closedBy={closedBy} />
    </div>
  )
}

function GoneNote({ whose, name }: { whose: [userId: string, gameId: string]; name: NoteName }) {
  const [draft, keep] = useStored(noteDrafts, [...whose, name])
  if (!draft || isSame(draft.values, draft.base)) return null
  return (
    <NoteEditor name={name} draft={draft} keep={keep} gameId={whose[1]} isOpened={false} closedBy={cannotSave.gone} />
  )
}
