/** What a table of one's own may hold. Texts: characters, an emoji as one. */
export const tableLimits = {
  entries: 200,
  characters: 200,
  weight: { min: 1, max: 1000 },
} as const
