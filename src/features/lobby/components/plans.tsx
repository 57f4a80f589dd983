import { memo, useEffect, useEffectEvent, useState } from 'react'
import { fresh } from '../../../api/call.ts'
import { lobbyApi } from '../../../api/lobby-api.ts'
import type { Game, Member, Notes } from '../../../contract/types.gen.ts'
import { Loaded } from '../../../forms/calls.tsx'
import { isSame } from '../../../forms/compare-versions.ts'
import { cannotSave } from '../../../forms/form-end.tsx'
import { useStored } from '../../../forms/stored.ts'
import { selectShown } from '../../../game/game-queries.ts'
import { may } from '../../../game/may.ts'
import { nudgeSound, playNudge } from '../../../game/nudge-sound.ts'
import { LinkedText, LongText } from '../../../game/others-text.tsx'
import { useUserId } from '../../../session/hooks.ts'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import common from '../../../ui/common.module.css'
import { useFocusBack } from '../../../ui/focus-back/use-focus-back.ts'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { type NoteName, noteDrafts, noteHeadings } from '../model/drafts.ts'
import { Boundaries } from './boundaries.tsx'
import { NextSession } from './next-session.tsx'
import styles from './plans.module.css'

/**
 * The notes of host and admins: the agenda of the next session, the recap of the last.
 * @param endings how often a session was ended here; each time the recap is requested
 */
const NotesPart = memo(function NotesPart({ game, endings }: { game: Game; endings: number }) {
  const query = lobbyApi.useGetNotesQuery(
    { params: { gameId: game.gameId } },
    { ...fresh, selectFromResult: selectShown<Notes> },
  )
  return (
    <section aria-labelledby="notes" aria-busy={query.isLoading} className={common.stack}>
      <h2 id="notes">Notes</h2>
      <Loaded query={query} what="the notes" placeholder={<Skeleton lines={4} />}>
        {(notes) => (
          <div className={styles.notes}>
            <Note game={game} notes={notes} name="agenda" />
            <Note game={game} notes={notes} name="recap" asked={endings} />
          </div>
        )}
      </Loaded>
    </section>
  )
})

type PlansProps = { game: Game; members?: readonly Member[]; endings: number }

/** The next session, its agenda, and the boundaries. */
export default function Plans({ game, members, endings }: PlansProps) {
  return (
    <>
      <NextSession game={game} members={members} />
      <NotesPart game={game} endings={endings} />
      <Boundaries game={game} />
      {game.status !== 'archived' && <NudgeSound />}
    </>
  )
}

/** Whether this device plays a sound when someone nudges me. Turning it on plays it once. */
function NudgeSound() {
  const [isOn, setIsOn] = useState(nudgeSound.isOn)
  const turn = (on: boolean) => {
    setIsOn(on)
    nudgeSound.set(on)
    if (on) void playNudge()
  }
  return (
    <section aria-labelledby="nudges" className={common.stack}>
      <h2 id="nudges">Nudges</h2>
      <Checkbox
        label="Play a sound when someone nudges me"
        hint="On this device only."
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
      />
    </section>
  )
}

// Only host and admins write notes, so the editor loads on demand.
const NoteEditor = lazyWithRetry(() => import('./note-editor.tsx'))

type NoteProps = {
  game: Game
  notes: Notes
  name: NoteName
  /** Increases when the person is asked to write it: the editor opens. */
  asked?: number
}

const none: Record<NoteName, string> = {
  agenda: 'No agenda yet.',
  recap: 'No recap yet.',
}

/**
 * One of the notes, and its editor for host and admins. Typed text stays visible when it can no longer be saved: the
 * game was archived meanwhile, or the person lost the role.
 */
export function Note({ game, notes, name, asked = 0 }: NoteProps) {
  const userId = useUserId()
  const [draft, keep] = useStored(noteDrafts, [userId, game.gameId, name])
  const [isOpened, setIsOpened] = useState(false)
  const text = notes[name]
  const isMine = may.run(game.role) && game.status !== 'archived'
  const isOpen = draft !== undefined && (isMine || !isSame(draft.values, draft.base))
  const opener = useFocusBack(isOpen)
  const open = () => {
    setIsOpened(true)
    if (!draft) keep({ rev: notes.rev, base: { text }, values: { text } })
  }
  const openAsAsked = useEffectEvent(open)
  useEffect(() => {
    if (asked > 0) openAsAsked()
  }, [asked])
  const heading = noteHeadings[name]
  const edit = isMine && (
    <Button ref={opener} {...NoteEditor.intent} onClick={open} aria-label={`${text ? 'Edit' : 'Write'} the ${name}`}>
      {text ? 'Edit' : 'Write'}
    </Button>
  )
  return (
    <article className={`${common.card} ${common.padded}`} aria-label={heading}>
      {!isOpen && text && <h3>{heading}</h3>}
      {isOpen ? (
        <LazyPart failure="Couldn't load the form." fallback={<Skeleton lines={6} />}>
          <NoteEditor
            key={asked}
            gameId={game.gameId}
            notes={notes}
            name={name}
            draft={draft}
            isOpened={isOpened}
            keep={keep}
            closedBy={isMine ? undefined : cannotSave[game.status === 'archived' ? 'archived' : 'role']}
          />
        </LazyPart>
      ) : text ? (
        <>
          <LongText text={text} lines={40}>
            <LinkedText>{text}</LinkedText>
          </LongText>
          {edit && <p>{edit}</p>}
        </>
      ) : (
        <div className={`${common.row} ${styles.head}`}>
          <div className={styles.when}>
            <h3>{heading}</h3>
            <p className={common.muted}>{none[name]}</p>
          </div>
          {edit}
        </div>
      )}
    </article>
  )
}
