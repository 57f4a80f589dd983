/** A token, with the blanks before it. */
const token = (pattern: string) => new RegExp(`[ \\t\\n\\r]*${pattern}`, 'y')

const text = String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`
const number = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`
const tokens = {
  text: token(text),
  plain: token(`(?:${text}|${number}|true|false|null)`),
  ...{ colon: token(':'), comma: token(','), nothing: token('') },
  ...{ object: token('\\{'), objectEnd: token('\\}'), list: token('\\['), listEnd: token('\\]') },
}

/** Deeper than any file of ideas, and not so deep that reading it takes the stack. */
const deepest = 100

/**
 * Where a text stops being JSON (RFC 8259). Engines say it in words of their own, and some not at all.
 *
 * @returns the index of what cannot stand there, the text's length where it ends too early; `undefined` for JSON
 */
export function jsonFault(json: string): number | undefined {
  let at = 0
  const take = (name: keyof typeof tokens): boolean => {
    const next = tokens[name]
    next.lastIndex = at
    if (!next.test(json)) return false
    at = next.lastIndex
    return true
  }
  function all(end: keyof typeof tokens, item: () => boolean): boolean {
    if (take(end)) return true
    do if (!item()) return false
    while (take('comma'))
    return take(end)
  }
  function value(depth: number): boolean {
    if (depth > deepest) return false
    if (take('object')) return all('objectEnd', () => take('text') && take('colon') && value(depth + 1))
    if (take('list')) return all('listEnd', () => value(depth + 1))
    return take('plain')
  }
  const isValue = value(0)
  take('nothing')
  return isValue && at === json.length ? undefined : at
}
