import { scheduleOperations } from '../contract/operations/schedule.gen.ts'
import { api } from './api.ts'
import { unlessTold } from './commands.ts'
import { endpointsOf } from './endpoint.ts'

const endpoint = endpointsOf(scheduleOperations)

type OfGame = { params: { gameId: string } }

const scheduleOf = ({ params }: OfGame) => ({ type: 'schedule', id: params.gameId }) as const
const ofSchedule = (_result: unknown, _error: unknown, arg: OfGame) => [scheduleOf(arg)]
const changesDates = unlessTold((arg: OfGame) => [scheduleOf(arg)])

/** The next session stands in the game as well. */
const changesSession = unlessTold((arg: OfGame) => [
  ...[scheduleOf(arg), { type: 'game', id: arg.params.gameId } as const],
  'gameList' as const,
])

/** The endpoints of the tag `schedule`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const scheduleApi = api.enhanceEndpoints({ addTagTypes: ['game', 'gameList', 'schedule'] }).injectEndpoints({
  endpoints: (build) => ({
    getSchedule: build.query(endpoint('getSchedule', { providesTags: ofSchedule })),
    offerDates: build.mutation(endpoint('offerDates', { invalidatesTags: changesDates })),
    withdrawDates: build.mutation(endpoint('withdrawDates', { invalidatesTags: changesDates })),
    answerDate: build.mutation(endpoint('answerDate', { invalidatesTags: changesDates })),
    fixDate: build.mutation(endpoint('fixDate', { invalidatesTags: changesSession })),
    moveSession: build.mutation(endpoint('moveSession', { invalidatesTags: changesSession })),
    cancelSession: build.mutation(endpoint('cancelSession', { invalidatesTags: changesSession })),
  }),
})

export const {
  useGetScheduleQuery,
  useOfferDatesMutation,
  useWithdrawDatesMutation,
  useAnswerDateMutation,
  useFixDateMutation,
  useMoveSessionMutation,
  useCancelSessionMutation,
} = scheduleApi
