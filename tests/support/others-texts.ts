import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'

const marks = (count: number) => Array.from({ length: count }, (_, at) => String.fromCodePoint(0x300 + (at % 0x4f)))

/** Other people's texts, as a server off the contract would send them. */
export const othersTexts = Object.entries({
  markup: '<img src=x onerror="document.title=1"><b>Bold</b><script>document.title=2</script>',
  'a direction that is turned': '\u202Enwod edispu\u2066 and never back',
  'marks piled upon marks': `Z${'\u0300\u0316\u0334'.repeat(400)}algo`,
  'one letter under 240 marks': `Z${marks(240).join('')}`,
  'marks that no font has': `Z${'\u{1e8d0}\u{10a0f}\u{11f5a}'.repeat(80)}`,
  '10,000 characters without a break': 'W'.repeat(10_000),
})

/** The visible part of a box, clipped by its ancestors; nothing if it is hidden completely. */
function inSight(box: DOMRect, element: Element | null): { left: number; right: number } | undefined {
  let { left, right } = box
  for (let around = element; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible') continue
    const frame = around.getBoundingClientRect()
    left = Math.max(left, frame.left)
    right = Math.min(right, frame.right)
  }
  return right > left ? { left, right } : undefined
}

const isCut = (element: Element | null): boolean =>
  Boolean(element && element.tagName !== 'MAIN') &&
  (getComputedStyle(element as Element).overflowY !== 'visible' || isCut((element as Element).parentElement))

const isPiled = (text: string) => /\p{M}{9}/u.test(text)

/** The visible texts that leave the window, or overlap a text above or below. */
function strayTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const stray: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, textContent } = node
    if (!parentElement?.checkVisibility() || parentElement.closest('script, style, title')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const seen = inSight(range.getBoundingClientRect(), parentElement)
    if (!seen) continue
    const isOut = seen.left < -1 || seen.right > innerWidth + 1
    if (isOut || (isPiled(textContent ?? '') && !isCut(parentElement)))
      stray.push(`${parentElement.tagName}.${parentElement.className}: ${textContent?.slice(0, 20)} ${seen.right}`)
  }
  return stray
}

/** Parts of the page that would scroll sideways. */
const scrolling = () =>
  [
    ...document.querySelectorAll(
      'main, main *, dialog, dialog *, [role=menu], [role=menu] *, [role=listbox], [role=listbox] *',
    ),
  ]
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && !element.matches('textarea, input'))
    .map(({ tagName, className }) => `${tagName}.${className}`)

/** The page keeps its width, its title and all of its markup, and no texts overlap. */
export function expectUnharmed() {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  expect(document.querySelector('main img[onerror], main b > script, main script')).toBeNull()
  expect(document.title).toMatch(/ · Emberhall$/)
  expect(scrolling()).toEqual([])
  expect(strayTexts()).toEqual([])
}

/** Runs the tests of a file on a narrow phone, and restores the width. */
export function onNarrowPhone() {
  beforeEach(() => page.viewport(360, 740))
  afterEach(() => page.viewport(414, 896))
}
