import { scheduleOperations } from '../contract/operations/schedule.gen.ts'
import { api } from './api.ts'
import { endpointsOf } from './endpoint.ts'

const endpoint = endpointsOf(scheduleOperations)

type OfGame = { params: { gameId: string } }

const ofSchedule = (_result: unknown, _error: unknown, { params }: OfGame) =>
  [{ type: 'schedule', id: params.gameId }] as const

/** The next session stands in the game as well. */
const changes = (_result: unknown, _error: unknown, arg: OfGame) =>
  [...ofSchedule(_result, _error, arg), { type: 'game', id: arg.params.gameId }, 'gameList'] as const

/** The endpoints of the tag `schedule`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const scheduleApi = api.enhanceEndpoints({ addTagTypes: ['game', 'gameList', 'schedule'] }).injectEndpoints({
  endpoints: (build) => ({
    getSchedule: build.query(endpoint('getSchedule', { providesTags: ofSchedule })),
    offerDates: build.mutation(endpoint('offerDates', { invalidatesTags: ofSchedule })),
    withdrawDates: build.mutation(endpoint('withdrawDates', { invalidatesTags: ofSchedule })),
    answerDate: build.mutation(endpoint('answerDate', { invalidatesTags: ofSchedule })),
    fixDate: build.mutation(endpoint('fixDate', { invalidatesTags: changes })),
    moveSession: build.mutation(endpoint('moveSession', { invalidatesTags: changes })),
    cancelSession: build.mutation(endpoint('cancelSession', { invalidatesTags: changes })),
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
