import type { ComponentProps, ComponentType } from 'react'
import { LostWork } from './decision.tsx'
import { Details } from './details.tsx'
import { GameConditions } from './game-conditions.tsx'
import { Layout } from './layout.tsx'
import { MakeCharacter } from './new-character.tsx'
import { Changes, OfferRefill, Party } from './party.tsx'
import { PrintSheet } from './print-sheet.tsx'

const parts = {
  layout: Layout,
  details: Details,
  print: PrintSheet,
  conditions: GameConditions,
  new: MakeCharacter,
  party: Party,
  changes: Changes,
  lost: LostWork,
  offer: OfferRefill,
}
type Parts = typeof parts
type RarePartProps = { [Name in keyof Parts]: { part: Name } & ComponentProps<Parts[Name]> }[keyof Parts]

/** The parts beside list and sheet, in one script. */
export default function RarePart({ part, ...props }: RarePartProps) {
  const Part = parts[part] as ComponentType<typeof props>
  return <Part {...props} />
}
