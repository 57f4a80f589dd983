import { useState } from 'react'
import { errorText, retryAtOf, statusOf } from '../../../api/api-error.ts'
import { useNudgeMutation } from '../../../api/lobby-api.ts'
import type { Member } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { nudgeAgainMs } from '../../../rules/lobby-limits.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'

/** Nudges members, each once a minute, by whomever. */
export function useNudge(gameId: string) {
  const { toast } = useOverlays()
  const [send] = useNudgeMutation()
  /** When each member can be nudged again, Unix milliseconds of this device. */
  const [again, setAgain] = useState<Record<string, number>>({})
  /** Who is being nudged. */
  const [sending, setSending] = useState<readonly string[]>([])
  const nudge = async ({ userId, displayName }: Member) => {
    if (sending.includes(userId)) return
    const name = inSentence(displayName)
    setSending((all) => [...all, userId])
    const { error } = await send({ params: { gameId }, body: { userId } })
    setSending((all) => all.filter((one) => one !== userId))
    const wait = (until: number) => setAgain((all) => ({ ...all, [userId]: until }))
    if (!error) {
      wait(Date.now() + nudgeAgainMs)
      return toast.success(`${name} was nudged.`)
    }
    const status = statusOf(error)
    if (status === 429) {
      wait(retryAtOf(error) ?? Date.now() + nudgeAgainMs)
      return toast.info(`${name} was nudged a moment ago.`)
    }
    if (status === 409) return toast.info(`${name} is ready already.`)
    toast.error(errorText(error, `${name} could not be nudged.`))
  }
  return {
    nudge,
    againAt: (userId: string) => again[userId] ?? 0,
    isNudging: (userId: string) => sending.includes(userId),
  }
}
