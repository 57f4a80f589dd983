/** A line of a pasted list: the text to draw, how often, and what was made of a number before it. */
export type Line = { text: string; weight: number; note?: string }

const bullet = /^[-*+•‣◦▪·–—]\s+/
/** `1-3 a rope`, `01–05: a rope`: a range of a die. */
const range = /^(\d{1,4})\s*[-–—]\s*(\d{1,4})(?:\s*[.):]\s+|\s+)(.+)$/
/** `3. a rope`, `3) a rope`, `(3) a rope`, `3: a rope`, `3 - a rope`: a numbered list. `03 a rope`: rows of a die. */
const numbered = /^(\(?\d{1,4}[.):]|\d{1,4}\s+[-–—]|0\d{1,3})\s+(.+)$/
/** `3x a rope`, `3 × a rope`. */
const times = /^(\d+)\s*(?:[xX]\s+|×\s*)(.+)$/
const leading = /^(\d+)\s+(.+)$/

/** A hundred is `00` on two dice of ten sides. */
const toNumber = (digits: string) => (digits === '00' ? 100 : Number(digits))

/**
 * Reads a line without blanks around it.
 *
 * A bullet before it is taken away. A leading number is a weight (`3 a rope`, `3x a rope`, `3 × a rope`), a range is as
 * many (`1–3 a rope`). The number of a list is no weight (`3. a rope`, `3) a rope`, `3 - a rope`, `03 a rope`), and
 * what follows it is text, but for `3. 2x a rope`. So `1x` before a text keeps a number that belongs to it.
 *
 * @returns the weight as it is written, which may be 0, less, or more than a table takes
 */
export function readLine(line: string): Line {
  const text = line.replace(bullet, '')
  const [, from = '', to = '', ranged = ''] = range.exec(text) ?? []
  if (ranged !== '') {
    const weight = toNumber(to) - toNumber(from) + 1
    return {
      text: ranged,
      weight,
      note: `“${from}–${to}” counts as a weight of ${weight}; write “1x” before it if it is text.`,
    }
  }
  const [, number = '', listed = ''] = numbered.exec(text) ?? []
  const rest = listed === '' ? text : listed
  const [, weight = '1', counted = rest] = times.exec(rest) ?? ((listed === '' && leading.exec(rest)) || [])
  const note = listed === '' ? {} : { note: `“${number}” numbers the list and is no weight.` }
  return { text: counted, weight: Number(weight), ...note }
}

/** Writes an entry as a line that `readLine` reads as that entry again. */
export function printLine({ text, weight }: Line): string {
  const plain = weight === 1 ? [text] : []
  const isRead = (line: string) => {
    const read = readLine(line)
    return read.text === text && read.weight === weight
  }
  return [...plain, `${weight} ${text}`].find(isRead) ?? `${weight}x ${text}`
}
