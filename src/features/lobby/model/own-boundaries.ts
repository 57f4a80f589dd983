import * as z from 'zod/mini'
import { zAddedBoundary, zBoundaryKind } from '../../../contract/schemas/lobby.gen.ts'
import { stored, useStored } from '../../../forms/stored.ts'
import { zSent } from '../../../forms/use-create.ts'

export type Whose = { userId: string; gameId: string }

const zOwn = z.array(zAddedBoundary)
/** A boundary that this device added, with the key that withdraws it. */
export type OwnBoundary = z.infer<typeof zAddedBoundary>

const zDraft = z.object({ kind: zBoundaryKind, text: z.string(), sent: zSent })
/** The label of the text field. */
export const boundaryLabels: Record<OwnBoundary['kind'], string> = {
  line: 'What should never come up?',
  veil: 'What should stay off-screen?',
}

/** Drafts by person and game. They are deleted as soon as someone else signs in, because they show who wrote what. */
export const boundaryDrafts = stored('boundary', zDraft, { isOwn: true })

const ownBoundaries = stored('boundaries', zOwn, { isOwn: true, onDevice: true })

const none: OwnBoundary[] = []

/**
 * The boundaries that this person added in a game on this device, in sync with the other tabs.
 * @returns the list, and a function that changes its current value: calls may run in two rows, or in two tabs, at once
 */
export function useOwnBoundaries({ userId, gameId }: Whose) {
  const whose = [userId, gameId]
  const [own = none] = useStored(ownBoundaries, whose)
  const change = (recipe: (list: OwnBoundary[]) => OwnBoundary[]) => {
    const list = recipe(ownBoundaries.read(whose) ?? none)
    ownBoundaries.write(whose, list.length > 0 ? list : undefined)
  }
  return [own, change] as const
}
