import * as z from 'zod/mini'
import { type FaultId, faults } from '../../mocks/scenarios/chosen-answers.ts'
import type { OperationId } from '../../src/contract/operations.gen.ts'
import { zErrorBody } from '../../src/contract/schemas/openapi.gen.ts'

/** What a fault means for the person, whichever call it affects. */
export type Outcome =
  /** The call succeeds, at once or after so many milliseconds. */
  | { ends: 'well'; after?: number }
  /** It never ends; the person cancels. */
  | { ends: 'never' }
  /**
   * The call fails, with the server's message or our own. Wrong input is shown at its field, anything else at the form.
   * The next attempt has to wait so many seconds.
   */
  | {
      ends: 'badly'
      words: 'theirs' | 'ours'
      why: 'input' | 'no network' | 'puzzling' | 'refused'
      wait?: number
      isNoSession?: boolean
    }

const noNetwork: Outcome = { ends: 'badly', words: 'ours', why: 'no network' }
const puzzling: Outcome = { ends: 'badly', words: 'ours', why: 'puzzling' }
const refusing: Outcome = { ends: 'badly', words: 'theirs', why: 'refused' }
const badInput: Outcome = { ends: 'badly', words: 'theirs', why: 'input' }

export const outcomes: Record<FaultId, Outcome> = {
  offline: noNetwork,
  dropped: noNetwork,
  hanging: { ends: 'never' },
  'slow-12s': { ends: 'well', after: 12_000 },
  '400-message': badInput,
  '400-bare': { ...badInput, words: 'ours' },
  '401-message': { ...refusing, isNoSession: true },
  '401-bare': { ...puzzling, isNoSession: true },
  '403-message': refusing,
  '403-bare': puzzling,
  '404-message': refusing,
  '404-bare': puzzling,
  '409-message': refusing,
  '409-bare': puzzling,
  '410-message': badInput,
  '410-bare': { ...badInput, words: 'ours' },
  '412-message': refusing,
  '412-bare': puzzling,
  '429-seconds': { ...refusing, wait: 30 },
  '429-date': { ...refusing, wait: 30 },
  '429-absent': refusing,
  '429-absurd': { ...refusing, wait: 3600 },
  '500-message': refusing,
  '500-empty': puzzling,
  '502-html': puzzling,
  '503': puzzling,
  'broken-json': puzzling,
  'wrong-shape': puzzling,
  'empty-body': puzzling,
  'extra-fields': { ends: 'well' },
  'long-message': badInput,
  'html-message': badInput,
}

/** The server's message in the answer of a fault. */
export async function messageOf(id: OperationId, fault: FaultId): Promise<string> {
  const response = await faults[fault].respond({ id, now: Date.now(), real: () => Promise.reject() })
  return z.parse(zErrorBody, await response.json()).message.trim()
}
