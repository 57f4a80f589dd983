import { useSelector } from 'react-redux'
import { errorText } from '../../../api/api-error.ts'
import { useAnswerDateMutation } from '../../../api/schedule-api.ts'
import type { AnswerToDate, OfferedDate } from '../../../contract/types.gen.ts'
import { selectUser } from '../../../session/session-slice.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { useInOrder } from './use-in-order.ts'

/** My answer to a date, and the change of it: seen at once, and taken back where it did not reach the server. */
export function useAnswer(gameId: string, { dateId, answers }: OfferedDate) {
  const me = useSelector(selectUser)?.userId
  const { toast } = useOverlays()
  const [send] = useAnswerDateMutation()
  return useInOrder<AnswerToDate | undefined>({
    current: answers.find(({ userId }) => userId === me)?.answer,
    send: async (answer) => {
      if (!answer) return
      const { error } = await send({ params: { gameId, dateId }, body: { answer } })
      if (error) toast.error(errorText(error, "Couldn't save your answer. Try again."))
    },
  })
}
