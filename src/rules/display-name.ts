/** Words of the app itself: no person may seem to be one of them. */
const appWords = [
  'admin',
  'administrator',
  'emberhall',
  'gamemaster',
  'host',
  'moderator',
  'player',
  'support',
  'system',
]

export const refusesDisplayName = (name: string): boolean => appWords.includes(name.normalize('NFKC').toLowerCase())
