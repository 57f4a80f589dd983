import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { Idea } from '../../../../contract/types.gen.ts'
import { focusFirstError } from '../../../../forms/use-versioned-form.ts'
import { useCurrentGame } from '../../../../game/game-queries.ts'
import { Button } from '../../../../ui/button/button.tsx'
import common from '../../../../ui/common.module.css'
import { Field } from '../../../../ui/field/field.tsx'
import { useFocusAfterRemoval } from '../../../../ui/focus-back/use-focus-back.ts'
import { optionsOf, Select } from '../../../../ui/select/select.tsx'
import { TextArea } from '../../../../ui/text-area/text-area.tsx'
import { ideaLimits } from '../../model/idea-of-card.ts'
import { gameToShowIn, labels, type Places } from '../../model/idea-values.ts'
import { useAutosave } from '../../model/use-autosave.ts'
import { statusNames, visibilityNames } from '../../model/words.ts'

type IdeaEditorProps = {
  idea: Idea
  /** Sets which rows keep their place. */
  hold: Dispatch<SetStateAction<Places>>
  /** Whether the person opened it. Otherwise it came with the page. */
  isOpened: boolean
  onDone: () => void
}

/** An idea that is being edited in place. The text is saved automatically, and the line below says its state. */
export function IdeaEditor({ idea, hold, isOpened, onDone }: IdeaEditorProps) {
  const { game } = useCurrentGame()
  const gameId = gameToShowIn(idea, game?.gameId)
  const isHere = gameId === game?.gameId
  const { values, change, problems, state, saveNow } = useAutosave(idea, gameId)
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpened) title.current?.focus()
  }, [isOpened])
  const [before] = useState(idea)
  // After a save the idea may move in the list or stop matching the search. Holding its row keeps the form open.
  useEffect(() => {
    const { ideaId } = before
    hold((places) => new Map(places).set(ideaId, before))
    return () => hold((places) => new Map(places).set(ideaId, undefined))
  }, [before, hold])
  // Another device may delete the idea while it is edited.
  useFocusAfterRemoval(form, 'section')
  async function leave() {
    if (!(await saveNow())) return focusFirstError(form.current)
    // The button that opened the form takes the focus back.
    form.current = null
    onDone()
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={`Edit ${idea.title}`}
      className={`${common.card} ${common.padded}`}
      onBlur={() => void saveNow()}
      onKeyDown={({ key, nativeEvent }) => {
        // Escape ends the composing of a character, too.
        if (key === 'Escape' && !nativeEvent.isComposing) void leave()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void saveNow()
      }}
    >
      <Field
        ref={title}
        label={labels.title}
        dir="auto"
        autoComplete="off"
        value={values.title}
        error={problems.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={labels.body}
        dir="auto"
        rows={4}
        limit={ideaLimits.body}
        value={values.body}
        error={problems.body}
        onChange={({ target }) => change({ body: target.value })}
      />
      <Field
        label={labels.tags}
        hint="Separate them with commas."
        dir="auto"
        autoComplete="off"
        value={values.tags}
        error={problems.tags}
        onChange={({ target }) => change({ tags: target.value })}
      />
      <Select label={labels.status} value={values.status} onChange={({ target }) => change({ status: target.value })}>
        {optionsOf(Object.entries(statusNames))}
      </Select>
      {gameId && (
        <Select
          label={game ? `${labels.visibility} in ${isHere ? game.name : 'another game'}` : labels.visibility}
          hint={!game || isHere ? undefined : 'Choose “Only me” first to show it in this game.'}
          value={values.visibility}
          onChange={({ target }) => change({ visibility: target.value })}
        >
          {optionsOf(Object.entries(visibilityNames))}
        </Select>
      )}
      <p className={`${common.row} ${common.actions}`}>
        <Button variant="quiet" onClick={leave}>
          Done
        </Button>
        <span className={common.small} role="status">
          {state}
        </span>
      </p>
    </form>
  )
}
