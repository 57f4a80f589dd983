import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { isAborted } from '../../../api/api-error.ts'
import { gamesApi } from '../../../api/games-api.ts'
import { FailedCall } from '../../../forms/calls.tsx'
import { isSame } from '../../../forms/compare-versions.ts'
import { useStored } from '../../../forms/stored.ts'
import { useCreate } from '../../../forms/use-create.ts'
import { focusFirstError } from '../../../forms/use-versioned-form.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useUserId } from '../../../session/hooks.ts'
import { href } from '../../../shell/href.ts'
import { useCancellable, useOverlays } from '../../../shell/overlays/overlays.ts'
import drawing from '../../../shell/page/drawings/create.svg?raw'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useIsHere } from '../../../shell/redirect.tsx'
import { routes } from '../../../shell/routes.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { GameFields } from '../components/game-fields.tsx'
import { emptyGame, newGameDrafts } from '../model/game-drafts.ts'
import { checks, type Errors, errorsOf, type FieldName, toBody, type Values } from '../model/game-values.ts'

/** Creates a game: one short form, which survives a reload. */
export default function GameCreate() {
  const userId = useUserId()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const { toast } = useOverlays()
  const fields = useRef<HTMLDivElement>(null)
  const [stored, keep] = useStored(newGameDrafts, [userId])
  const [empty] = useState(emptyGame)
  const draft = stored ?? empty
  const [errors, setErrors] = useState<Errors>({})
  const [create, { data, error, isLoading }] = gamesApi.useCreateGameMutation()
  const run = useCancellable()
  const send = useCreate(draft.sent, (sent) => keep((now) => ({ ...now, sent })))
  const isBusy = isLoading || Boolean(data)

  const change = (changed: Partial<Values>) => {
    // The form takes no input while the game is being created, because the game would not include it.
    if (isBusy) return
    const values = { ...draft.values, ...changed }
    keep({ ...draft, values })
    // After a refusal the form is checked at each key. Before that, nothing is called wrong.
    for (const name of Object.keys(changed) as FieldName[])
      if (errors[name]) setErrors({ ...errors, [name]: checks[name](values[name] as never) })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found = errorsOf(draft.values)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirstError(fields.current)
    const body = toBody(draft.values)
    if (!stored) keep(draft)
    const answer = await send(body, (key) =>
      run('Creating the game…', () => create({ headers: { 'Idempotency-Key': key }, body })),
    )
    if (!answer?.data) return
    const game = answer.data
    // Another game may have been typed since.
    keep((now) => (isSame(toBody(now.values), body) ? undefined : now))
    // A person who has left the page stays where they are.
    if (isHere()) void navigate(href('gameInvite', { game: game.gameId }), { state: { created: game.name } })
    else toast.success(`You created ${inSentence(game.name)}. It's in your games.`)
  }
  return (
    <Page
      title={routes.gameCreate.title}
      lead="All you need is a name. You can change everything later."
      picture={<Drawing src={drawing} />}
    >
      <form noValidate aria-label="New game" className={common.stack} onSubmit={submit}>
        <div className={`${common.card} ${common.padded}`}>
          <GameFields fields={fields} errors={errors} readOnly={isBusy} values={draft.values} onChange={change} />
        </div>
        <div className={`${common.dock} ${common.onPhone}`} data-toasts-above>
          <section>
            <FailedCall
              error={isLoading || isAborted(error) ? undefined : error}
              fallback="Couldn't create the game. Try again."
            />
            <p className={common.actions}>
              <Button variant="primary" type="submit" busy={isBusy}>
                Create game
              </Button>
              <Link to={href('game')} className={buttonClass('quiet')}>
                Cancel
              </Link>
            </p>
          </section>
        </div>
      </form>
    </Page>
  )
}
