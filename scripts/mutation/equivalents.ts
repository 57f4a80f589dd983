/** Mutants that no test kills, and why nobody could notice them. */
export type Equivalent = {
  file: string
  /** The names of what they stand in, from the outside, as the command prints them. */
  within: string
  from: string
  /** What it becomes: one mutant each. */
  to: string[]
  reason: string
}

export const equivalents: Equivalent[] = [
  {
    file: 'src/rules/account.ts',
    within: 'hasLetterAndDigit',
    from: 'text.length > most * 2',
    to: ['false'],
    reason: 'What is refused unread would be refused after reading, which takes longer.',
  },
  {
    file: 'src/rules/account.ts',
    within: 'hasLetterAndDigit',
    from: '2',
    to: ['3'],
    reason: 'As above: the bound only saves time.',
  },
  {
    file: 'src/rules/ip.ts',
    within: 'longestAddress',
    from: '45',
    to: ['46'],
    reason: 'No address has 46 characters: the rule refuses such a text either way.',
  },
  {
    file: 'src/rules/read-code.ts',
    within: 'ignored',
    from: '/[\\s.\\p{Pd}\\u2212\\p{Cf}]+/gu',
    to: ['/[\\s.\\p{Pd}\\u2212\\p{Cf}]/gu'],
    reason: 'Taken away one by one, the same signs are gone.',
  },
  {
    file: 'src/rules/read-code.ts',
    within: 'ends',
    from: '/[^\\d\\s.\\p{Pd}\\u2212\\p{Cf}]+|\\.\\s|[\\r\\n]/u',
    to: ['/[^\\d\\s.\\p{Pd}\\u2212\\p{Cf}]|\\.\\s|[\\r\\n]/u'],
    reason: 'Between two neighbours that end a number stands an empty part, which is no code.',
  },
]
