// This file is generated from tests/contract/scratch/asyncapi.yaml by `npm run contract`. Do not edit it.

import type {
  GameChanged,
  Presence,
  Roll,
} from './types.gen.ts'
import {
  zGameChanged,
  zPresence,
} from './schemas/maps.gen.ts'
import {
  zRoll,
} from './schemas/openapi.gen.ts'

/** The events of the channel `table` by their names: `down`, from the server, and `up`, to it. */
export type TableEvents = {
  down: {
    'game.changed': GameChanged
    'dice.rolled': Roll
  }
  up: {
    presence: Presence
  }
}

/** The schemas of those from the server. */
export const tableEventsDown = {
  'game.changed': zGameChanged,
  'dice.rolled': zRoll,
} as const

/** The schemas of those to it. */
export const tableEventsUp = {
  presence: zPresence,
} as const

/** The address of the channel, below the base of the API. */
export const tableChannel = '/games/{gameId}/live'
