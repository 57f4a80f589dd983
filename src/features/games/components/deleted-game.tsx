import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isSame } from '../../../forms/compare-versions.ts'
import { cannotSave } from '../../../forms/form-end.tsx'
import { useStored } from '../../../forms/stored.ts'
import { useUserId } from '../../../session/hooks.ts'
import { href } from '../../../shell/href.ts'
import { useIsHere } from '../../../shell/redirect.tsx'
import { endingOf, settingsDrafts } from '../model/game-drafts.ts'
import SettingsForm from './settings-form.tsx'

/**
 * Replaces the overview of a deleted game: the settings that were being changed, read-only. A person who has ended the
 * game here then goes to the list of games.
 */
export default function GoneGame({ gameId }: { gameId: string }) {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const userId = useUserId()
  const [draft, keep] = useStored(settingsDrafts, [userId, gameId])
  const goOn = useEffectEvent(() => void (isHere() && navigate(href('game'), { replace: true })))
  useEffect(() => void endingOf(gameId)?.then(goOn, () => {}), [gameId])
  if (!draft || isSame(draft.values, draft.base)) return null
  return <SettingsForm gameId={gameId} draft={draft} isOpened={false} keep={keep} closedBy={cannotSave.gone} />
}
