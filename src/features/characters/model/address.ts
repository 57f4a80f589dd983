import { useSearchParams } from 'react-router-dom'
import { gameIdPattern } from '../../../contract/patterns.gen.ts'
import { href } from '../../../shell/href.ts'

/** What the view shows beside the list: a sheet, the party, a new character, or the conditions of the game. */
export type Place = {
  character?: string
  view?: 'all' | 'party' | 'new' | 'conditions'
  idea?: string
  refill?: string
}

/** The address of a place in the view. */
export function placeHref(game: string, place: Place = {}): string {
  const parameters = new URLSearchParams(Object.entries(place).filter(([, value]) => value !== undefined))
  const more = parameters.size > 0 ? `&${parameters}` : ''
  return `${href('gameCharacter', { game })}${more}`
}

const views = ['all', 'party', 'new', 'conditions'] as const

/** The place that the address names. */
export function usePlace(): Place {
  const [parameters] = useSearchParams()
  const idOf = (name: string) => {
    const id = parameters.get(name) ?? ''
    // Ids of games and characters have one format.
    return gameIdPattern.test(id) ? id : undefined
  }
  const view = views.find((one) => one === parameters.get('view'))
  const character = idOf('character')
  const idea = idOf('idea')
  const refill = parameters.get('refill')
  return { ...(refill && { refill }), ...(view && { view }), ...(character && { character }), ...(idea && { idea }) }
}
