import type { IdeaKind } from '../../../contract/types.gen.ts'

/** What each kind is called. */
export const kindNames: Record<IdeaKind, string> = {
  place: 'Place',
  person: 'Person',
  faction: 'Faction',
  hook: 'Hook',
  clue: 'Clue',
  threat: 'Threat',
  treasure: 'Treasure',
}
