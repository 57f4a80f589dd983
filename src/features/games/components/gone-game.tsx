import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '../../../shell/href.ts'
import { useIsHere } from '../../../shell/use-is-here.ts'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { endingOf } from '../model/endings.ts'

const LeftBehind = lazyWithRetry(() => import('./left-behind.tsx'))

/**
 * In place of the overview of a game that is not there any more: what was typed. Whoever has ended it here goes on to
 * the list of games once that is answered.
 */
export default function GoneGame({ gameId }: { gameId: string }) {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const goOn = useEffectEvent(() => void (isHere() && navigate(href('game'), { replace: true })))
  useEffect(() => void endingOf(gameId)?.then(goOn, () => {}), [gameId])
  return <LeftBehind gameId={gameId} />
}
