import type { Table } from '../../../../rules/idea-table/graph.ts'
import { aim } from './aim.ts'
import { asker } from './asker.ts'
import { beginning } from './beginning.ts'
import { catches } from './catch.ts'
import { clock } from './clock.ts'
import { clue } from './clue.ts'
import { company } from './company.ts'
import { discovery } from './discovery.ts'
import { faction } from './faction.ts'
import { manner } from './manner.ts'
import { meaning } from './meaning.ts'
import { method } from './method.ts'
import { name } from './name.ts'
import { past } from './past.ts'
import { place } from './place.ts'
import { price } from './price.ts'
import { remedy } from './remedy.ts'
import { rift } from './rift.ts'
import { secret } from './secret.ts'
import { sign } from './sign.ts'
import { smellAndSound } from './smell-and-sound.ts'
import { threat } from './threat.ts'
import { trade } from './trade.ts'
import { treasure } from './treasure.ts'
import { want } from './want.ts'
import { wrongHere } from './wrong-here.ts'

/**
 * The tables that every person begins with, in the order of the kinds and their slots. They are large: only what is
 * loaded with the view may import them.
 */
export const starterTables: readonly Table[] = [
  place,
  wrongHere,
  smellAndSound,
  company,
  name,
  trade,
  want,
  secret,
  manner,
  faction,
  aim,
  method,
  rift,
  beginning,
  asker,
  catches,
  clue,
  discovery,
  meaning,
  threat,
  sign,
  clock,
  remedy,
  treasure,
  past,
  price,
]
