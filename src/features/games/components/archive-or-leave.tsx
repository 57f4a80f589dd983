import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { gamesApi } from '../../../api/games-api.ts'
import type { Game } from '../../../contract/types.gen.ts'
import { forgetLastGame } from '../../../game/last-game.tsx'
import { may } from '../../../game/may.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useUserId } from '../../../session/hooks.ts'
import { href } from '../../../shell/href.ts'
import { useCancellable, useOverlays } from '../../../shell/overlays/overlays.ts'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { useIsHere } from '../../../shell/redirect.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { forgetEnding, keepEnding, settingsDrafts } from '../model/game-drafts.ts'
import styles from './games.module.css'

const DeleteGame = lazyWithRetry(() => import('./delete-game.tsx'))

/** How a game ends for me: the host archives or deletes it, anyone else leaves it. */
export function Ending({ game }: { game: Game }) {
  return (
    <section aria-labelledby="ending" className={`${common.close} ${styles.ending}`}>
      <h2 id="ending">{may.own(game.role) ? 'Archive or delete' : 'Leave the game'}</h2>
      {may.own(game.role) ? <EndingOfHost game={game} /> : <Leaving game={game} />}
    </section>
  )
}

/**
 * Waits for the call that ends the game for me, and then opens the list of games. A person who has left the page
 * meanwhile stays where they are.
 */
function useEnding(gameId: string) {
  const userId = useUserId()
  const navigate = useNavigate()
  const isHere = useIsHere()
  useEffect(() => forgetEnding(gameId), [gameId])
  return async (call: Promise<unknown>) => {
    await keepEnding(gameId, call)
    forgetLastGame(userId, gameId)
    settingsDrafts.write([userId, gameId], undefined)
    // Back does not lead to a deleted game.
    if (isHere()) void navigate(href('game'), { replace: true })
  }
}

function EndingOfHost({ game }: { game: Game }) {
  const { gameId, name, status } = game
  const { toast } = useOverlays()
  const [archive, archiving] = gamesApi.useArchiveGameMutation()
  const [restore, restoring] = gamesApi.useRestoreGameMutation()
  const [remove] = gamesApi.useDeleteGameMutation()
  const [isDeleting, setIsDeleting] = useState(false)
  const end = useEnding(gameId)
  const run = useCancellable()
  const isArchived = status === 'archived'
  const button = useRef<HTMLButtonElement>(null)
  // In a restored game the settings are above it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are when it is
  useLayoutEffect(() => {
    if (document.activeElement === button.current) button.current?.scrollIntoView({ block: 'nearest' })
  }, [isArchived])
  const put = async () => {
    const { error } = await run(isArchived ? 'Restoring the game…' : 'Archiving the game…', () =>
      (isArchived ? restore : archive)({ params: { gameId } }),
    )
    if (error)
      toast.failed(
        error,
        isArchived ? "Couldn't restore the game. Try again." : "Couldn't archive the game. Try again.",
      )
    else toast.success(`You ${isArchived ? 'restored' : 'archived'} ${inSentence(name)}.`)
  }
  return (
    <>
      <p>
        {isArchived
          ? 'This game is archived. Restore it to edit it and let people join again.'
          : 'Archived games are read-only. You can restore them anytime.'}
      </p>
      <p className={common.actions}>
        <Button
          ref={button}
          busy={archiving.isLoading || restoring.isLoading}
          // The second click of a double click would take the first one back.
          onClick={({ detail }) => detail < 2 && put()}
        >
          {isArchived ? 'Restore' : 'Archive'}
        </Button>
        <Button variant="quietDanger" onClick={() => setIsDeleting(true)}>
          Delete game
        </Button>
      </p>
      {isDeleting && (
        <LazyPart>
          <DeleteGame
            name={name}
            onCancel={() => setIsDeleting(false)}
            onDelete={() => end(remove({ params: { gameId } }).unwrap())}
            onDeleted={() => toast.success(`You deleted ${inSentence(name)}.`)}
          />
        </LazyPart>
      )}
    </>
  )
}

function Leaving({ game: { gameId, name } }: { game: Game }) {
  const { confirm, toast } = useOverlays()
  const [leave, { isLoading }] = gamesApi.useLeaveGameMutation()
  const end = useEnding(gameId)
  const run = useCancellable()
  const goOut = async () => {
    const { error } = await run('Leaving the game…', () => leave({ params: { gameId } }))
    if (error) throw error
  }
  const ask = async () => {
    const ok = await confirm({
      title: 'Leave the game?',
      message: `You give up your seat in ${inSentence(name)}. Your ideas and random tables leave with you. Your characters stay, free to take, without your private notes. To come back, you'll need an invite link.`,
      confirmLabel: 'Leave game',
      danger: true,
    })
    if (!ok) return
    try {
      await end(goOut())
      toast.success(`You left ${inSentence(name)}.`)
    } catch (error) {
      toast.failed(error, "Couldn't leave the game. Try again.")
    }
  }
  return (
    <>
      <p>You give up your seat, and the game leaves your list.</p>
      <p>
        <Button variant="quietDanger" busy={isLoading} onClick={ask}>
          Leave game
        </Button>
      </p>
    </>
  )
}
