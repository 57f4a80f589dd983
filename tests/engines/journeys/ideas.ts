import assert from 'node:assert/strict'
import { build } from 'vite'
import { drawMany } from '../../support/draw-many.ts'
import type { Journey } from '../person.ts'

/** The generator and our tables as one script, which sets `drawn.drawMany`. */
async function bundle(): Promise<string> {
  const lib = { entry: 'tests/support/draw-many.ts', formats: ['iife' as const], name: 'drawn' }
  const built = await build({ configFile: false, logLevel: 'error', publicDir: false, build: { write: false, lib } })
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const [chunk] = output
  if (chunk?.type !== 'chunk') throw new Error('There is no script of the generator.')
  return chunk.code
}

export const journeys: Journey[] = [
  {
    title: 'a seed gives the card that it gives in Node',
    run: async ({ tab }) => {
      // A page without the app's content security policy, which lets no other script in.
      await tab.goTo('about:blank')
      const drawn = await tab.run((code) => String(new Function(`${code}; return drawn.drawMany()`)()), await bundle())
      assert.equal(drawn, drawMany())
    },
  },
]
