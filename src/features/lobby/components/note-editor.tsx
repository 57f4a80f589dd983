import { ifMatch } from '../../../api/call.ts'
import { lobbyApi } from '../../../api/lobby-api.ts'
import { zNotesText } from '../../../contract/schemas/lobby.gen.ts'
import type { Notes } from '../../../contract/types.gen.ts'
import { Conflict } from '../../../forms/conflict.tsx'
import { FormEnd } from '../../../forms/form-end.tsx'
import type { DraftProps } from '../../../forms/stored.ts'
import { useVersionedForm } from '../../../forms/use-versioned-form.ts'
import { textError } from '../../../rules/text-rule.ts'
import common from '../../../ui/common.module.css'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import { longestNotes, type NoteDraft, type NoteName, noteHeadings } from '../model/drafts.ts'

type NoteEditorProps = DraftProps<NoteDraft> & {
  gameId: string
  /** The saved notes, while the game is there. */
  notes?: Notes
  name: NoteName
}

/** The editor of a note, for host and admins. */
export default function NoteEditor({ gameId, notes, name, draft, isOpened, keep, closedBy }: NoteEditorProps) {
  const [change] = lobbyApi.useChangeNotesMutation()
  const [load] = lobbyApi.endpoints.getNotes.useLazyQuery()
  const heading = noteHeadings[name]
  const { text } = draft.values
  const error = textError(zNotesText, text.trim())
  const form = useVersionedForm({
    draft,
    keep,
    isOpened,
    closedBy,
    toSent: ({ text }: NoteDraft['values']) => ({ text: text.trim() }),
    sentOf: (notes) => ({ text: notes[name] }),
    isWrong: () => error !== undefined,
    save: (rev, { text }) => change({ params: { gameId }, headers: ifMatch({ rev }), body: { [name]: text } }),
    load: () => load({ params: { gameId } }),
    current: notes,
    saved: `The ${name} is saved.`,
  })
  const { conflict } = form
  if (conflict) return <Conflict {...conflict} what={`the ${name}`} labels={{ text: heading }} />
  return (
    <form noValidate aria-label={heading} className={common.close} onSubmit={form.submit}>
      <div ref={form.fields}>
        <TextArea
          label={heading}
          hint="Everyone in the game can read it. Web addresses become links."
          limit={longestNotes}
          rows={8}
          dir="auto"
          readOnly={closedBy !== undefined}
          value={text}
          error={form.wasRefused ? error : undefined}
          onChange={(event) => form.change({ text: event.target.value })}
        />
      </div>
      <FormEnd form={form} fallback={`Couldn't save the ${name}. Try again.`} save="Save" text={text} />
    </form>
  )
}
