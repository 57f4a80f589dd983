import { expect, it } from 'vitest'
import { sourceFiles } from '../../tests/support/source-files.ts'

const sheets = sourceFiles(['src', 'mocks', '.storybook'], /\.css$/)

/** The lists of selectors that name a pseudo-element of one engine beside anything that is not that engine's own. */
function mixedLists(css: string): string[] {
  const heads = [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)\{/g)].map(([, head = '']) => head.trim())
  return heads.filter((head) => {
    const engines = head.split(',').map((selector) => /::-(\w+)-/.exec(selector)?.[1])
    return new Set(engines).size > 1
  })
}

it('finds the lists that it judges', () => {
  const css = `a::-moz-x,
    /* b, */ a::-webkit-x {} i, a::-moz-x { color: red } a::-moz-x, b::-moz-y {} @media (width) { a, b::marker {} }`
  expect(mixedLists(css).map((list) => list.replaceAll(/\s+/g, ' '))).toEqual([
    'a::-moz-x, a::-webkit-x',
    'i, a::-moz-x',
  ])
})

// An engine drops a whole list for the one selector in it that it does not know. A build splits such a list, and so hides
// the fault from the journeys.
it.each(sheets)('$path: what one engine alone knows stands in a list of its own', ({ text }) => {
  expect(mixedLists(text)).toEqual([])
})
