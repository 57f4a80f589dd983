import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { statusOf } from '../../../api/api-error.ts'
import { ifMatch } from '../../../api/etag.ts'
import { lobbyApi, useChangeNotesMutation } from '../../../api/lobby-api.ts'
import { zNotesText } from '../../../contract/schemas/lobby.gen.ts'
import type { Notes } from '../../../contract/types.gen.ts'
import { FailedCall, LongCall, useRunning } from '../../../forms/calls.tsx'
import { Conflict } from '../../../forms/conflict.tsx'
import { typedSince, useNewestDraft } from '../../../forms/drafts.ts'
import { alsoSent } from '../../../forms/merge-values.ts'
import { unseenInLines } from '../../../rules/unseen-texts.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import actions from '../../../shell/page/actions.module.css'
import { Button } from '../../../ui/button/button.tsx'
import { countCharacters } from '../../../ui/text-area/count-characters.ts'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import type { NoteDraft, NoteName } from '../model/drafts.ts'
import { longest } from '../model/limits.ts'
import styles from './notes.module.css'

type NoteEditorProps = {
  gameId: string
  name: NoteName
  heading: string
  draft: NoteDraft
  /** The person has opened it; else it was there when the page came. */
  isOpened: boolean
  /** Keeps what was typed; without a draft the editor is done. */
  onDraft: (draft: NoteDraft | undefined) => void
}

function wrong(text: string): string | undefined {
  if (countCharacters(text) > longest.notes) return `Use at most ${longest.notes} characters.`
  return z.safeParse(zNotesText, text).success ? undefined : unseenInLines
}

/** Saves a note on top of the version that it began with. If somebody else has saved it meanwhile it shows both. */
export default function NoteEditor({ gameId, name, heading, draft, isOpened, onDraft }: NoteEditorProps) {
  const { toast } = useOverlays()
  const { keep, now, update } = useNewestDraft(draft, onDraft)
  const { track, stop } = useRunning()
  const area = useRef<HTMLTextAreaElement>(null)
  const [wasRefused, setWasRefused] = useState(false)
  const [save, { error, isLoading, reset }] = useChangeNotesMutation()
  const [load, { isFetching }] = lobbyApi.endpoints.getNotes.useLazyQuery()
  /** The newest version, while it is to be told from mine. */
  const [theirs, setTheirs] = useState<Notes>()
  const text = draft.text.trim()
  const isBusy = isLoading || isFetching
  const isShown = !theirs
  useEffect(() => {
    if (isOpened && isShown) area.current?.focus()
  }, [isOpened, isShown])

  async function send(rev: number): Promise<void> {
    if (text === draft.base && !draft.sent) return keep(undefined)
    update((mine) => ({ ...mine, sent: alsoSent(mine.sent, text) }))
    const { data: saved, error } = await track(
      save({ params: { gameId }, headers: ifMatch({ rev }), body: { [name]: text } }),
    )
    if (saved) {
      const goOn = { rev: saved.rev, base: saved[name] }
      const isLeft = update((mine) => (mine.text.trim() === text ? undefined : { ...goOn, text: mine.text }))
      toast.success(`The ${name} is saved.${isLeft ? ` ${typedSince}` : ''}`)
      return
    }
    if (statusOf(error) !== 412) return
    const { data } = await load({ params: { gameId } })
    if (!data || !now()) return
    reset()
    // Only the other note was changed, or this one from here or in the same way: mine goes on top without a question.
    if ([draft.base, text, ...(draft.sent ?? [])].includes(data[name])) return send(data.rev)
    setTheirs(data)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setWasRefused(true)
    if (wrong(text)) return area.current?.focus()
    await send(draft.rev)
  }
  if (theirs)
    return (
      <Conflict
        heading={`Someone else changed the ${name}`}
        found={[{ field: name, mine: text, theirs: theirs[name] }]}
        first={{ [name]: text === draft.base ? 'theirs' : 'mine' }}
        labels={{ agenda: heading, recap: heading }}
        onTake={(choice) => {
          const taken = choice[name] === 'theirs' ? theirs[name] : draft.text
          keep({ rev: theirs.rev, base: theirs[name], text: taken })
          setTheirs(undefined)
        }}
        onCancel={() => setTheirs(undefined)}
      />
    )
  return (
    <form noValidate aria-label={heading} className={styles.editor} onSubmit={submit}>
      <TextArea
        ref={area}
        label={heading}
        hint="Everyone in the game can read it. Web addresses become links."
        limit={longest.notes}
        rows={8}
        dir="auto"
        value={draft.text}
        error={wasRefused ? wrong(text) : undefined}
        onChange={(event) => keep({ ...draft, text: event.target.value })}
      />
      <FailedCall error={isBusy ? undefined : error} fallback={`Couldn't save the ${name}.`} />
      <p className={actions.actions}>
        <Button variant="primary" type="submit" busy={isBusy}>
          Save
        </Button>
        <Button variant="quiet" onClick={() => keep(undefined)}>
          Cancel
        </Button>
      </p>
      <LongCall busy={isBusy} onStop={stop} />
    </form>
  )
}
