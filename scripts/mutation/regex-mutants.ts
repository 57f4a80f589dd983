/** Each small change of a pattern, and what it becomes. */
const changes: [RegExp, (found: string) => string[]][] = [
  [/^\^/g, () => ['']],
  [/(?<!\\)\$$/g, () => ['']],
  [/(?<!\\)\\[dDwWsS]/g, (found) => [`\\${swapCase(found.slice(1))}`]],
  [/\\p\{/g, () => ['\\P{']],
  [/\(\?<?[!=]/g, (found) => [found.slice(0, -1) + (found.endsWith('!') ? '=' : '!')]],
  [/\[\^?/g, (found) => [found === '[' ? '[^' : '[']],
  [/\{(\d+)(,\d*)?\}/g, (found) => shifted(found)],
  [/(?<=[\])\w.}])[+*]/g, () => ['']],
  [/(?<=[\])\w ])\?/g, () => ['']],
]

const swapCase = (letter: string) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())

/** `{3,30}` takes one less and one more at each end. */
function shifted(quantifier: string): string[] {
  const bounds = quantifier.slice(1, -1).split(',')
  return bounds.flatMap((bound, place) =>
    bound === ''
      ? []
      : [-1, 1].map((by) => `{${bounds.map((each, at) => (at === place ? Number(each) + by : each)).join()}}`),
  )
}

/**
 * The patterns that differ from a regular expression in one place: without an anchor, with another class, a bound
 * moved by one, a flag less.
 *
 * @param literal as it stands in the source, with its slashes and flags
 */
export function regexMutants(literal: string): string[] {
  const end = literal.lastIndexOf('/')
  const [pattern, flags] = [literal.slice(1, end), literal.slice(end + 1)]
  const patterns = changes.flatMap(([part, toOthers]) =>
    [...pattern.matchAll(part)].flatMap(({ 0: found, index }) =>
      toOthers(found).map((other) => pattern.slice(0, index) + other + pattern.slice(index + found.length)),
    ),
  )
  const others = patterns.map((each) => ({ pattern: each, flags }))
  if (flags.includes('i')) others.push({ pattern, flags: flags.replace('i', '') })
  return others.filter(isValid).map((each) => `/${each.pattern}/${each.flags}`)
}

function isValid({ pattern, flags }: { pattern: string; flags: string }): boolean {
  try {
    return pattern !== '' && Boolean(new RegExp(pattern, flags))
  } catch {
    return false
  }
}
