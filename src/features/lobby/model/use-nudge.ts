import { useEffect, useRef, useState } from 'react'
import { codeOf, retryAtOf, statusOf } from '../../../api/api-error.ts'
import { lobbyApi } from '../../../api/lobby-api.ts'
import type { Member, NudgeAbout } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { nudgeAgainMs } from '../../../rules/limits.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { useSaid } from '../../../ui/announcer/live-region.tsx'
import { namesInWords } from './readiness.ts'

const words = {
  ready: { verb: 'nudge', done: 'nudged', needless: { code: 'ready', text: 'ready now' } },
  dates: { verb: 'remind', done: 'reminded', needless: { code: 'answered', text: 'done with the dates' } },
}

/**
 * Nudges members. A member can be nudged once in `nudgeAgainMs`, by anyone. The button shows who was nudged, so that is
 * only announced: `said` is for a live region.
 */
export function useNudge(gameId: string, about: NudgeAbout) {
  const { toast } = useOverlays()
  const [said, say] = useSaid()
  const [send] = lobbyApi.useNudgeMutation()
  /** Who is being nudged, or was within `nudgeAgainMs`, and whether that was by me. */
  const [nudged, setNudged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])
  const { verb, done, needless } = words[about]
  const isNudged = ({ userId }: Pick<Member, 'userId'>) => nudged.has(userId)
  const isReached = ({ userId }: Pick<Member, 'userId'>) => nudged.get(userId) === true
  const mark = (userId: string, isMine: boolean) => setNudged((all) => new Map(all).set(userId, isMine))
  const nudgeOne = async ({ userId }: Member) => {
    const { error } = await send({ params: { gameId }, body: { userId, about } })
    const status = statusOf(error)
    const again = () => setNudged((all) => new Map([...all].filter(([one]) => one !== userId)))
    if (!error) mark(userId, true)
    const until = status === 429 ? retryAtOf(error) : undefined
    if (!error || status === 429)
      timers.current.push(setTimeout(again, (until ?? Date.now() + nudgeAgainMs) - Date.now()))
    else again()
    return { error, status }
  }
  /** Announces who was nudged; a toast says why the first one was not. */
  const nudge = async (wanted: readonly Member[]) => {
    const members = wanted.filter((member) => !isNudged(member))
    for (const { userId } of members) mark(userId, false)
    const answers = await Promise.all(members.map(nudgeOne))
    const names = members.map(({ displayName }) => inSentence(displayName, 30))
    const reached = names.filter((_, at) => !answers[at]?.error)
    if (reached.length > 0) return say(`You ${done} ${namesInWords(reached)}.`)
    const { error, status } = answers[0] ?? {}
    if (status === 429) return toast.info(`Someone just nudged ${names[0]}.`)
    if (codeOf(error) === needless.code) return toast.info(`${names[0]} is ${needless.text}.`)
    if (error) toast.failed(error, `Couldn't ${verb} ${namesInWords(names)}. Try again.`)
  }
  return { nudge, isNudged, isReached, said }
}
