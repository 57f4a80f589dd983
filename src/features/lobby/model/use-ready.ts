import { useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { lobbyApi } from '../../../api/lobby-api.ts'
import { scheduleApi } from '../../../api/schedule-api.ts'
import type { AnswerToDate, Lobby, OfferedDate, Start } from '../../../contract/types.gen.ts'
import { useUserId } from '../../../session/hooks.ts'
import { selectClockOffset } from '../../../session/session-slice.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { readinessOf } from './readiness.ts'

type InOrder<Value> = {
  /** The server's last value. */
  current: Value
  /** Sends it to the server. It updates the cache with the answer, and never rejects. */
  send: (value: Value) => Promise<unknown>
}

/**
 * Sends quick changes of one value in order. The newest choice is shown at once. Each choice is sent after the answer
 * to the one before, so that the server ends up with the newest. After a refusal the server's value is shown.
 * @returns the shown value, and a function that changes it
 */
function useInOrder<Value>({ current, send }: InOrder<Value>) {
  const [wanted, setWanted] = useState<{ value: Value }>()
  const line = useRef({ last: Promise.resolve<unknown>(undefined), waiting: 0 })
  const choose = (value: Value) => {
    const state = line.current
    state.waiting += 1
    setWanted({ value })
    state.last = state.last.then(async () => {
      await send(value)
      state.waiting -= 1
      if (state.waiting === 0) setWanted(undefined)
    })
  }
  return [wanted ? wanted.value : current, choose] as const
}

/** My answer to a date, and a function that changes it: shown at once, and reverted if it did not reach the server. */
export function useAnswer(gameId: string, { dateId, answers }: OfferedDate) {
  const me = useUserId()
  const { toast } = useOverlays()
  const [send] = scheduleApi.useAnswerDateMutation()
  return useInOrder<AnswerToDate | undefined>({
    current: answers.find(({ userId }) => userId === me)?.answer,
    send: async (answer) => {
      if (!answer) return
      const { error } = await send({ params: { gameId, dateId }, body: { answer } })
      if (error) toast.failed(error, "Couldn't save your answer. Try again.")
    },
  })
}

/** Whether I am ready, and a function that changes it: shown at once, and reverted if it did not reach the server. */
export function useReady(gameId: string, lobby: Lobby) {
  const me = useUserId()
  const { toast } = useOverlays()
  const [set] = lobbyApi.useSetReadyMutation()
  return useInOrder({
    current: readinessOf(lobby, me).ready,
    send: async (ready) => {
      const { error } = await set({ params: { gameId }, body: { ready } })
      if (error) toast.failed(error, "Couldn't reach the others. Try again.")
    },
  })
}

/**
 * The start of the countdown. The server sends it until its time has come: an answer at that very moment lacks it, and
 * the countdown continues anyway.
 */
export function useStart(start: Start | undefined): Start | undefined {
  const offset = useSelector(selectClockOffset)
  const [last, setLast] = useState(start)
  if (start && start.startId !== last?.startId) setLast(start)
  return start ?? (last && Date.parse(last.goesAt) <= Date.now() + offset ? last : undefined)
}
