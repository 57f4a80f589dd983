import type { ComponentProps } from 'react'
import { Details } from './details.tsx'
import { GameConditions } from './game-conditions.tsx'
import { Layout } from './layout.tsx'
import { MakeCharacter } from './new-character.tsx'
import { Changes, Party } from './party.tsx'
import { PrintSheet } from './print-sheet.tsx'

type RarePartProps =
  | ({ part: 'layout' } & ComponentProps<typeof Layout>)
  | ({ part: 'details' } & ComponentProps<typeof Details>)
  | ({ part: 'print' } & ComponentProps<typeof PrintSheet>)
  | ({ part: 'conditions' } & ComponentProps<typeof GameConditions>)
  | ({ part: 'new' } & ComponentProps<typeof MakeCharacter>)
  | ({ part: 'party' } & ComponentProps<typeof Party>)
  | ({ part: 'changes' } & ComponentProps<typeof Changes>)

/** The parts beside list and sheet, in one script. */
export default function RarePart(props: RarePartProps) {
  switch (props.part) {
    case 'layout':
      return <Layout {...props} />
    case 'details':
      return <Details {...props} />
    case 'print':
      return <PrintSheet {...props} />
    case 'conditions':
      return <GameConditions {...props} />
    case 'new':
      return <MakeCharacter {...props} />
    case 'party':
      return <Party {...props} />
    case 'changes':
      return <Changes {...props} />
  }
}
