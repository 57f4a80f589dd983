import { useEffect, useRef, useState } from 'react'
import { errorText, retryAtOf, statusOf } from '../../../api/api-error.ts'
import { useNudgeMutation } from '../../../api/lobby-api.ts'
import type { Member } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { nudgeAgainMs } from '../../../rules/limits.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'

/** Nudges members, each at most once a minute, by anyone. */
export function useNudge(gameId: string) {
  const { toast } = useOverlays()
  const [send] = useNudgeMutation()
  /** Who was nudged within the last minute, and cannot be yet. */
  const [nudged, setNudged] = useState<readonly string[]>([])
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])
  /** Who is being nudged. */
  const [sending, setSending] = useState<readonly string[]>([])
  const nudge = async ({ userId, displayName }: Member) => {
    if (sending.includes(userId) || nudged.includes(userId)) return
    const name = inSentence(displayName)
    setSending((all) => [...all, userId])
    const { error } = await send({ params: { gameId }, body: { userId } })
    setSending((all) => all.filter((one) => one !== userId))
    const wait = (until: number) => {
      setNudged((all) => [...all, userId])
      const over = () => setNudged((all) => all.filter((one) => one !== userId))
      timers.current.push(setTimeout(over, until - Date.now()))
    }
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
    isNudged: (userId: string) => nudged.includes(userId),
    isNudging: (userId: string) => sending.includes(userId),
  }
}
