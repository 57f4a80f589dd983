import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { scheduleOperations } from '../contract/operations/schedule.gen.ts'
import type { OfferedDate, Schedule } from '../contract/types.gen.ts'
import { api } from './api.ts'
import { isTold, unlessTold } from './commands.ts'
import { dataOf } from './data-of.ts'
import { endpointsOf } from './endpoint.ts'

const endpoint = endpointsOf(scheduleOperations)

type OfGame = { params: { gameId: string } }
type OfDate = { params: { gameId: string; dateId?: string } }

const scheduleOf = ({ params }: OfGame) => ({ type: 'schedule', id: params.gameId }) as const
const ofSchedule = (_result: unknown, _error: unknown, arg: OfGame) => [scheduleOf(arg)]
/** The next session stands in the game as well, and how many dates wait for an answer. */
const changesDates = unlessTold((arg: OfGame) => [
  ...[scheduleOf(arg), { type: 'game', id: arg.params.gameId } as const],
  'gameList' as const,
])

/** What every change has in common. */
const changes = { invalidatesTags: changesDates, onQueryStarted: takeAnswer }

/** The endpoints of the tag `schedule`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const scheduleApi = api.enhanceEndpoints({ addTagTypes: ['game', 'gameList', 'schedule'] }).injectEndpoints({
  endpoints: (build) => ({
    getSchedule: build.query(endpoint('getSchedule', { providesTags: ofSchedule })),
    offerDates: build.mutation(endpoint('offerDates', changes)),
    withdrawDates: build.mutation(endpoint('withdrawDates', changes)),
    answerDate: build.mutation(endpoint('answerDate', changes)),
    fixDate: build.mutation(endpoint('fixDate', changes)),
    moveSession: build.mutation(endpoint('moveSession', changes)),
    cancelSession: build.mutation(endpoint('cancelSession', changes)),
  }),
})

type Started = {
  // biome-ignore lint/suspicious/noExplicitAny: as RTK Query types it
  dispatch: ThunkDispatch<any, any, UnknownAction>
  queryFulfilled: Promise<{ data: Schedule }>
}

/** Every change answers with the schedule as it is then. Once a fact has told it, the answer may be the older of the two. */
async function takeAnswer(arg: OfDate, { dispatch, queryFulfilled }: Started): Promise<void> {
  const { gameId, dateId } = arg.params
  const schedule = await dataOf(queryFulfilled)
  if (!schedule || isTold(arg)) return
  dispatch(
    scheduleApi.util.updateQueryData('getSchedule', { params: { gameId } }, (there) => {
      if (there.rev < schedule.rev) return schedule
      // An answer to a date leaves the `rev` as it is, and those to two dates may cross.
      const isOne = (date: OfferedDate) => date.dateId === dateId
      if (there.rev === schedule.rev)
        for (const date of there.offer?.dates ?? [])
          if (isOne(date)) Object.assign(date, schedule.offer?.dates.find(isOne))
    }),
  )
}

export const {
  useGetScheduleQuery,
  useOfferDatesMutation,
  useWithdrawDatesMutation,
  useAnswerDateMutation,
  useFixDateMutation,
  useMoveSessionMutation,
  useCancelSessionMutation,
} = scheduleApi
