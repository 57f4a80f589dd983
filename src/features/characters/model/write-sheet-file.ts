import type { CharacterBlock, NewBlock, WholeCharacter } from '../../../contract/types.gen.ts'
import { inOrder } from './sheet-mutations.ts'

/** The version of the files that this app writes. It reads those of earlier ones. */
export const fileVersion = 1

/** A block as it is made anew: without its version. A bound that it has not is left out. */
export function newBlockOf({ rev: _, ...block }: CharacterBlock): NewBlock {
  return Object.fromEntries(Object.entries(block).filter(([, value]) => value !== undefined)) as NewBlock
}

/** A character as JSON that this app can read again. */
export function toFile(character: WholeCharacter): string {
  const { name, portrait, kind, visibility, health, refills } = character
  const blocks = inOrder(character).map(newBlockOf)
  const kept = refills.map(({ label, steps }) => ({ label, steps }))
  const made = { name, portrait, kind, visibility, ...(health && { health }), blocks, refills: kept }
  return `${JSON.stringify({ emberhall: 'character', version: fileVersion, character: made }, null, 2)}\n`
}

/** A name for the file: without what systems do not allow. */
export const fileName = (name: string): string =>
  `${
    name
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .slice(0, 60) || 'character'
  }.json`
