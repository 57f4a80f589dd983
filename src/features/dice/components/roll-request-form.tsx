import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { fresh } from '../../../api/call.ts'
import { charactersApi } from '../../../api/characters-api.ts'
import { logApi } from '../../../api/log-api.ts'
import type { Member } from '../../../contract/types.gen.ts'
import { FailedCall, LongCall, useRunning } from '../../../forms/calls.tsx'
import { isSame } from '../../../forms/compare-versions.ts'
import { useStored } from '../../../forms/stored.ts'
import { useCreate } from '../../../forms/use-create.ts'
import { focusFirstError } from '../../../forms/use-versioned-form.ts'
import { useAllPages } from '../../../game/game-queries.ts'
import { parseNotation } from '../../../rules/dice/notation.ts'
import { LiveRegion, useSettled } from '../../../ui/announcer/live-region.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import common from '../../../ui/common.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { requestDrafts } from '../model/stored.ts'
import { labelProblem, readTarget } from '../model/tray.ts'
import styles from './dice.module.css'
import { AudienceSelect, isAudience } from './log.tsx'

/** The labels of all rolls on the sheets in play of others, each once, as they are when the form opens. */
function useRollLabels(gameId: string, me: string): readonly string[] {
  const query = useAllPages(charactersApi.useListAllCharactersInfiniteQuery({ params: { gameId } }, fresh))
  const [openSheet] = charactersApi.endpoints.getCharacter.useLazyQuery()
  const [labels, setLabels] = useState<readonly string[]>([])
  const openSheets = useEffectEvent(async () => {
    const inPlay = query.items?.filter(
      (one) => one.shown === 'whole' && one.status === 'active' && one.owner && one.owner.userId !== me,
    )
    const sheets = await Promise.all(
      (inPlay ?? []).map(({ characterId }) => openSheet({ params: { gameId, characterId } }, true)),
    )
    const rolls = sheets.flatMap(({ data }) =>
      data?.shown === 'whole' ? data.blocks.filter(({ kind }) => kind === 'roll') : [],
    )
    setLabels([...new Map(rolls.map(({ label }) => [label.toLowerCase(), label])).values()])
  })
  const isWhole = query.items !== undefined && !query.hasNextPage
  useEffect(() => {
    if (isWhole) void openSheets()
  }, [isWhole])
  return labels
}

const nothing = {
  label: '',
  notation: '',
  audience: 'everyone' as const,
  target: '',
  tellsTarget: false,
  left: [],
  sent: undefined,
}

type AskProps = {
  gameId: string
  me: string
  members: readonly Member[]
  onDone: () => void
  /** Called once it is drawn. */
  onShown: () => void
}

/**
 * The form with which host and admins request a roll of some or all members. One entry of the log gathers the answers.
 */
export default function AskForm({ gameId, me, members, onDone, onShown }: AskProps) {
  const [rolls, nobody] = [useId(), useId()]
  const labels = useRollLabels(gameId, me)
  const [draft = nothing, keep] = useStored(requestDrafts, [me, gameId])
  const { label, notation, audience, target, tellsTarget, left } = draft
  const show = useEffectEvent(onShown)
  const others = members.filter(({ userId }) => userId !== me)
  const isDrawn = others.length > 0
  useEffect(() => {
    if (isDrawn) show()
  }, [isDrawn])
  // Whoever was left out may have left the game since.
  const to = others.map(({ userId }) => userId).filter((userId) => !left.includes(userId))
  const [wasRefused, setWasRefused] = useState(false)
  const [ask, { error, isLoading }] = logApi.useAskForRollMutation()
  const create = useCreate(draft.sent, (sent) => keep((now) => ({ ...now, sent })))
  const { track, stop } = useRunning()
  // While a request is sent the form takes no input, because the request would not include it.
  const set = (part: Partial<typeof draft>) => void (isLoading || keep({ ...draft, ...part }))

  const parsed = notation.trim() === '' ? undefined : parseNotation(notation)
  const toReach = readTarget(target)
  const wrong = {
    label: label.trim() === '' && !parsed ? 'Enter what the roll is for.' : labelProblem(label),
    notation: parsed && 'problem' in parsed ? parsed.problem : undefined,
    target: 'problem' in toReach ? toReach.problem : undefined,
    to: to.length === 0 ? 'Choose who rolls.' : undefined,
  }
  const settledError = useSettled(wrong.notation ?? '')
  const end = () => {
    keep(undefined)
    onDone()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasRefused(true)
    if (Object.values(wrong).some(Boolean)) return focusFirstError(event.currentTarget)
    const body = {
      label: label.trim(),
      audience,
      ...(parsed && { notation }),
      ...('target' in toReach && { ...toReach, tellsTarget }),
      ...(to.length < others.length && { to }),
    }
    const answer = await create(body, (key) =>
      track(ask({ params: { gameId }, headers: { 'Idempotency-Key': key }, body })),
    )
    if (!answer?.data) return
    // The form may have been closed and opened for another request meanwhile.
    if (!keep((now) => (isSame({ ...now, sent: 0 }, { ...draft, sent: 0 }) ? undefined : now))) onDone()
  }
  if (!isDrawn) return <p>There's no one else in this game yet.</p>
  const shown = (text: string | undefined) => (wasRefused ? text : undefined)
  return (
    <form noValidate aria-label="Ask for a roll" className={common.close} onSubmit={submit}>
      <Field
        label="Label"
        hint="Enter the name of a roll on their sheets, and each player makes their own."
        list={rolls}
        autoComplete="off"
        readOnly={isLoading}
        value={label}
        error={shown(wrong.label)}
        onChange={({ target }) => set({ label: target.value })}
      />
      <datalist id={rolls}>
        {labels.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Field
        label="Dice to roll (optional)"
        hint="Leave it empty to let each person choose."
        autoComplete="off"
        readOnly={isLoading}
        value={notation}
        error={wrong.notation}
        isErrorQuiet
        onChange={({ target }) => set({ notation: target.value })}
      />
      <LiveRegion message={settledError} />
      <Field
        label="Target number (optional)"
        hint="Only the host and admins see it, unless you show it."
        inputMode="numeric"
        autoComplete="off"
        readOnly={isLoading}
        value={target}
        error={shown(wrong.target)}
        onChange={({ target }) => set({ target: target.value })}
      />
      {target.trim() !== '' && (
        <Checkbox
          label="Show them the number"
          checked={tellsTarget}
          onChange={({ target }) => set({ tellsTarget: target.checked })}
        />
      )}
      <fieldset>
        <legend>Who rolls</legend>
        {others.map(({ userId, displayName }) => (
          <Checkbox
            key={userId}
            label={displayName}
            aria-invalid={shown(wrong.to) ? true : undefined}
            aria-describedby={nobody}
            checked={!left.includes(userId)}
            onChange={({ target }) =>
              set({ left: target.checked ? left.filter((id) => id !== userId) : [...left, userId] })
            }
          />
        ))}
        <p id={nobody} className={common.fault} role="status">
          {shown(wrong.to)}
        </p>
      </fieldset>
      <AudienceSelect
        label="Who can see the rolls"
        only="Only the person rolling"
        value={audience}
        me={me}
        onChange={(value) => isAudience(value) && set({ audience: value })}
      />
      <div className={styles.main} data-toasts-above>
        <FailedCall error={error} fallback="Couldn't send the request. Try again." />
        <LongCall busy={isLoading} onStop={stop} />
        <div className={common.actions}>
          <Button type="submit" variant="primary" busy={isLoading}>
            Send request
          </Button>
          <Button variant="quiet" aria-disabled={isLoading} onClick={isLoading ? undefined : end}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  )
}
