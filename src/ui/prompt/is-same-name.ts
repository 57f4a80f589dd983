/**
 * Whether a typed name is the expected one. Case, spaces around it and the shape of quotes and dashes do not count: no
 * keyboard has them all. Nor do invisible characters, which nobody can type.
 */
export function isSameName(typed: string, expected: string): boolean {
  return plain(typed) === plain(expected)
}

function plain(name: string): string {
  const letters = name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[‘’‚′`´]/g, "'")
    .replace(/[“”„″«»]/g, '"')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
  // To upper case first, so that "ß" equals "ss".
  return letters.toUpperCase().toLowerCase()
}
