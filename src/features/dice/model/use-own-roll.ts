import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { charactersApi } from '../../../api/characters-api.ts'
import { isSameLabel, type WantedRoll } from '../../../game/dice-slice.ts'
import { fillNotation, rollOfBlock } from '../../../rules/sheet/roll-block.ts'
import { isCounted } from '../../../rules/sheet/settable.ts'

/**
 * Finds the roll with a label on the sheets of my active characters. If several have one, it is that of the sheet which is open.
 * @returns a function that gives nothing if it is not clear which roll is meant, or if that cannot be rolled. It stays the
 * same until another sheet is open.
 */
export function useOwnRoll(gameId: string, me: string) {
  const [list] = charactersApi.endpoints.listCharacters.useLazyQuery()
  const [openSheet] = charactersApi.endpoints.getCharacter.useLazyQuery()
  const open = useSearchParams()[0].get('character')
  return useCallback(
    async (asked: string): Promise<WantedRoll | undefined> => {
      const mine: string[] = []
      let cursor: string | undefined
      do {
        const { data } = await list({ params: { gameId }, query: { limit: 100, ...(cursor && { cursor }) } })
        for (const one of data?.items ?? [])
          if (one.shown === 'whole' && one.status === 'active' && one.owner?.userId === me) mine.push(one.characterId)
        cursor = data?.nextCursor
      } while (cursor)
      const sheets = await Promise.all(mine.map((characterId) => openSheet({ params: { gameId, characterId } }, true)))
      const found = sheets.flatMap(({ data: sheet }) => {
        if (sheet?.shown !== 'whole') return []
        const { characterId, name, visibility, blocks } = sheet
        const block = blocks.find(({ kind, label }) => kind === 'roll' && isSameLabel(label, asked))
        const of = { characterId, name, isHidden: visibility === 'hosts' }
        return block?.kind === 'roll' ? [{ of, block, blocks }] : []
      })
      const meant = found.length > 1 ? found.find(({ of }) => of.characterId === open) : found[0]
      if (!meant) return undefined
      const { of, block, blocks } = meant
      const filled = fillNotation(block.notation, blocks.filter(isCounted))
      return 'problem' in filled ? undefined : { ...rollOfBlock(of, block, filled.notation), isAdjusted: false }
    },
    [gameId, me, list, openSheet, open],
  )
}
