import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('.', import.meta.url)
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))

/** The rules of a stylesheet with `:hover`, each with the media queries around it. */
function hoverRules(css: string) {
  const around: string[] = []
  const found: { selector: string; media: string }[] = []
  for (const [, head = '', bracket] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (bracket === '}') around.pop()
    if (bracket !== '{') continue
    const selector = head.trim()
    if (selector.includes(':hover')) found.push({ selector, media: around.join(' ') })
    around.push(selector)
  }
  return found
}

it('finds the rules that it judges', () => {
  const css = 'a{color:red} a:hover,b{color:red} @media (hover: hover){ /* b */ i:hover{color:red} }'
  expect(hoverRules(css)).toEqual([
    { selector: 'a:hover,b', media: '' },
    { selector: 'i:hover', media: '@media (hover: hover)' },
  ])
})

it.each(sheets)('%s: what shows under a pointer does not stay after a tap', (name) => {
  const css = readFileSync(new URL(name, folder), 'utf8')
  const sticking = hoverRules(css).filter(({ media }) => !media.includes('(hover: hover)'))
  expect(sticking.map(({ selector }) => selector)).toEqual([])
})
