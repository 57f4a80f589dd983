import { scheduleOperations } from '../contract/operations/schedule.gen.ts'
import type { Schedule } from '../contract/types.gen.ts'
import { api } from './api.ts'
import { takeAnswer } from './cache-updaters.ts'
import { endpointsOf, ofGame } from './endpoint.ts'
import { scheduleCache } from './schedule-cache.ts'

const endpoint = endpointsOf(scheduleOperations)

type OfDate = { params: { gameId: string; dateId: string } }

/** The game also holds the next session and the number of dates to answer. */
const changesDates = ofGame(['schedule', 'game'], ['gameList'])

const changes = { invalidatesTags: changesDates, onQueryStarted: takeAnswer(scheduleCache['schedule.changed']) }

/** The endpoints of the tag `schedule`. Each call resolves to the parsed answer or rejects with an `ApiError`. */
export const scheduleApi = api.enhanceEndpoints({ addTagTypes: ['game', 'gameList', 'schedule'] }).injectEndpoints({
  endpoints: (build) => ({
    getSchedule: build.query(endpoint('getSchedule', { providesTags: ofGame(['schedule']) })),
    offerDates: build.mutation(endpoint('offerDates', changes)),
    withdrawDates: build.mutation(endpoint('withdrawDates', changes)),
    answerDate: build.mutation(
      endpoint('answerDate', {
        invalidatesTags: changesDates,
        onQueryStarted: takeAnswer(scheduleCache['date.answered'], ({ params }: OfDate, schedule: Schedule) => ({
          dateId: params.dateId,
          schedule,
        })),
      }),
    ),
    fixDate: build.mutation(endpoint('fixDate', changes)),
    moveSession: build.mutation(endpoint('moveSession', changes)),
    cancelSession: build.mutation(endpoint('cancelSession', changes)),
  }),
})
