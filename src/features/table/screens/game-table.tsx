import { useDispatch } from 'react-redux'
import { rollWanted } from '../../../game/dice-slice.ts'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import drawing from '../../../shell/page/drawings/table.svg?raw'
import { Page } from '../../../shell/page/page.tsx'
import { routes } from '../../../shell/routes.ts'
import { Button } from '../../../ui/button/button.tsx'

/** The die that lies in the tray when the dice are opened here. */
const d20 = { by: 'table', block: '', notation: '1d20', label: '', audience: 'everyone', isAdjusted: true } as const

export default function GameTable() {
  const dispatch = useDispatch()
  return (
    <Page
      title={routes.gameTable.title}
      lead="The map is coming. For now, open Dice to roll."
      picture={<Drawing src={drawing} />}
      actions={
        <Button variant="primary" onClick={() => dispatch(rollWanted(d20))}>
          Open Dice
        </Button>
      }
    />
  )
}
