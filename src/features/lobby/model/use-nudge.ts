import { useState } from 'react'
import { errorText, retryAtOf, statusOf } from '../../../api/api-error.ts'
import { useNudgeMutation } from '../../../api/lobby-api.ts'
import type { Member } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { nudgeAgainMs } from '../../../rules/limits.ts'
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
      return toast.success(`You nudged ${name}.`)
    }
    const status = statusOf(error)
    if (status === 429) {
      wait(retryAtOf(error) ?? Date.now() + nudgeAgainMs)
      return toast.info(`Someone just nudged ${name}.`)
    }
    if (status === 409) return toast.info(`${name} is ready now.`)
    toast.error(errorText(error, `Couldn't nudge ${name}. Try again.`))
  }
  return {
    nudge,
    againAt: (userId: string) => again[userId] ?? 0,
    isNudging: (userId: string) => sending.includes(userId),
  }
}
